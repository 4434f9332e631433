package org.parcast.languageserver;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.parcast.engine.build.WrittenResults;
import org.parcast.engine.run.AnalysisException;

/**
 * The files that are open in the editor. They are judged one after another by a thread of their own, and questions wait for that: what is answered belongs to the
 * text that the question was about.
 */
final class Documents implements TextDocumentService {
  private final Map<String, Document> open = new ConcurrentHashMap<>();
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "parcast-judge");
        thread.setDaemon(true);
        return thread;
      });
  private LanguageClient client;
  private SourceJudge judge = new SourceJudge(List.of());
  private volatile boolean all;
  private boolean refreshLenses;
  private boolean progress;
  private boolean versionedEdits;

  void connect(LanguageClient connected) {
    client = connected;
  }

  /** Sets what the sources are compiled against. */
  void classPath(List<Path> classPath) {
    judge = new SourceJudge(classPath);
  }

  /** Sets whether the editor can be asked to show lenses anew. */
  void refreshLenses(boolean supported) {
    refreshLenses = supported;
  }

  /** Sets whether the editor shows the progress of long work. */
  void progress(boolean supported) {
    progress = supported;
  }

  /** Sets whether the editor takes edits of a certain version of a text, which it refuses once the text is another. */
  void versionedEdits(boolean supported) {
    versionedEdits = supported;
  }

  /** The progress of a run, for the editor. */
  RunProgress progress() {
    return new RunProgress(client, progress);
  }

  SourceJudge judge() {
    return judge;
  }

  /** An open file, or null. */
  Document find(String uri) {
    return open.get(uri);
  }

  /** Points at all loops, or no longer. */
  void toggleAll() {
    all = !all;
    open.keySet().forEach(uri -> worker.execute(() -> publish(uri)));
  }

  /** Takes what a run of a file showed. */
  void measured(String uri, Judged measured) {
    open.computeIfPresent(uri, (u, d) -> new Document(u, d.version(), d.path(), d.proven(), Optional.of(measured)));
    worker.execute(() -> publish(uri));
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    Optional<Path> path = uri.startsWith("file:") && uri.endsWith(".java") ? path(uri) : Optional.empty();
    if (path.isEmpty()) {
      return;
    }
    TextDocumentItem opened = parameters.getTextDocument();
    open.put(uri, new Document(uri, opened.getVersion(), path.get(), Judged.nothing(opened.getText()), Optional.empty()));
    worker.execute(() -> judge(uri));
    CompletableFuture.runAsync(() -> recall(uri));
  }

  /** The file of a URI; none where it is malformed, or that of another machine. */
  private static Optional<Path> path(String uri) {
    try {
      return Optional.of(Path.of(URI.create(uri)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Takes what the last recording shows of a file, if there is one and nothing newer is known. */
  private void recall(String uri) {
    Document document = open.get(uri);
    if (document == null) {
      return;
    }
    int ranks;
    try {
      ranks = RunSettings.of(document.path(), List.of()).ranks();
    } catch (AnalysisException e) {
      return; // the command says what is wrong with the settings
    }
    WrittenResults.near(document.path(), ".parcast").stream().map(recording -> judge.recorded(document.path(), recording, ranks)).flatMap(Optional::stream).findFirst()
        .ifPresent(recorded -> {
          open.computeIfPresent(uri, (u, d) -> d.measured().isPresent() ? d : new Document(u, d.version(), d.path(), d.proven(), Optional.of(recorded)));
          worker.execute(() -> publish(uri));
        });
  }

  @Override
  public void didChange(DidChangeTextDocumentParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    if (parameters.getContentChanges().isEmpty()) {
      return;
    }
    String text = parameters.getContentChanges().get(parameters.getContentChanges().size() - 1).getText();
    Integer version = parameters.getTextDocument().getVersion();
    open.computeIfPresent(uri, (u, d) -> new Document(u, version == null ? d.version() : version, d.path(), Judged.nothing(text), d.measured()));
    worker.execute(() -> judge(uri));
  }

  @Override
  public void didClose(DidCloseTextDocumentParams parameters) {
    String uri = parameters.getTextDocument().getUri();
    if (open.remove(uri) != null) {
      client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    }
  }

  @Override
  public void didSave(DidSaveTextDocumentParams parameters) {}

  /** Judges the text as it is now; nothing to do where an earlier change has been followed by this one's judgement already. */
  private void judge(String uri) {
    Document document = open.get(uri);
    if (document == null || !document.proven().equals(Judged.nothing(document.text()))) {
      return;
    }
    Judged judged = judge.judge(document.path(), document.text());
    open.computeIfPresent(uri, (u, d) -> d.text().equals(judged.text()) ? new Document(u, d.version(), d.path(), judged, d.measured()) : d);
    publish(uri);
  }

  private void publish(String uri) {
    Document document = open.get(uri);
    if (document != null) {
      client.publishDiagnostics(new PublishDiagnosticsParams(uri, Marks.diagnostics(document, all)));
      if (refreshLenses) {
        client.refreshCodeLenses();
      }
    }
  }

  private <T> CompletableFuture<T> answer(String uri, T without, Function<Document, T> answer) {
    return CompletableFuture.supplyAsync(
        () -> {
          Document document = open.get(uri);
          return document == null ? without : answer.apply(document);
        },
        worker);
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams parameters) {
    return answer(parameters.getTextDocument().getUri(), List.of(), document -> Marks.lenses(document, all));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams parameters) {
    return answer(parameters.getTextDocument().getUri(), null, document -> Marks.hover(document, parameters.getPosition().getLine()));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams parameters) {
    return answer(parameters.getTextDocument().getUri(), List.of(), document -> new LoopActions(document, judge, versionedEdits).in(parameters.getRange()));
  }
}
