package org.parcast.benchmarks.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
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
  void headlinesStandFirstAndRowsHaveAllColumns() {
    List<Item> items = new ArrayList<>(JOHNSON.items());
    items.add(Item.open("Figure 9", "some", "a reason"));
    String page = PapersCommand.page(Map.of(JOHNSON, items));

    assertThat(page.indexOf("## Headline claims")).isPositive().isLessThan(page.indexOf("## Communication locality"));
    assertThat(page.lines().filter(line -> line.startsWith("|"))).allMatch(line -> line.chars().filter(c -> c == '|').count() == 7);
    assertThat(page).contains("| open |").contains("papers/johnson-figure-7.svg");
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
  void aPaperThatIsNoneIsRefusedWithThoseThatAre() {
    StringWriter err = new StringWriter();
    int code = new CommandLine(new PapersCommand()).setErr(new PrintWriter(err)).execute("--only", "hockney");

    assertThat(code).isEqualTo(2);
    assertThat(err.toString()).contains("'hockney' is no paper: there are commanalyzer, ppt-sasmm, diener, dagtm, johnson");
  }
}
