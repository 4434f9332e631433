package org.parcast.languageserver;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server: what it can do, and its life. */
final class ParcastServer implements LanguageServer, LanguageClientAware {
  private final Documents documents = new Documents();
  private final Commands commands = new Commands(documents);
  private boolean shutDown;

  @Override
  public void connect(LanguageClient client) {
    documents.connect(client);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
    if (parameters.getInitializationOptions() instanceof JsonObject options) {
      documents.classPath(paths(strings(options, "classpath")));
      if (options.has("arguments")) {
        commands.arguments(strings(options, "arguments"));
      }
    }
    Optional<ClientCapabilities> editor = Optional.ofNullable(parameters.getCapabilities());
    documents.refreshLenses(editor.map(ClientCapabilities::getWorkspace).map(WorkspaceClientCapabilities::getCodeLens)
        .map(CodeLensWorkspaceCapabilities::getRefreshSupport).orElse(false));
    documents.progress(editor.map(ClientCapabilities::getWindow).map(WindowClientCapabilities::getWorkDoneProgress).orElse(false));
    documents.versionedEdits(editor.map(ClientCapabilities::getWorkspace).map(WorkspaceClientCapabilities::getWorkspaceEdit)
        .map(WorkspaceEditCapabilities::getDocumentChanges).orElse(false));
    ServerCapabilities capabilities = new ServerCapabilities();
    capabilities.setTextDocumentSync(TextDocumentSyncKind.Full);
    capabilities.setHoverProvider(true);
    capabilities.setCodeActionProvider(true);
    capabilities.setCodeLensProvider(new CodeLensOptions(false));
    capabilities.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(Commands.ANALYZE, Commands.SHOW_ALL)));
    return CompletableFuture.completedFuture(new InitializeResult(capabilities, new ServerInfo("parcast")));
  }

  private static List<String> strings(JsonObject options, String name) {
    List<String> values = new ArrayList<>();
    if (options.get(name) != null && options.get(name).isJsonArray()) {
      for (JsonElement value : options.getAsJsonArray(name)) {
        if (!value.isJsonPrimitive()) {
          throw invalid("initializationOptions." + name + ": " + value + " is no text; give a list of texts");
        }
        values.add(value.getAsString());
      }
    }
    return values;
  }

  private static List<Path> paths(List<String> names) {
    try {
      return names.stream().map(Path::of).toList();
    } catch (InvalidPathException e) {
      throw invalid("initializationOptions.classpath: " + e.getMessage() + "; give paths of directories and jars");
    }
  }

  private static ResponseErrorException invalid(String message) {
    return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, message, null));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    System.exit(exitCode());
  }

  /** As the protocol has it: 1 where the editor did not ask to shut down first. */
  int exitCode() {
    return shutDown ? 0 : 1;
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return commands;
  }
}
