package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.CodeView;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.HowTo;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.page.block.TableCsv;

class PageTest {
  private static final List<String> SECTIONS = List.of("answer", "cores", "loops", "communication", "caches", "threads", "network", "measured", "limits");
  private static final Sources SOURCES = new Sources(List.of(new SourceFile("src/Chain.java", Collections.nCopies(60, "  code();"))));

  private static Report whole() {
    return Report.of(Forecasts.CONTEXT, SOURCES).withCommunication(Forecasts.chain("a", 2, 4)).withLoops(Loops.some("a[i]"))
        .withSharing(Machine.sharing("sums")).withPlacement(Machine.placement()).withNetwork(Machine.network())
        .withCaches(Caches.some("a"));
  }

  @Test
  void everySectionIsThereWhateverWasAnalysed() throws IOException {
    for (Report report : List.of(whole(), Report.of(Forecasts.CONTEXT, Sources.NONE), Report.of(Forecasts.CONTEXT, SOURCES).withLoops(List.of()))) {
      assertThat(Page.of(report).sections()).extracting(Section::id).containsExactlyElementsOf(SECTIONS);
      assertThat(Page.of(report).sections()).allSatisfy(section -> assertThat(section.blocks()).isNotEmpty());
      HtmlReport.write(report, new StringBuilder());
    }
  }

  @Test
  void whatWasNotAnalysedSaysHowToHaveIt() {
    List<String> commands = blocks(Page.of(Report.of(Forecasts.CONTEXT, Sources.NONE)), HowTo.class).stream().map(HowTo::command).toList();

    assertThat(commands).anyMatch(c -> c.startsWith("parcast loops")).anyMatch(c -> c.startsWith("parcast comm")).anyMatch(c -> c.startsWith("parcast cache"))
        .anyMatch(c -> c.startsWith("parcast sharing")).anyMatch(c -> c.startsWith("parcast map")).anyMatch(c -> c.startsWith("parcast network"));
  }

  @Test
  void theAnswerSaysWhatMatters() {
    String told = Page.of(whole()).summary();
    assertThat(told).as("no line ends before a unit").contains("l1 90.00\u00a0%");
    String answer = told.replace('\u00a0', ' ');

    assertThat(answer).contains("2 of 4 loops can run in parallel, 1 of them as they stand", "Chain.java:11", "92 %", "4.50 times faster",
        "On 4 ranks", "each of the 4 steps sends 48 bytes in 6 messages and 48 bytes in collective operations",
        "From 2 to 4 ranks", "allreduce of sum, once a step", "Hit rates on 1 core: l1 90.00 %, l2 50.00 %; on 4: l1 60.00 %, l2 87.50 %", "4 threads communicate 20 times", "eagermap", "1,000 processors");
  }

  /** Misses and cycles of placements take the references of threads, times of detectors several of these. */
  @Test
  void columnsInWhichNothingIsKnownAreLeftOut() {
    PlacementForecast known = Machine.placement();
    TaskPlacement best = known.placements().get(0);
    TaskPlacement untraced = new TaskPlacement(best.strategy(), best.quality(), best.cost(), OptionalLong.empty(), OptionalLong.empty(), best.cores(), best.units(), List.of(), best.elapsed());
    PlacementForecast ofMatrix = new PlacementForecast(known.machine(), known.matrix(), List.of(untraced), List.of(), Optional.empty(), List.of(), known.locality());

    assertThat(heads(whole(), "placements")).containsExactly("strategy", "quality", "cost", "shared-cache misses", "cycles", "processing unit of each task");
    assertThat(heads(whole().withPlacement(ofMatrix), "placements")).containsExactly("strategy", "quality", "cost", "processing unit of each task");
    assertThat(heads(whole(), "detectors-table")).containsExactly("detector", "events", "error");
  }

  /** A pattern of nothing has no share of the bytes; where ranks wait for each other, that is told in place of an even spread. */
  @Test
  void whatRanksDoInTurnIsAColumn() {
    CommunicationForecast chain = Forecasts.chain("a", 2, 4);
    Report turns = Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(InTurn.of(chain));

    assertThat(heads(turns, "best")).containsSubsequence("imbalance", "longest path", "pattern", "bytes on pattern");
    Table table = Page.of(turns).tables().stream().filter(each -> each.id().equals("best")).findFirst().orElseThrow();
    assertThat(table.rows().get(1)).extracting(Cell::text).endsWith("4.00", "no point-to-point traffic", Cell.none().text());
    assertThat(Page.of(turns).summary().replace('\u00a0', ' ')).contains("work at most 1.00 times as fast as one").doesNotContain("evenly spread");
    assertThat(heads(Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(chain), "best")).doesNotContain("longest path");
  }

  private static List<String> heads(Report report, String table) {
    return Page.of(report).tables().stream().filter(each -> each.id().equals(table)).findFirst().orElseThrow().columns().stream().map(Table.Column::label).toList();
  }

  @Test
  void timesAreInMicrosecondsAsAPageWritesThem() {
    assertThat(DecompositionNames.micros("28 us, 0.50 us, of us")).isEqualTo("28 \u00b5s, 0.50 \u00b5s, of us");
    StringBuilder told = new StringBuilder();
    blocks(Page.of(whole().withTime(Times.of(1e-3, 0)).withPlacement(Machine.placements())), Prose.class).forEach(prose -> prose.spans().forEach(span -> told.append(span.text())));
    assertThat(told).contains("By scatter 2 lines more of a step would pass", "0.0400 \u00b5s").doesNotContain(" us ");
  }

  @Test
  void threadsThatWereWatchedAreNamed() {
    Table names = blocks(Page.of(whole()), Table.class).stream().filter(table -> table.id().equals("thread-names")).findFirst().orElseThrow();

    assertThat(names.rows().toString()).contains("main", "sums", "worker-2", "worker-3");
  }

  @Test
  void theSourceIsShownAroundWhatIsSaidOfIt() {
    CodeView view = blocks(Page.of(whole()), CodeView.class).get(0);

    assertThat(view.file()).isEqualTo("src/Chain.java");
    assertThat(view.rows().get(0).left()).isEqualTo(5);
    CodeView.Row loop = view.rows().stream().filter(row -> row.line() == 11).findFirst().orElseThrow();
    assertThat(loop.notes()).extracting(note -> note.text()).containsExactly("parallel, 92 % of the work");
    CodeView.Row traffic = view.rows().stream().filter(row -> row.line() == 12).findFirst().orElseThrow();
    assertThat(traffic.notes()).extracting(note -> note.text()).contains("sends a, 48 bytes per step", "receives for a, 48 bytes per step", "90 % of the misses of l2");
    assertThat(view.rows().get(view.rows().size() - 1).left()).isEqualTo(60 - 18);
  }

  @Test
  void aLargeProgramMakesNoLargePage() throws IOException {
    LoopFinding loop = Loops.some("a").get(0);
    List<LoopFinding> loops = new ArrayList<>();
    List<SourceFile> files = new ArrayList<>();
    for (int file = 0; file < 100; file++) {
      files.add(new SourceFile("src/File" + file + ".java", Collections.nCopies(1000, "        values[i][j] = values[i - 1][j] + values[i + 1][j];")));
      for (int line = 10; line < 1000; line += 50) {
        loops.add(new LoopFinding("src/File" + file + ".java", line, "File" + file + ".method", "i", 1, loop.statically(), loop.observed(), Optional.empty(), ""));
      }
    }
    StringBuilder html = new StringBuilder();
    HtmlReport.write(Report.of(Forecasts.CONTEXT, new Sources(files)).withLoops(loops), html);

    assertThat(html.length()).isLessThan(1_000_000);
  }

  @Test
  void tablesHaveNamesOfTheirOwnAndFullRows() {
    List<Table> tables = Page.of(whole()).tables();

    assertThat(tables).extracting(Table::id).doesNotHaveDuplicates().contains("best", "totals", "volume-table", "matrix-4", "attribution", "loop-verdicts", "placements");
    assertThat(tables).allSatisfy(table -> assertThat(table.rows()).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.columns())));
    Table matrix = tables.stream().filter(table -> table.id().equals("matrix-4")).findFirst().orElseThrow();
    assertThat(TableCsv.of(matrix)).startsWith("from rank,to rank,bytes per step\n").contains("1,2,8\n").hasLineCount(7);
  }

  @Test
  void groupsAreTheTasksOfASocket() {
    Table groups = Page.of(whole()).tables().stream().filter(table -> table.id().equals("groups")).findFirst().orElseThrow();

    assertThat(TableCsv.of(groups)).isEqualTo("socket,tasks,communication within,with other groups\n0,\"0, 1\",0.9,0.1\n1,\"2, 3\",0.9,0.1\n");
  }

  @Test
  void theSameReportGivesTheSameBytes() throws IOException {
    StringBuilder once = new StringBuilder();
    StringBuilder again = new StringBuilder();
    HtmlReport.write(whole(), once);
    HtmlReport.write(whole(), again);

    assertThat(once.toString()).isEqualTo(again.toString());
  }

  @Test
  void aSourceFileIsFoundByPathByEndOrByName() {
    Sources sources = new Sources(List.of(new SourceFile("a/b/Foo.java", List.of()), new SourceFile("a/c/Foo.java", List.of()), new SourceFile("Bar.java", List.of())));

    assertThat(sources.path("a/b/Foo.java")).isEqualTo("a/b/Foo.java");
    assertThat(sources.path("c/Foo.java")).isEqualTo("a/c/Foo.java");
    assertThat(sources.path("/home/me/a/c/Foo.java")).isEqualTo("a/c/Foo.java");
    assertThat(sources.path("x/Bar.java")).isEqualTo("Bar.java");
    assertThat(sources.find("Foo.java")).as("two files have this name").isEmpty();
    assertThat(sources.find("")).isEmpty();
  }

  private static <B extends PageBlock> List<B> blocks(Page page, Class<B> type) {
    return page.sections().stream().flatMap(section -> section.blocks().stream()).filter(type::isInstance).map(type::cast).toList();
  }
}
