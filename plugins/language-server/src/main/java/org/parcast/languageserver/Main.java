package org.parcast.languageserver;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** The language server as a program: speaks the Language Server Protocol on standard input and output until the editor ends it. */
public final class Main {
  /** The methods of the protocol that the editor calls. */
  private static final Map<String, JsonRpcMethod> METHODS = ServiceEndpoints.getSupportedMethods(LanguageServer.class);

  private Main() {}

  /** Serves until {@code exit} or the end of the input. */
  public static void main(String[] arguments) throws InterruptedException {
    System.setProperty("java.util.logging.SimpleFormatter.format", "parcast: %5$s%n"); // of what the library refuses no stack trace
    PrintStream out = System.out;
    System.setOut(System.err); // whoever prints must not disturb the protocol
    ParcastServer server = new ParcastServer();
    Launcher<LanguageClient> launcher = connection(server, System.in, out).create();
    server.connect(launcher.getRemoteProxy());
    try {
      launcher.startListening().get();
    } catch (ExecutionException | CancellationException e) {
      System.err.println("parcast: error: the connection to the editor broke: " + e.getMessage());
    }
    System.exit(server.exitCode());
  }

  /** How a server hears an editor and answers it. Messages without what the protocol asks for are refused before the server sees them. */
  static Launcher.Builder<LanguageClient> connection(LanguageServer server, InputStream in, OutputStream out) {
    return new LSPLauncher.Builder<LanguageClient>().setLocalService(server).setRemoteInterface(LanguageClient.class).setInput(in).setOutput(out)
        .validateMessages(true).wrapMessages(Main::refusing).setExceptionHandler(Main::error);
  }

  /** The library's own validation sees what is missing within parameters, not that there are none, nor that what asks for no answer is sent as if it did. */
  private static MessageConsumer refusing(MessageConsumer next) {
    return message -> {
      if (message instanceof RequestMessage request && isNotification(request.getMethod())) {
        throw refusal(message, request.getMethod() + " is a notification: send it without an id", ResponseErrorCode.InvalidRequest);
      }
      boolean missing = message instanceof RequestMessage request ? request.getParams() == null && takesParameters(request.getMethod())
          : message instanceof NotificationMessage notification && notification.getParams() == null && takesParameters(notification.getMethod());
      if (missing) {
        throw refusal(message, "the parameters are missing", ResponseErrorCode.InvalidParams);
      }
      next.consume(message);
    };
  }

  private static MessageIssueException refusal(Message message, String text, ResponseErrorCode code) {
    return new MessageIssueException(message, List.of(new MessageIssue(text, code.getValue())));
  }

  private static boolean isNotification(String method) {
    JsonRpcMethod known = METHODS.get(method);
    return known != null && known.isNotification();
  }

  private static boolean takesParameters(String method) {
    JsonRpcMethod known = METHODS.get(method);
    return known != null && known.getParameterTypes().length > 0;
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
