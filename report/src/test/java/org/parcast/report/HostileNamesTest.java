package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.report.csv.LoopsCsv;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.json.CommunicationJson;
import org.parcast.report.json.LoopsJson;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.TableCsv;
import org.parcast.report.sarif.SarifReport;
import org.parcast.report.text.CommunicationText;
import org.parcast.report.text.LoopsText;

/** Everything that comes from the analysed program may have been named to do harm where it is shown. */
class HostileNamesTest {
  private static final String HOSTILE = "=cmd|' /C calc'!A0</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'`&\u001b[31m\u0007\u009b2J\u202Eevil\u2066\u0000{{7*7}}${7*7}";

  private static Report report() {
    ReportContext context = new ReportContext(HOSTILE, List.of(HOSTILE), Duration.ofSeconds(1), Duration.ofSeconds(1), List.of(HOSTILE));
    Sources sources = new Sources(List.of(new SourceFile("src/" + HOSTILE + "/Chain.java", java.util.Collections.nCopies(20, HOSTILE))));
    return Report.of(context, sources).withCommunication(Forecasts.chain(HOSTILE, 2, 4)).withLoops(Loops.some(HOSTILE))
        .withSharing(Machine.sharing(HOSTILE)).withPlacement(Machine.placement()).withNetwork(Machine.network())
        .withCaches(Caches.some(HOSTILE));
  }

  @Test
  void htmlShowsThemAsText() throws IOException {
    StringBuilder out = new StringBuilder();
    HtmlReport.write(report(), out);
    String html = out.toString();

    assertThat(html).contains("&lt;script").doesNotContain("<script>alert", "<img", "</script><");
    assertThat(html.split("<script", -1)).as("one script, our own").hasSize(2);
    assertThat(html).doesNotContainPattern("<[^>]* on[a-z]+=");
    assertHarmless(html);
  }

  @Test
  void csvHoldsNoFormulaAndKeepsItsColumns() {
    Page.of(report()).tables().forEach(table -> {
      String csv = TableCsv.of(table);
      assertHarmless(csv);
      assertThat(csv.lines().skip(1)).allSatisfy(line -> assertThat(line).doesNotContainPattern("(^|,)\"?[=@]"));
    });
  }

  @Test
  void loopsInCsvHoldNoFormula() throws IOException {
    StringBuilder out = new StringBuilder();
    List<LoopFinding> loops = Loops.some("a").stream()
        .map(loop -> new LoopFinding(HOSTILE, loop.line(), HOSTILE, loop.variable(), loop.depth(), loop.statically(), loop.observed(), loop.profile(), HOSTILE))
        .toList();
    LoopsCsv.write(loops, out);

    assertHarmless(out.toString());
    assertThat(out.toString()).contains("cmd|").doesNotContainPattern("(?m)(^|,)\"?[=@]");
  }

  @Test
  void jsonAndSarifAreAsciiAndSayTheSame() throws IOException {
    ByteArrayOutputStream comm = new ByteArrayOutputStream();
    CommunicationJson.write(report(), comm);
    ByteArrayOutputStream loops = new ByteArrayOutputStream();
    LoopsJson.write(Loops.some(HOSTILE), List.of(HOSTILE), Dialect.PYJAMA, loops);
    ByteArrayOutputStream sarif = new ByteArrayOutputStream();
    SarifReport.write(report(), sarif);

    for (ByteArrayOutputStream document : List.of(comm, loops, sarif)) {
      assertThat(document.toString(StandardCharsets.UTF_8).chars()).allMatch(c -> c >= ' ' && c < 127 || c == '\n');
    }
    JsonNode read = new ObjectMapper().readTree(comm.toByteArray());
    assertThat(read.get("program").asText()).isEqualTo(HOSTILE);
  }

  @Test
  void textHasNoControlCharacters() throws IOException {
    StringBuilder out = new StringBuilder();
    CommunicationText.write(report(), out);
    LoopsText.write(Loops.some(HOSTILE), Dialect.PYJAMA, out);

    assertHarmless(out.toString());
  }

  private static void assertHarmless(String text) {
    assertThat(text.codePoints().filter(c -> c != '\n').anyMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT)).isFalse();
  }
}
