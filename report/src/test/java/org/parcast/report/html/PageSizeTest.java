package org.parcast.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;

/** A page of a large library can be mailed and opened. */
class PageSizeTest {
  private static final int FILES = 90;
  private static final int LOOPS_OF_A_FILE = 10;
  private static final int LINES_OF_A_LOOP = 12;
  private static final int LARGEST = 500_000;

  @Test
  void nineHundredLoops() throws IOException {
    List<LoopFinding> loops = new ArrayList<>();
    List<SourceFile> files = new ArrayList<>();
    for (int file = 0; file < FILES; file++) {
      List<String> lines = new ArrayList<>();
      for (int loop = 0; loop < LOOPS_OF_A_FILE; loop++) {
        loops.add(loop(file, loop));
        lines.add("    for (int i = 0; i < rows.length; i++) {");
        for (int line = 1; line < LINES_OF_A_LOOP; line++) {
          lines.add("      result[" + line + "][i] = left[i][" + line + "] * right[" + line + "][i] + offset;");
        }
      }
      files.add(new SourceFile("src/main/java/org/library/matrix/Matrix" + file + ".java", lines));
    }
    StringBuilder page = new StringBuilder();
    HtmlReport.write(Report.of(new ReportContext("library", List.of(), Duration.ZERO, Duration.ZERO, List.of()), new Sources(files)).withLoops(loops), page);

    assertThat(page.toString().getBytes(StandardCharsets.UTF_8).length).isLessThan(LARGEST);
    Matcher packed = Pattern.compile("download=\"loop-verdicts.csv\" data-packed=\"([^\"]+)\"").matcher(page);
    assertThat(packed.find()).isTrue();
    String csv = new String(new InflaterInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed.group(1)))).readAllBytes(), StandardCharsets.UTF_8);
    assertThat(csv.lines()).hasSize(FILES * LOOPS_OF_A_FILE + 1);
    assertThat(csv).contains("Matrix0.java", "Matrix89.java");
  }

  private static LoopFinding loop(int file, int loop) {
    boolean parallel = loop % 3 > 0;
    LoopVerdict verdict = new LoopVerdict(parallel ? Verdict.PARALLEL : Verdict.SEQUENTIAL, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());
    return new LoopFinding("src/main/java/org/library/matrix/Matrix" + file + ".java", 1 + loop * LINES_OF_A_LOOP, "Matrix" + file + ".multiplyTransposed", "i", 1, verdict, Optional.empty(), Optional.empty(), "");
  }
}
