package org.parcast.benchmarks.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.benchmarks.accuracy.MeasuredAccuracy;
import org.xml.sax.InputSource;
import picocli.CommandLine;

class PapersCommandTest {
  private static final JohnsonChapter JOHNSON = new JohnsonChapter(new SimulatedTorus(2_000));

  /** Table 1 of Johnson's paper: within 2 %, or within what its two digits leave open. */
  @Test
  void theNetworkModelGivesTheTableOfItsPaper() {
    List<Item> table = JOHNSON.items().stream().filter(item -> item.what().startsWith("Table 1")).toList();

    assertThat(table).hasSize(8).allMatch(Item::headline)
        .allSatisfy(item -> assertThat(Double.parseDouble(item.difference().replace("%", "").strip())).isBetween(-2.5, 2.5));
  }

  @Test
  void rowsHaveAllColumnsAndEachReasonAndCommandStandsOnce() {
    List<Item> items = List.of(Item.open("Figure 9", "some | more", "a reason"), Item.said("Figure 10", "1", "2", "a reason", "parcast loops"), Item.said("Figure 11", "1", "1", "", ""),
        Item.said("Figure 12", "1", "1", "", "parcast loops")).stream().map(Item::asHeadline).toList();
    String page = PapersCommand.page(List.of(JOHNSON), Map.of("## " + JOHNSON.title(), new ItemTable(items, "johnson").claims()));

    assertThat(page.lines().filter(line -> line.startsWith("|"))).hasSize(6).allMatch(line -> line.replace("\\|", "").chars().filter(c -> c == '|').count() == 7);
    assertThat(page).contains("| Figure 9 | some \\| more | open |  | 1 |  |", "| Figure 10 | 1 | 2 |  | 1 | 1 |", "| Figure 11 | 1 | 1 |  |  | 2 |").containsOnlyOnce("1. a reason")
        .contains("```\n1  parcast loops\n2  benchmarks papers --only johnson\n```");
  }

  @Test
  void allItemsAreInAFileTheClaimsFirst() {
    List<Item> items = List.of(Item.open("Figure 9", "some, more", "a reason"), Item.said("Figure 10", "1", "2", "", "").asHeadline());

    assertThat(new ItemTable(items, "johnson").csv()).endsWith("command\nFigure 10,1,2,,,benchmarks papers --only johnson\nFigure 9,\"some, more\",open,,a reason,\n");
  }

  /** Of the other papers the page keeps what it has. */
  @Test
  void onlySomePapersAreWrittenAnew(@TempDir Path directory) throws IOException {
    Path page = Files.writeString(directory.resolve("papers.md"), "# Old\n\n## Grouping threads by affinity (DagTM)\n\n| kept |\n\n## Communication locality (Johnson)\n\n| gone |\n");
    int code = new CommandLine(new PapersCommand(new SimulatedTorus(10))).execute("--only", "johnson", "--output", page.toString());

    assertThat(code).isZero();
    assertThat(page).content().contains("## Grouping threads by affinity (DagTM)\n\n| kept |\n", "## Communication locality (Johnson)", "papers/johnson.csv").doesNotContain("gone", "# Old");
    assertThat(directory.resolve("papers").resolve("johnson.csv")).content().contains("Figure 3, slopes");
    assertThat(directory.resolve("papers").resolve("johnson-figure-7.svg")).exists();
  }

  /** Few cycles, and so wide bounds: the slopes are about 1 : 2 : 4, and the model is near at all distances. */
  @Test
  void theNetworkModelIsNearTheSimulatedTorus() {
    List<Item> figures = JOHNSON.items().stream().filter(item -> item.what().startsWith("Figure 3") || item.what().startsWith("Figure 4")).toList();

    assertThat(figures).hasSize(4);
    String[] slopes = figures.get(0).ours().split(" : ");
    assertThat(Double.parseDouble(slopes[1])).isBetween(1.7, 2.3);
    assertThat(Double.parseDouble(slopes[2])).isBetween(3.2, 4.6);
    assertThat(figures.subList(1, 4)).allSatisfy(item -> assertThat(Double.parseDouble(item.ours().split(" ")[0])).isLessThan(6));
  }

  @Test
  void chartsAreXml() throws Exception {
    for (Chart chart : JOHNSON.charts()) {
      DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new java.io.StringReader(chart.svg())));
      assertThat(chart.svg()).contains(chart.title()).doesNotContain("NaN");
    }
  }

  @Test
  void aFigureIsShownFromTheFiles(@TempDir Path directory) throws IOException {
    Files.createDirectories(directory.resolve("papers"));
    Files.writeString(directory.resolve("papers").resolve("johnson.csv"), new ItemTable(List.of(Item.open("Figure 3, slopes", "1 : 2", ""), Item.open("Table 1, gain", "2.1", "")), "johnson").csv());
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(new PapersCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    assertThat(command.execute("--show", "figure 3", "--output", directory.resolve("papers.md").toString())).isZero();
    assertThat(out.toString()).isEqualTo("johnson: \"Figure 3, slopes\",1 : 2,open,,,\n");
    assertThat(command.execute("--show", "Figure 99", "--output", directory.resolve("papers.md").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("'Figure 99' is not there: there are Figure 3; Table 1");
  }

  /** Errors of 5 of 50 and 1 of 100 points; of two cores the second cache is 8 of 80 points off. Ten misses too many of a hundred hits are 10 %, of one L1 and one rate. */
  @Test
  void errorsAreThoseOfTheTables(@TempDir Path directory) throws IOException {
    Files.writeString(directory.resolve("cache-sdcm.csv"), "program,cores,..\na,1,50,+5,,90,+90,\na,2,100,-1,,80,-8,\n");
    Files.writeString(directory.resolve("cache-threads.csv"), "program,order,..\na,rr1,2,200,0,100,+10,0,0,,,50,+1,yes\na,rand,2,200,0,100,+90,0,0,,,,,yes\n");

    assertThat(RecordedCacheRates.items(directory)).extracting(Item::ours).containsExactly("5.50 %, 10.00 %", "10.00 %, 10.00 %", "10.0000 %, 2.0000 %");
    assertThat(RecordedCacheRates.items(directory.resolve("none"))).singleElement().satisfies(item -> assertThat(item.ours()).isEqualTo("open"));
  }

  @Test
  void countedBytesAreReadFromTheirTable(@TempDir Path directory) throws IOException {
    Path table = Files.writeString(directory.resolve("codes.csv"), "MPI code,ranks,..\nLULESH 24^3 real,8,2x2x2,300,200,190,1.5,0.95,,,,,\nSPMV x own,2,2,8,8,,1,,,,,,\nSPMV drawn anew,2,2,8,9,9,-,1,,,,,\n");

    assertThat(MeasuredAccuracy.ofTable(table)).containsExactly(new MeasuredAccuracy("LULESH", "24^3 real", 8, 300, 200, 190));
  }

  @Test
  void aPaperThatIsNoneIsRefusedWithThoseThatAre() {
    StringWriter err = new StringWriter();
    int code = new CommandLine(new PapersCommand()).setErr(new PrintWriter(err)).execute("--only", "hockney");

    assertThat(code).isEqualTo(2);
    assertThat(err.toString()).contains("'hockney' is no paper: there are commanalyzer, ppt-sasmm, diener, dagtm, johnson");
  }
}
