package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;
import org.parcast.report.html.HtmlReport;

/** Reports opened in a browser: nothing is asked of the network, nothing fails, and everybody can read them. Pictures are kept in {@code target/screenshots}. */
@Tag("slow")
class HtmlReportTest {
  private static final List<String> SECTIONS = List.of("answer", "loops", "communication", "caches", "threads", "network", "measured", "limits");
  private static final String OVERLAPPING = """
      [...document.querySelectorAll('.chart')].flatMap(chart => {
        const labels = [...chart.querySelectorAll('text')].map(text => [text.textContent, text.getBoundingClientRect()]);
        return labels.flatMap(([a, one], i) => labels.slice(i + 1)
          .filter(([b, other]) => one.left < other.right && other.left < one.right && one.top + 2 < other.bottom && other.top + 2 < one.bottom).map(([b]) => a + ' and ' + b));
      })""";
  private static final long LARGEST = 1_000_000;

  @TempDir private static Path shared;
  private static Browser browser;
  private static String axe;

  /** The report of one run, which several tests look at. */
  private static Path heat;

  @TempDir private Path directory;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    boolean found = Browser.executable() != null;
    assertThat(found || System.getenv("CI") == null).as("Chromium is needed where CI is set").isTrue();
    assumeTrue(found, "no Chromium on the path: reports are not opened in a browser; install the package chromium");
    browser = new Browser();
    try (InputStream in = HtmlReportTest.class.getResourceAsStream("/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
      axe = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    heat = analyze(shared, Programs.good("Heat2D"), "64", "6");
  }

  @AfterAll
  static void stop() throws InterruptedException {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void heat2D() throws Exception {
    check(heat);

    assertThat(text("#answer")).contains("64 ranks", "each of the 6 steps", "14.3 kB");
    assertThat(text("#loops .source")).contains("for (int t = 0; t < steps; t++) {", "time loop, 6 steps", "sends u");
    assertThat(text("#threads")).contains("Placement on 2x4x1", "communication within");
    assertThat(browser.evaluate("document.querySelectorAll('.unit.busy').length").asInt()).isEqualTo(8);
    assertThat(browser.evaluate("document.querySelectorAll('#communication .map canvas').length").asInt()).isEqualTo(6);
    assertThat(browser.evaluate("[...document.querySelectorAll('.map canvas')].every(c => c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some(x => x))").asBoolean())
        .as("every heat map shows something").isTrue();
  }

  @Test
  void hydro() throws Exception {
    check(analyze(directory, Programs.good("Hydro"), "--ranks", "2,8", "--", "3", "2"));
  }

  @Test
  void aThousandRanks() throws Exception {
    check(analyze(directory, heat.resolveSibling("Heat2D.parcast").toString(), "--ranks", "1024"));

    assertThat(text(".map-title")).contains("each cell 8");
  }

  @Test
  void placementAndNetwork() throws Exception {
    Path matrix = Files.writeString(directory.resolve("four.csv"), "0,9,1,0\n9,0,0,1\n1,0,0,9\n0,1,9,0\n");
    run("map", matrix.toString(), "--machine", "2x2x1", "--format", "html", "--out", directory.toString());
    check(directory.resolve("four-map.html"));
    assertThat(browser.evaluate("document.querySelectorAll('.unit.busy').length").asInt()).isEqualTo(4);

    run("network", "--nodes", "1000", "--format", "html", "--out", directory.toString());
    check(directory.resolve("network.html"));
    assertThat(text("#network")).contains("Gain over machine sizes");
  }

  @Test
  void loops() throws Exception {
    run("loops", Programs.good("Heat2D"), "--static-only", "--format", "html", "--out", directory.toString());
    check(directory.resolve("Heat2D-loops.html"));
    assertThat(text("#loops")).contains("for (int t = 0; t < steps; t++) {");
  }

  @Test
  void caches() throws Exception {
    run("cache", Programs.good("Heat2D"), "--parallel-loop", "Heat2D.java:30", "--cores", "1,4", "--quiet", "--format", "html", "--out", directory.toString(), "--", "32", "3");
    check(directory.resolve("Heat2D-cache.html"));
    assertThat(text("#caches")).contains("Local hit rate of each level", "Lines with most misses");
    assertThat(text("#loops .source")).contains("of the misses of l2");
  }

  @Test
  void hostileNamesAreTextAndNothingElse() throws Exception {
    String hostile = "</script><script>window.harm = 1</script><img src=x onerror='window.harm = 1'>\"'\u001b[31m\u202E<style>*{display:none}</style>";
    ReportContext context = new ReportContext(hostile, List.of(hostile), Duration.ZERO, Duration.ZERO, List.of(hostile));
    LoopVerdict verdict = new LoopVerdict(Verdict.PRIVATIZE, Certainty.PROVEN, List.of(hostile), List.of(), List.of(), List.of(), List.of());
    LoopFinding loop = new LoopFinding("Evil.java", 1, hostile, hostile, 1, verdict, Optional.empty(), Optional.empty(), hostile);
    Sources sources = new Sources(List.of(new SourceFile(hostile + "/Evil.java", List.of(hostile))));
    StringBuilder html = new StringBuilder();
    HtmlReport.write(Report.of(context, sources).withLoops(List.of(loop)), html);
    check(Files.writeString(directory.resolve("hostile.html"), html));

    assertThat(browser.evaluate("typeof window.harm").asText()).isEqualTo("undefined");
    assertThat(text("h1")).startsWith("</script><script>window.harm").contains("\\u001B[31m\\u202E");
    assertThat(browser.evaluate("document.images.length").asInt()).isZero();
  }

  @Test
  void nothingAnalysed() throws Exception {
    Path file = directory.resolve("empty.html");
    StringBuilder html = new StringBuilder();
    ReportContext context = new ReportContext("Nothing", List.of(), Duration.ZERO, Duration.ZERO, List.of());
    HtmlReport.write(Report.of(context, Sources.NONE), html);
    Files.writeString(file, html);
    check(file);

    assertThat(browser.evaluate("document.querySelectorAll('.howto code').length").asInt()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void paperIsWhiteWhateverTheTheme() throws Exception {
    browser.open(heat, 794, true);
    browser.print();
    browser.screenshot(Path.of("target", "screenshots", "Heat2D-print.png"));

    assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt()).as("nothing is wider than the paper").isLessThanOrEqualTo(794);
    assertThat(browser.evaluate("Math.max(...[...document.querySelectorAll('table')].map(t => t.getBoundingClientRect().right))").asDouble()).isLessThanOrEqualTo(794);
    assertThat(browser.evaluate("getComputedStyle(document.body).backgroundColor").asText()).isEqualTo("rgb(255, 255, 255)");
    assertThat(browser.evaluate("getComputedStyle(document.body).color").asText()).isEqualTo("rgb(27, 33, 48)");
    assertThat(browser.evaluate("getComputedStyle(document.querySelector('nav')).display").asText()).isEqualTo("none");
  }

  /** What a desktop has no room for is found by scrolling only, and so by few. */
  @Test
  void aDesktopShowsTheWholeTableOfLoops() throws Exception {
    browser.open(heat, 1280, false);

    assertThat(browser.evaluate("(table => table.scrollWidth - table.clientWidth)(document.querySelector('#table-loop-verdicts').parentElement)").asInt()).isZero();
  }

  @Test
  void keysReadAHeatMap() throws Exception {
    browser.open(heat, 1280, false);
    browser.evaluate("for (const key of ['ArrowRight']) document.querySelector('.map canvas').dispatchEvent(new KeyboardEvent('keydown', {key}))");

    assertThat(text(".readout")).matches("0 \u2192 1: [0-9.]+ bytes per step");
  }

  @Test
  void headsSortATableByItsValues() throws Exception {
    browser.open(heat, 1280, false);
    String column = "[...document.querySelector('#table-matrix-64').tBodies[0].rows].map(row => Number(row.cells[2].textContent.replace(/,/g, '')))";
    String head = "document.querySelector('#table-matrix-64').tHead.rows[0].cells[2]";

    browser.evaluate(head + ".querySelector('button').click()");
    assertThat(browser.evaluate(head + ".getAttribute('aria-sort')").asText()).isEqualTo("descending");
    assertThat(browser.evaluate("(v => v.every((x, i) => i === 0 || x <= v[i - 1]))(" + column + ")").asBoolean()).isTrue();
    browser.evaluate(head + ".querySelector('button').click()");
    assertThat(browser.evaluate(head + ".getAttribute('aria-sort')").asText()).isEqualTo("ascending");
    assertThat(browser.evaluate("(v => v.every((x, i) => i === 0 || x >= v[i - 1]))(" + column + ")").asBoolean()).isTrue();
  }

  @Test
  void rowsAreFilteredAndSearchedFor() throws Exception {
    browser.open(heat, 1280, false);
    String lines = "document.querySelector('#table-lines')";
    browser.evaluate("(f => { f.value = 'java:32'; f.dispatchEvent(new Event('input')); })(" + lines + ".closest('.table').previousElementSibling.querySelector('input'))");
    assertThat(browser.evaluate("[..." + lines + ".tBodies[0].rows].filter(row => !row.hidden).every(row => row.textContent.includes('java:32'))").asBoolean()).isTrue();
    assertThat(browser.evaluate("[..." + lines + ".tBodies[0].rows].filter(row => row.hidden).length").asInt()).isPositive();

    browser.evaluate("(f => { f.value = 'NEXT['; f.dispatchEvent(new Event('input')); })(document.querySelector('.search input'))");
    assertThat(text(".search [role=status]")).matches("\\d+ places?");
    assertThat(text(".search li")).contains("next[i][j]");
  }

  @Test
  void aLoopLeadsToItsSource() throws Exception {
    browser.open(heat, 1280, false);
    browser.evaluate("[...document.querySelectorAll('#loops .table td a')].find(link => link.textContent === 'Heat2D.java:30').click()");
    browser.evaluate("new Promise(done => setTimeout(done, 50))");

    assertThat(browser.evaluate("document.activeElement.textContent").asText()).contains("30", "for (int i = 1; i <= n; i++)", "parallel");
    assertThat(browser.evaluate("[...document.querySelectorAll('#table-shared-data td:last-child')].filter(cell => cell.textContent.split(', ').length !== cell.querySelectorAll('a').length).length").asInt())
        .as("cells of several places that lead to fewer").isZero();
  }

  @Test
  void theMenuHasWhatWasAnalysed() throws Exception {
    run("loops", Programs.good("Heat2D"), "--static-only", "--format", "html", "--quiet", "--out", directory.toString());
    browser.open(directory.resolve("Heat2D-loops.html"), 1280, false);

    assertThat(browser.evaluate("[...document.querySelectorAll('nav > ul a')].map(link => link.textContent).join()").asText())
        .contains("Loops and lines").doesNotContain("Caches", "Network", "Communication");
  }

  private static void run(String... arguments) {
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.err()).isZero();
  }

  /** Writes the report of a program, or from its recording, into the directory. */
  private static Path analyze(Path directory, String target, String... arguments) {
    List<String> all = new ArrayList<>(List.of("analyze", target, "--format", "html", "--quiet", "--out", directory.toString()));
    if (!arguments[0].startsWith("--")) {
      all.add("--");
    }
    all.addAll(List.of(arguments));
    run(all.toArray(String[]::new));
    return directory.resolve(Path.of(target).getFileName().toString().replaceAll("\\.\\w+$", ".html"));
  }

  private void check(Path file) throws IOException, InterruptedException {
    assertThat(Files.size(file)).isLessThanOrEqualTo(LARGEST);
    String name = file.getFileName().toString().replace(".html", "");
    for (int width : new int[] {1280, 420}) {
      boolean dark = width == 420; // both themes and both widths are seen, if not each with each
      browser.open(file, width, dark);
      quiet(file);
      browser.evaluate(axe);
      JsonNode found = browser.evaluate("axe.run({resultTypes: ['violations']}).then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).slice(0, 3).join('; ')))");
      assertThat(found).as("violations of accessibility rules in " + name + ", width " + width + (dark ? ", dark" : ", light")).isEmpty();
      assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt()).as("no horizontal scrolling").isLessThanOrEqualTo(width);
      assertThat(browser.evaluate("[...document.querySelectorAll('.chart text')].filter(t => t.getBoundingClientRect().left < t.closest('.plot').getBoundingClientRect().left).map(t => t.textContent)")).as("labels that are cut").isEmpty();
      assertThat(browser.evaluate(OVERLAPPING)).as("labels that overlap in " + name + ", width " + width).isEmpty();
      browser.screenshot(Path.of("target", "screenshots", name + "-" + width + (dark ? "-dark" : "") + ".png"));
    }
    assertThat(browser.evaluate("[...document.querySelectorAll('figure:has(.chart), .map, section:has(.machine), section:has(.source)')].filter(f => !f.querySelector('.table')).length").asInt())
        .as("pictures without a table").isZero();
    assertThat(browser.evaluate("[...document.querySelectorAll('.table')].filter(t => !t.nextElementSibling?.querySelector('a[download$=\".csv\"]:is([href^=\"data:text/csv\"], [data-packed][href^=\"blob:\"])')).length").asInt())
        .as("tables without CSV").isZero();
    for (String section : SECTIONS) {
      assertThat(text("#" + section).length()).as(section).isGreaterThan(40);
    }
  }

  /** No message of an error, and no request but for the file itself. */
  private static void quiet(Path file) {
    for (JsonNode event : browser.events()) {
      String method = event.get("method").asText();
      JsonNode parameters = event.get("params");
      assertThat(method).as(event.toString()).isNotEqualTo("Runtime.exceptionThrown");
      if (method.equals("Log.entryAdded")) {
        assertThat(parameters.path("entry").path("level").asText()).as(event.toString()).isNotIn("error", "warning");
      } else if (method.equals("Runtime.consoleAPICalled")) {
        assertThat(parameters.path("type").asText()).as(event.toString()).isNotIn("error", "warning");
      } else if (method.equals("Network.requestWillBeSent")) {
        assertThat(parameters.path("request").path("url").asText()).isIn(file.toAbsolutePath().toUri().toString(), "data:,");
      }
    }
  }

  private static String text(String selector) throws InterruptedException {
    return browser.evaluate("document.querySelector('" + selector + "').textContent").asText().replace('\u00a0', ' ');
  }
}
