package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.LanguageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;

/** What an editor asks of the server, and is told. */
@Tag("slow")
class EditorSessionTest extends EditorConnection {
  /** One fills, one gathers a sum, one two of them, one needs a variable of its own and a copy of one that changes. */
  private static final String GATHERS =
      """
      package demo;
      public class Sum {
        public static void main(String[] args) {
          double[] a = new double[100];
          for (int k = 0; k < a.length; k++) {
            a[k] = k;
          }
          double sum = 0;
          for (int k = 0; k < a.length; k++) {
            sum += a[k];
          }
          int squares = 0;
          int cubes = 0;
          for (int k = 0; k < a.length; k++) {
            squares += k * k;
            cubes += k * k * k;
          }
          double t;
          double factor = 1;
          factor = 3;
          for (int k = 0; k < a.length; k++) {
            t = a[k] * factor;
            a[k] = t * t;
          }
          System.out.println(sum + " " + squares + " " + cubes + " " + a[99]);
        }
      }
      """;

  private WritableByteChannel answers;

  /** In this virtual machine: another one would take longer to start than the rest of a test. */
  @Override
  void startServer() throws IOException {
    Pipe there = Pipe.open();
    Pipe back = Pipe.open();
    answers = back.sink();
    ParcastServer serving = new ParcastServer();
    Launcher<LanguageClient> launcher = Main.connection(serving, Channels.newInputStream(there.source()), Channels.newOutputStream(answers)).create();
    serving.connect(launcher.getRemoteProxy());
    launcher.startListening();
    fromServer = Channels.newInputStream(back.source());
    toServer = Channels.newOutputStream(there.sink());
  }

  @AfterEach
  void end() throws IOException {
    toServer.close();
    answers.close();
  }

  @Test
  void onlyWhatMayPayIsPointedAtAndTheRestOnDemand() throws Exception {
    initialize();
    didOpen(PROGRAM);
    assertThat(diagnostics()).extracting(d -> d.getRange().getStart().getLine()).containsExactly(FILL);
    assertThat(allLenses()).containsExactly("0 2 loops, 1 can run in parallel; run the program to see what pays", "0 Show all loops", FILL + " parallel (proven)");
    HoverParams there = new HoverParams(new TextDocumentIdentifier(uri), new Position(PREFIX, 6));
    assertThat(server.getTextDocumentService().hover(there).get(SECONDS, TimeUnit.SECONDS).getContents().getRight().getValue()).contains("a[i-1]");

    showAll();
    assertThat(diagnostics()).hasSize(2);
    assertThat(allLenses()).contains("0 Show fewer loops").hasSize(4);
    showAll();
    assertThat(diagnostics()).hasSize(1);

    String fill = "    for (int i = 0; i < a.length; i++) {\n      a[i] = i;\n    }\n";
    change(PROGRAM.replace(fill, fill.repeat(12)));
    assertThat(diagnostics()).hasSize(10);
    assertThat(allLenses()).hasSize(12);
  }

  @Test
  void whatIsTimedIsPointedAtIfItMayPay() throws Exception {
    initialize();
    didOpen(PROGRAM);
    diagnostics();
    server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.analyze", List.of(uri))).get(SECONDS, TimeUnit.SECONDS);
    diagnostics();
    List<String> lenses = allLenses();
    List<String> pointedAt = lenses.stream().filter(lens -> !lens.startsWith("0 ")).toList(); // none or one: as fast as the machine is
    assertThat(lenses).contains("0 2 loops, " + pointedAt.size() + " may pay", "0 Show all loops");
    assertThat(pointedAt).hasSizeLessThan(2).allMatch(lens -> lens.matches(FILL + " parallel .* of the work, (may pay: .*x to .*x|\\d+\\.\\dx) on \\d+ cores.*"));
  }

  @Test
  void aLoopBecomesAStreamThatComputesTheSame() throws Exception {
    open(PROGRAM);
    for (String text : List.of(
        GATHERS,
        GATHERS.replace("  ", "\t").replace("\n", "\r\n"),
        GATHERS.replace("double sum", "/* for (;;) { */ double sum").replaceAll(" \\{\n *(sum|squares|a\\[k)", " { $1"))) {
      List<String> lines = text.lines().toList();
      String edited = text;
      for (int line = lines.size() - 1; line >= 0; line--) {
        if (lines.get(line).contains("for (int ")) {
          change(edited);
          List<TextEdit> all = edits(line);
          TextEdit stream = all.get(all.size() - 1);
          edited = applied(edited, stream);
          assertThat(stream.getNewText()).contains(".parallel()").matches(form -> !form.contains("\n") || form.contains("\r\n") == text.contains("\r\n"), "the ends of lines of the text");
        }
      }
      assertThat(edited.lines().toList()).startsWith(lines.get(0), lines.get(1), lines.get(2)).endsWith(lines.get(lines.size() - 1)).anyMatch(lines.get(lines.size() - 3)::equals);
      assertThat(edited).doesNotContain("for (int ").matches(all -> !text.contains("\t") || all.contains("\n\t\t\ta[k] = "));
      assertThat(printed(edited)).isEqualTo(printed(text)).contains("4950");
    }
  }

  @Test
  void aLoopRunsInParallelAndComputesTheSame() throws Exception {
    open(PROGRAM);
    CodeAction action = actions(FILL).stream().filter(offered -> offered.getTitle().startsWith("Run this loop in parallel")).findFirst().orElseThrow();
    assertThat(action.getTitle()).isEqualTo("Run this loop in parallel; run the program to see what it gains");
    String edited = applied(PROGRAM, action.getEdit().getChanges().get(uri).get(0));
    assertThat(edited).contains("mainPart(from, to, a);");
    assertThat(printed(edited)).isEqualTo(printed(PROGRAM));
  }

  @Test
  void anEditNamesTheVersionOfTheTextThatItIsFor() throws Exception {
    WorkspaceEditCapabilities edits = new WorkspaceEditCapabilities();
    edits.setDocumentChanges(true);
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceEdit(edits);
    InitializeParams parameters = new InitializeParams();
    parameters.setCapabilities(new ClientCapabilities(workspace, null, null, null));
    server.initialize(parameters).get(SECONDS, TimeUnit.SECONDS);
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "java", 1, PROGRAM)));
    change("// moved\n" + PROGRAM);

    assertThat(actions(FILL)).describedAs("there is no loop any more").isEmpty();
    assertThat(actions(FILL + 1)).filteredOn(action -> action.getEdit() != null).hasSize(5).allSatisfy(action -> {
      VersionedTextDocumentIdentifier of = action.getEdit().getDocumentChanges().get(0).getLeft().getTextDocument();
      assertThat(of.getUri()).isEqualTo(uri);
      assertThat(of.getVersion()).isEqualTo(2);
    });
  }

  @Test
  void whereThereIsNoStreamHoveringTellsWhy() throws Exception {
    open(PROGRAM.replace("for (int i = 0; i < a.length; i++) {\n      a[i] = i;", "int n = -1;\n    while (++n < a.length && n < 100) {\n      a[n] = n;"));
    assertThat(inserted(FILL + 1)).noneMatch(form -> form.contains(".parallel()"));
    HoverParams there = new HoverParams(new TextDocumentIdentifier(uri), new Position(FILL + 1, 6));
    assertThat(server.getTextDocumentService().hover(there).get(SECONDS, TimeUnit.SECONDS).getContents().getRight().getValue())
        .contains("- no stream: it counts in its body: write it as a for statement first");
  }

  @Test
  void aRunIsShownAndGrowsOld() throws Exception {
    open(PROGRAM);
    diagnostics();
    Object done =
        server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.analyze", List.of(uri))).get(SECONDS, TimeUnit.SECONDS);
    assertThat(String.valueOf(done)).contains("2 loops");
    assertThat(progress).first().isEqualTo("Parcast: running Sum.java");
    assertThat(progress).last().isEqualTo("end");
    assertThat(progress).hasSizeGreaterThan(4);
    diagnostics();
    assertThat(lenses()).hasSize(2).allMatch(lens -> lens.contains("% of the work") && !lens.contains("before the last change"));
    assertThat(lenses()).as("the forecast, not a bound").anyMatch(lens -> lens.matches(".*% of the work, (does not pay|may pay: .*x to .*x on .* cores|\\d+\\.\\dx on .* cores).*"));
    assertThat(actions(FILL)).extracting(CodeAction::getTitle).anyMatch(title -> title.matches("Run this loop in parallel \\((does not pay|may pay: \\d+\\.\\dx to \\d+\\.\\dx on \\d+ cores|\\d+\\.\\dx on \\d+ cores)\\)"));
    change("// moved\n" + PROGRAM);
    assertThat(diagnostics()).hasSize(2);
    assertThat(lenses()).hasSize(2).allMatch(lens -> lens.contains("% of the work") && lens.contains("before the last change"));
  }

  @Test
  void whereLensesAreNotShownAnActionRunsTheProgram() throws Exception {
    open(PROGRAM);
    diagnostics();
    Range range = new Range(new Position(PREFIX, 0), new Position(PREFIX, 0));
    CodeActionParams there = new CodeActionParams(new TextDocumentIdentifier(uri), range, new CodeActionContext(List.of()));
    Command command = server.getTextDocumentService().codeAction(there).get(SECONDS, TimeUnit.SECONDS).get(0).getRight().getCommand();

    assertThat(command.getCommand()).isEqualTo("parcast.analyze");
    server.getWorkspaceService().executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments())).get(SECONDS, TimeUnit.SECONDS);
    diagnostics();
    assertThat(lenses()).allMatch(lens -> lens.contains("% of the work"));
  }

  @Test
  void namesDoNothingToTheEditor() throws Exception {
    open(PROGRAM.replaceAll("\\ba\\b", "a\u202Eb"));
    assertThat(diagnostics()).hasSize(2).noneMatch(diagnostic -> diagnostic.getMessage().getLeft().contains("\u202E"));
    assertThat(inserted(FILL)).isNotEmpty();
  }

  @Test
  void theLastRecordingIsShownAndGrowsOld() throws Exception {
    Path file = directory.resolve("demo/Sum.java");
    Target program = new Target(file, null, List.of(), List.of(directory), List.of(), List.of());
    Run run = new Run(List.of(), List.of(), directory, "256m", null);
    Engine.analyze(new AnalysisRequest(program, run, new Region(List.of(), null, 0), CommunicationRequest.of(List.of(2)), true, directory.resolve("target/parcast"), Scope.LOOPS, null), AnalysisListener.SILENT);
    open(PROGRAM);
    diagnostics();
    diagnostics();
    assertThat(lenses()).hasSize(2).allMatch(lens -> lens.contains("% of the work") && !lens.contains("before the last change"));
    change("// moved\n" + PROGRAM);
    diagnostics();
    assertThat(lenses()).hasSize(2).allMatch(lens -> lens.contains("% of the work") && lens.contains("before the last change"));
  }

  @Test
  void settingsThatMakeNoSenseAreToldOfWhenTheProgramIsRun() throws Exception {
    Files.writeString(directory.resolve("parcast.yaml"), "ranks: many\n");
    open(PROGRAM);
    diagnostics();
    assertThatThrownBy(() -> server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.analyze", List.of(uri))).get(SECONDS, TimeUnit.SECONDS))
        .hasMessageContaining("parcast.yaml:1: ranks: 'many' is not a whole number");
  }

  @Test
  void theSettingsFileSaysWhatIsRun() throws Exception {
    Files.writeString(directory.resolve("parcast.yaml"), "main: demo.Start\nclasspath: lib:more\nsteps: 1\n");
    Files.createDirectories(directory.resolve("lib"));
    Files.createDirectories(directory.resolve("more"));
    Files.writeString(directory.resolve("demo/Start.java"), "package demo;\npublic class Start {\n  public static void main(String[] args) { Sum.go(args); }\n}\n");
    open(PROGRAM.replace("main(", "go("));
    assertThat(diagnostics()).hasSize(2);
    server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.analyze", List.of(uri))).get(SECONDS, TimeUnit.SECONDS);
    diagnostics();
    assertThat(lenses()).hasSize(2).allMatch(lens -> lens.contains("% of the work"));

    Files.writeString(directory.resolve("parcast.yaml"), "rank: 4\n");
    change(PROGRAM);
    assertThat(diagnostics()).singleElement().satisfies(d -> assertThat(d.getMessage().getLeft()).endsWith("parcast.yaml:1: rank: there is no such setting; did you mean ranks?"));

    Files.delete(directory.resolve("parcast.yaml"));
    change(PROGRAM.replace("main(", "go("));
    diagnostics();
    assertThatThrownBy(() -> server.getWorkspaceService().executeCommand(new ExecuteCommandParams("parcast.analyze", List.of(uri))).get(SECONDS, TimeUnit.SECONDS))
        .hasMessageContaining(directory.resolve("demo/Sum.java") + ": no class with public static void main(String[]); add one, or name a class, or a test as in SolverTest#converges, with main of parcast.yaml");
  }

  @Test
  void commandsThatMakeNoSenseAreRefused() throws Exception {
    open(PROGRAM);
    for (ExecuteCommandParams wrong :
        List.of(
            new ExecuteCommandParams("parcast.fly", List.of(uri)),
            new ExecuteCommandParams("parcast.analyze", List.of()),
            new ExecuteCommandParams("parcast.analyze", List.of("file:///nowhere/A.java")))) {
      assertThatThrownBy(() -> server.getWorkspaceService().executeCommand(wrong).get(SECONDS, TimeUnit.SECONDS)).hasMessageContaining("open");
    }
  }

  @Test
  void whatWasNotOfferedIsRefusedWithoutAStackTrace() throws Exception {
    open(PROGRAM);
    DocumentHighlightParams there = new DocumentHighlightParams(new TextDocumentIdentifier(uri), new Position(0, 0));
    assertThatThrownBy(() -> server.getTextDocumentService().documentHighlight(there).get(SECONDS, TimeUnit.SECONDS))
        .cause().isInstanceOfSatisfying(ResponseErrorException.class, e -> {
          assertThat(e.getResponseError().getCode()).isEqualTo(-32601);
          assertThat(e.getResponseError().getData()).isNull();
        });
  }
}
