package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** An editor with a server, as tests use it. */
abstract class EditorConnection {
  static final int SECONDS = 60;

  /** Lines of the loops of {@link #PROGRAM}, from 0. */
  static final int FILL = 4;

  static final int PREFIX = 7;

  static final String PROGRAM =
      """
      package demo;
      public class Sum {
        public static void main(String[] args) {
          double[] a = new double[100];
          for (int i = 0; i < a.length; i++) {
            a[i] = i;
          }
          for (int i = 1; i < a.length; i++) {
            a[i] += a[i - 1];
          }
          System.out.println(a[99]);
        }
      }
      """;

  @TempDir Path directory;

  final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  final List<String> progress = new CopyOnWriteArrayList<>();
  InputStream fromServer;
  OutputStream toServer;
  LanguageServer server;
  String uri;

  @BeforeEach
  void start() throws Exception {
    Path file = Files.createDirectories(directory.resolve("demo")).resolve("Sum.java");
    Files.writeString(file, PROGRAM);
    uri = file.toUri().toString();
    startServer();
    var launcher = LSPLauncher.createClientLauncher(new Editor(), fromServer, toServer);
    launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  /** Has somebody serve at the other ends of {@link #toServer} and {@link #fromServer}. */
  abstract void startServer() throws IOException;

  /** With hints at all loops. */
  void open(String text) throws Exception {
    initialize();
    showAll();
    didOpen(text);
  }

  void showAll() throws Exception {
    server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.showAll", List.of())).get(SECONDS, TimeUnit.SECONDS);
  }

  void initialize() throws Exception {
    InitializeParams parameters = new InitializeParams();
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    parameters.setCapabilities(new ClientCapabilities(null, null, window, null));
    assertThat(server.initialize(parameters).get(SECONDS, TimeUnit.SECONDS).getCapabilities().getExecuteCommandProvider().getCommands())
        .containsExactly("parcast.analyze", "parcast.showAll");
  }

  void didOpen(String text) {
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "java", 1, text)));
  }

  void change(String text) {
    server
        .getTextDocumentService()
        .didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri, 2), List.of(new TextDocumentContentChangeEvent(text))));
  }

  List<Diagnostic> diagnostics() throws InterruptedException {
    PublishDiagnosticsParams next = published.poll(SECONDS, TimeUnit.SECONDS);
    assertThat(next).isNotNull();
    return next.getDiagnostics();
  }

  /** Those of loops. */
  List<String> lenses() throws Exception {
    return allLenses().stream().filter(lens -> !lens.startsWith("0 ")).toList();
  }

  List<String> allLenses() throws Exception {
    return server.getTextDocumentService().codeLens(new CodeLensParams(new TextDocumentIdentifier(uri))).get(SECONDS, TimeUnit.SECONDS).stream()
        .map(lens -> lens.getRange().getStart().getLine() + " " + lens.getCommand().getTitle())
        .toList();
  }

  List<CodeAction> actions(int line) throws Exception {
    Range range = new Range(new Position(line, 0), new Position(line, 0));
    return server
        .getTextDocumentService()
        .codeAction(new CodeActionParams(new TextDocumentIdentifier(uri), range, new CodeActionContext(List.of())))
        .get(SECONDS, TimeUnit.SECONDS)
        .stream()
        .map(Either::getRight)
        .toList();
  }

  List<TextEdit> edits(int line) throws Exception {
    return actions(line).stream().filter(action -> action.getEdit() != null).map(action -> action.getEdit().getChanges().get(uri).get(0)).toList();
  }

  List<String> inserted(int line) throws Exception {
    return edits(line).stream().map(TextEdit::getNewText).toList();
  }

  /** The text with an edit in it. */
  static String applied(String text, TextEdit edit) {
    return text.substring(0, offset(text, edit.getRange().getStart())) + edit.getNewText() + text.substring(offset(text, edit.getRange().getEnd()));
  }

  private static int offset(String text, Position position) {
    int start = 0;
    for (int line = 0; line < position.getLine(); line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + position.getCharacter();
  }

  /** What the program with this text prints; it must compile. */
  String printed(String text) throws Exception {
    Files.writeString(directory.resolve("demo/Sum.java"), text);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process run = new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", directory.resolve("demo/Sum.java").toString()).redirectErrorStream(true).start();
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor()).as(printed).isZero();
    return printed;
  }

  /** Takes what the server sends by itself. */
  private final class Editor implements LanguageClient {
    @Override
    public void telemetryEvent(Object event) {}

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      published.add(diagnostics);
    }

    @Override
    public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams token) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notifyProgress(ProgressParams parameters) {
      WorkDoneProgressNotification told = parameters.getValue().getLeft();
      progress.add(told instanceof WorkDoneProgressBegin begin ? begin.getTitle() : told instanceof WorkDoneProgressReport report ? report.getMessage() : "end");
    }

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
  }
}
