package org.parcast.tracer.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.parcast.recording.Site;
import org.parcast.recording.Site.Assembly;
import org.parcast.tracer.Traced;

/** What stores add to their own words. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class AssemblyUpdateTest {
  @TempDir Path directory;

  /** How the statement in line 4 adds to a word; {@code x}, {@code y} and {@code sum} hold doubles, {@code kind} ints, all that the program has computed. */
  private Assembly of(String statement) throws Exception {
    String source = "public class Adds {\n"
        + "  static double total = 1;\n"
        + "  static void run(double[] x, double[] y, int[] kind, double[] sum, int[] count) { for (int i = 0; i < 8; i++)\n"
        + statement + "\n  }\n"
        + "  public static void main(String[] args) {\n"
        + "    double[] x = {3, 1, 4, 1, 5, 9, 2, 6};\n    double[] sum = new double[2];\n    int[] count = new int[2];\n"
        + "    run(x, x.clone(), new int[] {0, 1, 0, 1, 0, 1, 0, 1}, sum, count);\n    System.out.println(sum[0] + count[0] + total);\n  }\n}\n";
    Path file = Files.writeString(directory.resolve("Adds.java"), source);
    List<Site> sites = Traced.run(file, List.of(), List.of("Adds.run"), directory).recording().sites();
    return sites.stream().filter(site -> site != null && site.line() == 4).map(Site::assembly).reduce(Assembly.NONE, (a, b) -> b == Assembly.NONE ? a : b);
  }

  @Test
  void oneOtherWord() throws Exception {
    assertThat(of("sum[kind[i]] += x[i];")).isEqualTo(Assembly.OF_WORDS);
    assertThat(of("sum[kind[i]] -= 0.5 * x[i];")).isEqualTo(Assembly.OF_WORDS);
    assertThat(of("sum[kind[i]] = x[i] + sum[kind[i]];")).isEqualTo(Assembly.OF_WORDS);
    assertThat(of("total = Math.max(total, x[i]);")).isEqualTo(Assembly.OF_WORDS);
    assertThat(of("if (x[i] < sum[kind[i]]) sum[kind[i]] = x[i];")).isEqualTo(Assembly.OF_WORDS);
    assertThat(of("count[0] ^= kind[i];")).isEqualTo(Assembly.OF_WORDS);
  }

  @Test
  void theWordThatTellsWhereToCount() throws Exception {
    assertThat(of("count[kind[i]]++;")).isEqualTo(Assembly.OF_WORDS);
  }

  @Test
  void theWordThatDecidesWhetherToCount() throws Exception {
    assertThat(of("if (x[i] < 3) count[0]++; else count[1]++;")).isEqualTo(Assembly.OF_WORDS);
  }

  @Test
  void severalOtherWords() throws Exception {
    assertThat(of("sum[kind[i]] += x[i] * y[i];")).isEqualTo(Assembly.OF_TERMS);
    assertThat(of("if (y[i] < 3) sum[0] += x[i];")).isEqualTo(Assembly.OF_TERMS);
    assertThat(of("sum[0] = Math.fma(x[i], y[i], sum[0]);")).isEqualTo(Assembly.OF_TERMS);
  }

  @Test
  void nothing() throws Exception {
    assertThat(of("y[i] = x[i] * 2;")).isEqualTo(Assembly.NONE);
    assertThat(of("y[i] = y[i] / x[i];")).isEqualTo(Assembly.NONE);
    assertThat(of("y[i] = x[i] * y[i] * (1 - y[i]);")).as("its own word twice").isEqualTo(Assembly.NONE);
  }
}
