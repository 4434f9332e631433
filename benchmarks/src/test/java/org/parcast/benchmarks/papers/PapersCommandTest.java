package org.parcast.benchmarks.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import picocli.CommandLine;

class PapersCommandTest {
  /** Table 1 of Johnson's paper: within 2 %, or within what its two digits leave open. */
  @Test
  void theNetworkModelGivesTheTableOfItsPaper() {
    List<Item> table = new JohnsonChapter().items().stream().filter(item -> item.what().startsWith("Table 1")).toList();

    assertThat(table).hasSize(8).allMatch(Item::headline)
        .allSatisfy(item -> assertThat(Double.parseDouble(item.difference().replace("%", "").strip())).isBetween(-2.5, 2.5));
  }

  @Test
  void headlinesStandFirstAndRowsHaveAllColumns() {
    String page = PapersCommand.page(Map.of(new JohnsonChapter(), new JohnsonChapter().items()));

    assertThat(page.indexOf("## Headline claims")).isPositive().isLessThan(page.indexOf("## Communication locality"));
    assertThat(page.lines().filter(line -> line.startsWith("|"))).allMatch(line -> line.chars().filter(c -> c == '|').count() == 7);
    assertThat(page).contains("| open |").contains("papers/johnson-figure-7.svg");
  }

  @Test
  void chartsAreXml() throws Exception {
    for (Chart chart : new JohnsonChapter().charts()) {
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
