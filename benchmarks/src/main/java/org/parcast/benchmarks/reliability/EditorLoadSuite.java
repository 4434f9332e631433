package org.parcast.benchmarks.reliability;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.parcast.benchmarks.reliability.run.LiveHeap;
import org.parcast.languageserver.Main;
import picocli.CommandLine.Option;

/** An editor that asks and types all day. */
final class EditorLoadSuite implements Suite {
  /** The text changes as often: a judgement of its loops follows. */
  private static final int REQUESTS_A_CHANGE = 20;
  /** Memory is flat where what is in use at the end is within this share of what was in use after a fifth of the requests. */
  private static final double FLAT = 1.1;
  private static final double MIB = 1 << 20;
  private static final String GROWN = "times grown";
  private static final String EARLY = "MiB in use after a fifth";

  @Option(names = "--requests", paramLabel = "N", description = "How many requests (default: ${DEFAULT-VALUE}).")
  private int requests = 10_000;

  @Override
  public Promise promise() {
    return new Promise("editor-load", "The language server lasts a day", "servers", GROWN,
        "It answers as fast after thousands of requests as after the first, and its memory does not grow by a tenth.\n"
        + "The requests are hovers, lenses and actions in turn; the text changes every " + REQUESTS_A_CHANGE + " of them.");
  }

  @Override
  public boolean isTold(String count) {
    return !count.equals(EARLY); // the end is told, and whether it is more
  }

  @Override
  public List<String> items() {
    return List.of("language server");
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process = new ProcessBuilder(java, "-Xmx512m", "-cp", System.getProperty("java.class.path"), Main.class.getName())
        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try {
      var launcher = Launcher.createLauncher(new Deaf(), LanguageServer.class, process.getInputStream(), process.getOutputStream());
      launcher.startListening();
      LanguageServer server = launcher.getRemoteProxy();
      InitializeParams editor = new InitializeParams();
      editor.setCapabilities(new ClientCapabilities());
      server.initialize(editor).get();
      return load(server.getTextDocumentService(), process.pid());
    } finally {
      process.destroyForcibly();
    }
  }

  private NamedCounts load(TextDocumentService service, long pid) throws Exception {
    Path file = Path.of("testdata/programs/Heat2D.java").toAbsolutePath();
    String text = Files.readString(file);
    int lines = (int) text.lines().count();
    TextDocumentIdentifier document = new TextDocumentIdentifier(file.toUri().toString());
    service.didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(document.getUri(), "java", 1, text)));
    long[] nanoseconds = new long[requests];
    long early = 0;
    for (int i = 0; i < requests; i++) {
      if (i % REQUESTS_A_CHANGE == 0) {
        service.didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(document.getUri(), i + 2),
            List.of(new TextDocumentContentChangeEvent(text + "// " + i + "\n"))));
      }
      long start = System.nanoTime();
      ask(service, document, i, new Position(i / 3 % lines, 4)).get(60, TimeUnit.SECONDS);
      nanoseconds[i] = System.nanoTime() - start;
      if (i == requests / 5) {
        early = LiveHeap.bytes(pid);
      }
    }
    long late = LiveHeap.bytes(pid);
    Arrays.sort(nanoseconds);
    return NamedCounts.NONE.with("requests", requests)
        .with("ms median", at(nanoseconds, .5))
        .with("ms 99th percentile", at(nanoseconds, .99))
        .with("ms longest", at(nanoseconds, 1))
        .with(EARLY, early / MIB)
        .with("MiB in use at the end", late / MIB)
        .with(GROWN, late < early * FLAT ? 0 : 1);
  }

  private static CompletableFuture<?> ask(TextDocumentService service, TextDocumentIdentifier document, int i, Position there) {
    return switch (i % 3) {
      case 0 -> service.hover(new HoverParams(document, there));
      case 1 -> service.codeLens(new CodeLensParams(document));
      default -> service.codeAction(new CodeActionParams(document, new Range(there, there), new CodeActionContext(List.of())));
    };
  }

  /** Milliseconds within which this share of the sorted times lies. */
  private static double at(long[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1] * 1e-6;
  }

  /** An editor that shows nothing. */
  private static final class Deaf implements Endpoint {
    @Override
    public CompletableFuture<?> request(String method, Object parameter) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notify(String method, Object parameter) {}
  }
}
