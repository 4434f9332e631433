package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.ValueFlowRecording;

/** What counts where data find the place is computed of these data, whether the counter is an element, in a row, or a field, and whoever counts. */
@Tag("slow")
class CountersTest {
  private static final String HEAD = """
      import java.util.*;
      class Counters {
        interface Counting { void count(); int value(); }
        static class Counter implements Counting { int y; int[] bins = new int[2]; public void count() { y++; } void twice() { count(); count(); } public int value() { return y; } }
        static void raise(Counter counter) { counter.y += 2; }
        static int more(int value) { return value + 1; }
        static int limited(int value, int most) { return value < most ? more(value) : most; }
      """;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {
      "int[] y = new int[4]; for (int i = 0; i < 4; i++) { y[x[i]]++; } int[] z = y;",
      "int[] y = new int[4]; for (int i = 0; i < 4; i++) { y[x[i]] = more(y[x[i]]); } int[] z = y;",
      "int[] y = new int[4]; for (int i = 0; i < 4; i++) { y[x[i]] += more(2); } int[] z = {y[0], y[1], more(y[2]), y[3]};",
      "int[] y = new int[4]; for (int i = 0; i < 4; i++) { y[x[i]] = limited(y[x[i]], 7); } int[] z = y;",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].y = more(more(c[x[i]].y)); } int[] z = {c[0].y};",
      "int[][] y = new int[4][2]; for (int i = 0; i < 4; i++) { y[x[i]][1]++; } int[] z = {0, y[0][1], y[1][1], y[2][1], y[3][1]};",
      "int[][] y = new int[4][2]; for (int i = 0; i < 4; i++) { int[] row = y[x[i]]; row[1] += 3; } int[] z = {0, y[0][1]};",
      "List<int[]> y = new ArrayList<>(); for (int i = 0; i < 4; i++) { y.add(new int[2]); } for (int i = 0; i < 4; i++) { y.get(x[i])[1]++; } int[] z = {y.get(0)[1]};",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].y++; } int[] z = {c[0].y};",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].bins[1]++; } int[] z = {c[0].bins[1]};",
      "List<Counter> c = List.of(many()); for (int i = 0; i < 4; i++) { c.get(x[i]).y++; } int[] z = {c.get(0).y};",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].count(); } int[] z = {c[0].y};",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].twice(); } int[] z = {c[0].y};",
      "Counting[] c = many(); for (int i = 0; i < 4; i++) { c[x[i]].count(); } int[] z = {c[0].value()};",
      "Counter[] c = many(); for (int i = 0; i < 4; i++) { raise(c[x[i]]); } int[] z = {c[0].y};"})
  void areComputedOfWhatFindsThem(String statements) throws Exception {
    String members = HEAD + "  static Counter[] many() { Counter[] all = new Counter[4]; for (int i = 0; i < 4; i++) { all[i] = new Counter(); } return all; }\n";
    String text = "int[] x = new int[4]; for (int i = 0; i < 4; i++) { x[i] = (i + 1) * 3 % 4; } " + statements + " for (int t = 0; t < 1; t++) { System.out.println(z[0]); }";
    Path source = Files.writeString(directory.resolve("Counters.java"), members + "  public static void main(String[] args) {\n" + text + "\n  } }\n");
    ValueFlowRecording recording = Traced.run(source, List.of(), List.of(), directory).recording();
    assertThat(WordFlows.of(recording).stream().filter(flow -> flow.startsWith("x") && !flow.contains("to x"))).hasSize(4);
    assertThat(OracleComparison.differences(source, List.of(), List.of(), null, directory.resolve("compared"))).isEmpty();
  }
}
