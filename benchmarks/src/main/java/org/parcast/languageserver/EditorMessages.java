package org.parcast.languageserver;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** A language server that is sent messages, whatever they are. */
public final class EditorMessages {
  private static final String INTERNAL_ERROR = "\"code\":-32603";

  private EditorMessages() {}

  /** A server that stays when it is told to end. */
  private record Staying(ParcastServer server) implements LanguageServer {
    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
      return server.initialize(parameters);
    }

    @Override
    public CompletableFuture<Object> shutdown() {
      return server.shutdown();
    }

    @Override
    public void exit() {
      // A server in this virtual machine must not end it.
    }

    @Override
    public TextDocumentService getTextDocumentService() {
      return server.getTextDocumentService();
    }

    @Override
    public WorkspaceService getWorkspaceService() {
      return server.getWorkspaceService();
    }
  }

  /**
   * Sends messages and waits until the server has taken them.
   *
   * @param lines the contents of messages, each in a line
   * @throws IllegalStateException where the server answers that it failed, one of its threads ended by an exception, or a loop could not be judged for one
   */
  public static void exchange(byte[] lines) throws Exception {
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    for (String line : new String(lines, StandardCharsets.UTF_8).split("\n")) {
      byte[] content = line.getBytes(StandardCharsets.UTF_8);
      messages.writeBytes(("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      messages.writeBytes(content);
    }
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    AtomicReference<Throwable> uncaught = new AtomicReference<>();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.set(thrown));
    ParcastServer server = new ParcastServer();
    ExecutorService reader = Executors.newSingleThreadExecutor();
    try {
      Launcher<LanguageClient> launcher =
          Main.connection(new Staying(server), new ByteArrayInputStream(messages.toByteArray()), answers).setExecutorService(reader).create();
      server.connect(launcher.getRemoteProxy());
      launcher.startListening().get();
      // The server's own thread answers this after all that came before.
      server.getTextDocumentService().codeLens(new CodeLensParams(new TextDocumentIdentifier(""))).get();
    } finally {
      reader.shutdown();
    }
    String answered = answers.toString(StandardCharsets.UTF_8);
    if (answered.contains(INTERNAL_ERROR) || answered.contains(SourceJudge.DEFECT) || uncaught.get() != null) {
      throw new IllegalStateException(answered, uncaught.get());
    }
  }
}
