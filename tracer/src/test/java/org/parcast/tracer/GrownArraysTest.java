package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.frontend.Frontend;

/** An array that has grown is the same however it did so, and has no more words than one that was made as long as it is in the end. */
@Tag("slow")
class GrownArraysTest {
  private static final String LONG_ENOUGH = "double[] a = new double[32]; int size = 0; for (int i = 0; i < 20; i++) { a[size++] = Math.sqrt(i); } run(a);";

  @TempDir private Path directory;

  static Stream<Arguments> styles() {
    return Stream.of(
        Arguments.of("a copy in a local variable", "double[] a = new double[4]; int size = 0; for (int i = 0; i < 20; i++) { if (size == a.length) { a = Arrays.copyOf(a, 2 * size); } a[size++] = Math.sqrt(i); } run(a);", ""),
        Arguments.of("a copy until it is long enough", "double[] a = new double[4]; int size = 0; for (int i = 0; i < 20; i++) { while (size >= a.length) { a = Arrays.copyOf(a, 2 * a.length); } a[size++] = Math.sqrt(i); } run(a);", ""),
        Arguments.of("a loop",
            "double[] a = new double[4]; int size = 0; for (int i = 0; i < 20; i++) { if (size == a.length) { double[] b = new double[2 * size]; for (int j = 0; j < size; j++) b[j] = a[j]; a = b; } a[size++] = Math.sqrt(i); } run(a);", ""),
        Arguments.of("System.arraycopy",
            "double[] a = new double[4]; int size = 0; for (int i = 0; i < 20; i++) { if (size == a.length) { double[] b = new double[2 * size]; System.arraycopy(a, 0, b, 0, size); a = b; } a[size++] = Math.sqrt(i); } run(a);", ""),
        Arguments.of("a method", "double[] a = new double[4]; int size = 0; for (int i = 0; i < 20; i++) { if (size == a.length) { a = longer(a); } a[size++] = Math.sqrt(i); } run(a);",
            "static double[] longer(double[] a) { return Arrays.copyOf(a, 2 * a.length); }"),
        Arguments.of("a field", "Growing g = new Growing(); for (int i = 0; i < 20; i++) { g.add(Math.sqrt(i)); } run(g.held);",
            "double[] held = new double[4]; int count; void add(double value) { if (count == held.length) { held = Arrays.copyOf(held, 2 * count); } held[count++] = value; }"),
        Arguments.of("a constructor", "run(new Growing(20).held);",
            "double[] held = new double[4]; Growing(int n) { for (int i = 0; i < n; i++) { if (i == held.length) { held = Arrays.copyOf(held, 2 * i); } held[i] = Math.sqrt(i); } }"),
        Arguments.of("a static field", "for (int i = 0; i < 20; i++) { if (i == kept.length) { double[] b = new double[2 * i]; System.arraycopy(kept, 0, b, 0, i); kept = b; } kept[i] = Math.sqrt(i); } run(kept);",
            "static double[] kept = new double[4];"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("styles")
  void isTheSame(String style, String fills, String members) throws Exception {
    Traced grown = traced(fills, members);
    assertThat(words(grown)).isEqualTo(words(traced(LONG_ENOUGH, "")));
    assertAsTheOracleFinds(fills, members);
  }

  @Test
  void whatIsReadByItsOldNameIsFollowed() throws Exception {
    assertAsTheOracleFinds("double[] a = new double[8]; for (int i = 0; i < 8; i++) { a[i] = Math.sqrt(i); } double[] old = a; int n = 8;"
        + " while (n > a.length - 4) { a = Arrays.copyOf(a, 4 * n); } for (int i = 8; i < 16; i++) { a[i] = old[i - 8] * 2; } old[3] = 5; run(a);", "");
  }

  /** The shorter one has another name, and steps use both: two arrays, as two that were made so. */
  @Test
  void whatStepsUseByItsOldNameIsAnother() throws Exception {
    String steps = "\n for (int t = 0; t < 3; t++) { for (int i = 0; i < 8; i++) { a[i] = a[i] * 0.5 + old[7 - i]; } for (int i = 0; i < 8; i++) { old[i] = old[i] + 1; } } run(a);";
    String grows = "double[] a = new double[8]; for (int i = 0; i < 8; i++) { a[i] = Math.sqrt(i); } double[] old = a; a = Arrays.copyOf(a, 32);" + steps;
    String twice = "double[] a = new double[8]; double[] old = a; for (int i = 0; i < 32; i++) { if (i == a.length) { if (i == 8) { old = a; } a = Arrays.copyOf(a, 2 * i); } a[i] = Math.sqrt(i); }" + steps;
    String field = "a = new double[8]; for (int i = 0; i < 8; i++) { a[i] = Math.sqrt(i); } double[] old = a; double[] longer = new double[32]; System.arraycopy(a, 0, longer, 0, 8); a = longer;" + steps;
    assertThat(words(traced(grows, ""))).isEqualTo(words(traced(LONG_ENOUGH, "")) + 8);
    assertThat(words(traced(twice, ""))).isEqualTo(words(traced(LONG_ENOUGH, "")) + 8);
    assertThat(words(traced(field, "static double[] a;"))).isEqualTo(words(traced(LONG_ENOUGH, "")) + 8);
    assertAsTheOracleFinds(grows, "");
    assertAsTheOracleFinds(twice, "");
    assertAsTheOracleFinds(field, "static double[] a;");
  }

  @Test
  void whatIsUsedAndOverwrittenMeanwhileIsOneWordStill() throws Exception {
    assertAsTheOracleFinds("double[] a = new double[4]; double[] b = new double[40]; int size = 0; for (int i = 0; i < 20; i++) {"
        + " if (size == a.length) { a = Arrays.copyOf(a, 2 * size); } a[size] = b[i] + 1; b[i] = a[size] * 2; a[size] += b[i + 1]; if (i > 0) { a[i - 1] = a[i - 1] * b[i] + a[size]; } size++; } run(a);", "");
  }

  @Test
  void whatIsLongerAndIsKeptBesideIsAnother() throws Exception {
    Traced both = traced("double[] a = new double[8]; for (int i = 0; i < 8; i++) { a[i] = Math.sqrt(i); } double[] padded = Arrays.copyOf(a, 32); padded[9] = a[1]; run(padded);", "");
    assertThat(words(both)).isEqualTo(words(traced(LONG_ENOUGH, "")) + 8);
  }

  private void assertAsTheOracleFinds(String fills, String members) throws Exception {
    assertThat(OracleComparison.differences(source(fills, members), List.of(), List.of(), null, directory.resolve("compared"))).isEmpty();
  }

  /** How many words arrays have. */
  private static int words(Traced traced) {
    return traced.recording().blocks().stream().filter(block -> block.type().equals("[D")).mapToInt(block -> block.length()).sum();
  }

  private Traced traced(String fills, String members) throws Exception {
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source(fills, members)))) {
      return Traced.run(program, List.of(), List.of(), null, directory);
    }
  }

  /** Three steps that use what was filled. */
  private Path source(String fills, String members) throws Exception {
    return Files.writeString(directory.resolve("Growing.java"), "import java.util.Arrays;\npublic class Growing {\n" + (members.contains("Growing(int") ? "" : "  Growing() {}\n") + "  " + members
        + "\n  public static void main(String[] args) {\n    " + fills + "\n  }\n"
        + "  static void run(double[] a) {\n    double[] x = new double[20];\n    double[] y = new double[20];\n    for (int t = 0; t < 3; t++) {\n"
        + "      for (int i = 1; i < 19; i++) { y[i] = a[i] * x[i - 1] + x[i + 1]; }\n      for (int i = 1; i < 19; i++) { x[i] = y[i]; }\n    }\n    System.out.println(x[9]);\n  }\n}\n");
  }
}
