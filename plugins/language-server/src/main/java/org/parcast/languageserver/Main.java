package org.parcast.languageserver;

import java.io.PrintStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** The language server as a program: speaks the Language Server Protocol on standard input and output until the editor ends it. */
public final class Main {
  private Main() {}

  /** Serves until {@code exit} or the end of the input. */
  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out = System.out;
    System.setOut(System.err); // whoever prints must not disturb the protocol
    ParcastServer server = new ParcastServer();
    Launcher<LanguageClient> launcher = new LSPLauncher.Builder<LanguageClient>().setLocalService(server).setRemoteInterface(LanguageClient.class)
        .setInput(System.in).setOutput(out).setExceptionHandler(Main::error).create();
    server.connect(launcher.getRemoteProxy());
    try {
      launcher.startListening().get();
    } catch (ExecutionException | CancellationException e) {
      System.err.println("parcast: error: the connection to the editor broke: " + e.getMessage());
    }
    System.exit(server.exitCode());
  }

  /** What the library knows of the protocol and this server does not do is no internal error. */
  private static ResponseError error(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnsupportedOperationException) {
        return new ResponseError(ResponseErrorCode.MethodNotFound, "there is no such method here", null);
      }
    }
    return RemoteEndpoint.DEFAULT_EXCEPTION_HANDLER.apply(thrown);
  }
}
