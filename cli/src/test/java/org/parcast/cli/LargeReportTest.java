package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a program with very many loops stays small enough to be sent around, and has them all. */
class LargeReportTest {
  private static final int METHODS = 300;

  @TempDir private Path directory;

  @Test
  void nineHundredLoops() throws IOException {
    StringBuilder source = new StringBuilder("class Many {\n");
    for (int i = 0; i < METHODS; i++) {
      source.append("""
            static double method%1$d(double[] a, double[] b, int[] at) {
              for (int i = 0; i < a.length; i++) {
                a[at[i]] += b[i] * %1$d;
              }
              for (int i = 1; i < a.length; i++) {
                a[i] = a[i - 1] + b[i] + method%2$d(b, a, at);
              }
              double sum = 0;
              for (double each : a) {
                sum += each;
              }
              return sum;
            }
          """.formatted(i, i / 2));
    }
    Path file = Files.writeString(directory.resolve("Many.java"), source.append("}\n").toString());

    Outcome outcome = Outcome.of("loops", file.toString(), "--static-only", "--format", "html", "--quiet", "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    Path page = directory.resolve("Many-loops.html");
    assertThat(Files.size(page)).isLessThan(500_000);
    Matcher packed = Pattern.compile("download=\"loop-verdicts.csv\" data-packed=\"([^\"]+)\"").matcher(Files.readString(page));
    assertThat(packed.find()).isTrue();
    byte[] csv = new InflaterInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed.group(1)))).readAllBytes();
    assertThat(new String(csv, StandardCharsets.UTF_8).lines()).hasSize(3 * METHODS + 1);
  }
}
