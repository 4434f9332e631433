package org.parcast.benchmarks.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class SiteCommandTest {
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]*)(?:#([^\"]*))?\"");

  @TempDir private Path out;

  @Test
  void everyDocumentIsAPageAndEveryLinkLeadsSomewhere() throws IOException {
    assertThat(new CommandLine(new SiteCommand()).execute("--checkout", "..", "--out", out.toString(), "--only", "none")).isZero();

    List<Path> pages;
    try (Stream<Path> files = Files.walk(out)) {
      pages = files.filter(file -> file.toString().endsWith(".html")).toList();
    }
    List<String> broken = new ArrayList<>();
    for (Path page : pages) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1)).normalize();
        boolean elsewhere = link.group(1).matches("[a-z]+:.*");
        if (!elsewhere && (!Files.isRegularFile(target) || link.group(2) != null && !Files.readString(target).contains("id=\"" + link.group(2) + "\""))) {
          broken.add(out.relativize(page) + ": " + link.group());
        }
      }
    }
    assertThat(pages).hasSizeGreaterThan(100);
    assertThat(broken).isEmpty();
    assertThat(out.resolve("index.html")).content().contains("<h1 id=\"parcast\">Parcast</h1>", "docs/guide.html");
  }

  @ParameterizedTest
  @CsvSource({"guide.md,guide.html", "guide.md#top,guide.html#top", "catalogue,catalogue/index.html", "../figures/a.csv,../figures/a.csv", "https://example.org/a.md,https://example.org/a.md", "#here,#here", "../LICENSE,../LICENSE"})
  void whereLinksLead(String written, String published) {
    assertThat(DocumentPage.published(written)).isEqualTo(published);
  }

  @Test
  void whatStandsInADocumentAsHtmlIsText() {
    assertThat(new DocumentPage("# A <b>\n\n<script>x</script>\n\nSee [y](javascript:z).\n").html()).doesNotContain("<script>", "<b>", "javascript:");
  }

  @Test
  void everyExhibitIsThere() {
    assertThat(Exhibit.ALL).hasSizeGreaterThanOrEqualTo(8).allSatisfy(exhibit -> assertThat(Path.of("../testdata").resolve(exhibit.program())).exists());
  }
}
