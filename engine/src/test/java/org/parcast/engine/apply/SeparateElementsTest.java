package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Loops whose iterations were apart in a run by what their subscripts were: a check in front decides for other runs. */
@Tag("slow")
class SeparateElementsTest {
  private static final String SETTING = "shift";
  private static final int[] OTHERS = {1, -1, 2, 3, 7, 499, 500, 501, -500};

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "0 | for (int i = 500; i < 1000; i++) {~ b[i] = b[i + sh] * 0.5 + 1;~ }",
    "0 | for (int i = 999; i >= 502; i--) b[i - sh] += b[i] / 3;",
    "600 | for (int k = 0; k < 500; ++k) {~ b[600 + k] = b[k + 600 - sh] + k;~ }",
    "1 | for (int i = 0; i < 300; i++) {~ b[2 * i + 600] = b[i * 2 + 600 + sh] * 0.25 - i;~ }",
    "500 | for (int i = 500; i < 1000; i++) {~ double old = b[i];~ b[i + sh] = old + 1;~ b[sh + i] *= 0.5;~ }",
    "60 | for (int y = 0; y < 3; y++) {~ for (int x = 0; x < 40; x++) {~ b[y * sh + x + 1200] += b[1200 + sh * y + x + 1] / 2;~ }~ }",
    "40 | for (int y = 2; y >= 0; y--) for (int x = 30; x > 2; x--) b[1200 + sh * y - x] = x * 0.5 + y;",
    "90 | for (int y = 0; y < 3; y += 1) {~ for (int x = 1; x <= 20; x += 3) {~ b[1200 + y * sh + x] = y;~ b[1230 + y * sh - x] += x;~ }~ }",
    "0 | for (int i = 600; i < 900; i += 3) {~ b[i] = b[i + sh] + Math.sqrt(i);~ }",
  })
  void checked(int first, String loop) throws Exception {
    String text = "public class P {\n  static final double[] b = new double[2400];\n\n  static void work(int sh) {\n    " + loop.replace("~", "\n    ") + "\n  }\n\n  public static void main(String[] arguments) {\n"
        + "    for (int i = 0; i < b.length; i++) {\n      b[i] = i % 17;\n    }\n    work(Integer.getInteger(\"" + SETTING + "\", " + first + "));\n    System.out.println(java.util.Arrays.toString(b));\n  }\n}\n";
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyResult result = ApplyEngine.apply(new ApplyRequest(Target.of(source), run, List.of("P.java:5"), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0), AnalysisListener.SILENT);
    AppliedLoop applied = result.loops().get(0);
    assertThat(applied.isWritten()).as(applied.why()).isTrue();
    assertThat(applied.conditions()).isEmpty();
    assertThat(applied.guards()).isNotEmpty();
    for (int other : OTHERS) {
      try {
        System.setProperty(SETTING, String.valueOf(other));
        String parallel = Printed.by(result.files().get(0).after(), directory.resolve("parallel"));
        assertThat(parallel).as(other + " in " + result.files().get(0).after()).isEqualTo(Printed.by(text, directory.resolve("plain")));
      } finally {
        System.clearProperty(SETTING);
      }
    }
  }
}
