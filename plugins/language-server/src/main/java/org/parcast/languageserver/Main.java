package org.parcast.languageserver;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** The language server as a program: speaks the Language Server Protocol on standard input and output until the editor ends it. */
public final class Main {
  private Main() {}

  /** Serves until {@code exit} or the end of the input. */
  public static void main(String[] arguments) throws InterruptedException {
    InputStream in = System.in;
    PrintStream out = System.out;
    System.setOut(System.err); // whoever prints must not disturb the protocol
    System.setIn(InputStream.nullInputStream()); // nor may an analysed program read it
    ParcastServer server = new ParcastServer();
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
    server.connect(launcher.getRemoteProxy());
    try {
      launcher.startListening().get();
    } catch (ExecutionException | CancellationException e) {
      System.err.println("parcast: error: the connection to the editor broke: " + e.getMessage());
    }
    System.exit(server.exitCode());
  }
}
