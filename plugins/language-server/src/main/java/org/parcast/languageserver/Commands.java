package org.parcast.languageserver;

import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.parcast.engine.run.AnalysisException;

/** The commands: one runs the program of an open file and shows what its loops did, one shows all loops. */
final class Commands implements WorkspaceService {
  static final String ANALYZE = "parcast.analyze";
  static final String SHOW_ALL = "parcast.showAll";

  private final Documents documents;
  private List<String> arguments;

  Commands(Documents documents) {
    this.documents = documents;
  }

  /** Arguments for the program, before those of the settings file. */
  void arguments(List<String> given) {
    arguments = List.copyOf(given);
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams parameters) {
    if (parameters.getCommand().equals(SHOW_ALL)) {
      documents.toggleAll();
      return CompletableFuture.completedFuture(null);
    }
    boolean known = parameters.getCommand().equals(ANALYZE) && parameters.getArguments() != null && parameters.getArguments().size() == 1;
    if (!known || !(parameters.getArguments().get(0) instanceof JsonPrimitive uri)) {
      return refuse("there are " + SHOW_ALL + ", and " + ANALYZE + " with the URI of an open file as its argument");
    }
    Document document = documents.find(uri.getAsString());
    if (document == null) {
      return refuse(uri.getAsString() + " is not open: open the file with the program's main method");
    }
    RunSettings settings;
    try {
      settings = RunSettings.of(document.path(), arguments);
    } catch (AnalysisException e) {
      return refuse(e.printable(EditorOptionNames.NAMES));
    }
    return CompletableFuture.supplyAsync(() -> measured(document, settings))
        .thenApply(measured -> {
          if (!measured.failure().isEmpty()) {
            throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, measured.failure(), null));
          }
          documents.measured(document.uri(), measured);
          return measured.loops().size() + " loops";
        });
  }

  private Judged measured(Document document, RunSettings settings) {
    try (RunProgress progress = documents.progress()) {
      progress.begin(String.valueOf(document.path().getFileName()));
      return documents.judge().measure(document.path(), document.text(), settings, progress);
    }
  }

  private static CompletableFuture<Object> refuse(String reason) {
    return CompletableFuture.failedFuture(new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, reason, null)));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams parameters) {}

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams parameters) {}
}
