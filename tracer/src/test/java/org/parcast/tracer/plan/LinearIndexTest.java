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
import org.parcast.recording.WordBlock;
import org.parcast.tracer.Traced;

/** The strides of linearised arrays, wherever the program computes its indices. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class LinearIndexTest {
  @TempDir Path directory;

  /** The strides of the array that {@code run(12)} fills: 3 x 4, or 2 x 2 x 3. */
  private List<Integer> strides(String members) throws Exception {
    return stridesOfEach(members).get(0);
  }

  /** The strides of every array of 12 words, that of {@code run(12)} first. */
  private List<List<Integer>> stridesOfEach(String members) throws Exception {
    String source =
        "public class Linear {\n"
            + "  public static void main(String[] args) {\n    double[] a = new double[12];\n    new Linear().run(a, args.length);\n"
            + "    System.out.println(a[5]);\n  }\n"
            + members
            + "}\n";
    Path file = Files.writeString(directory.resolve("Linear.java"), source);
    Traced traced = Traced.run(file, List.of(), List.of("Linear.run"), directory);
    return traced.recording().blocks().stream()
        .filter(block -> block.kind() == WordBlock.Kind.ARRAY && block.length() == 12).map(WordBlock::strides).toList();
  }

  private static String fill(String index, String members) {
    return "void run(double[] a, int zero) { for (int i = 0; i < 3; i++) { for (int j = 0; j < 4; j++) { a[" + index + "] = i - j; } } }\n" + members;
  }

  @Test
  void inTheLoop() throws Exception {
    assertThat(strides("void run(double[] a, int zero) { int m = zero + 4; for (int i = 0; i < 3; i++) for (int j = 0; j < m; j++) a[i * m + j] = i; }\n"))
        .containsExactly(4);
  }

  @Test
  void inAMethodOfAnObjectThatKnowsTheWidth() throws Exception {
    assertThat(strides(fill("at(i, j)", "int m = 4;\nint at(int i, int j) { return i * m + j; }\n"))).containsExactly(4);
  }

  @Test
  void inAMethodThatMultipliesTheWidthByTheRow() throws Exception {
    assertThat(strides(fill("at(i, j)", "static final int M = Integer.parseInt(\"4\");\nstatic int at(int i, int j) { return j + M * i; }\n")))
        .containsExactly(4);
  }

  @Test
  void inAMethodThatIsGivenTheWidthOnEitherSide() throws Exception {
    assertThat(strides(fill("at(i, j, zero + 4)", "static int at(int i, int j, int m) { return i * m + j; }\n"))).containsExactly(4);
    assertThat(strides(fill("at(i, j, zero + 4)", "static int at(int i, int j, int m) { return m * i + j; }\n"))).containsExactly(4);
  }

  /** Multiplied out, the sum has 2 to the power of 60 terms. */
  @Test
  void aMethodOfManySumsOfSumsIsNoIndex() throws Exception {
    String hash = "static int hash(int s) { " + "s += s * 31 + 1; ".repeat(60) + "return s; }\n";
    assertThat(strides(fill("i * 4 + j", hash + "int hashed = hash(1);\n"))).containsExactly(4);
  }

  @Test
  void inAMethodThatStores() throws Exception {
    assertThat(
            strides(
                "void run(double[] a, int zero) { for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) set(a, i, j, zero + 4); }\n"
                    + "static void set(double[] a, int i, int j, int m) { a[i * m + j] = i; }\n"))
        .containsExactly(4);
  }

  @Test
  void ofThreeDimensions() throws Exception {
    assertThat(
            strides(
                "void run(double[] a, int zero) { for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 3; k++)"
                    + " a[at(i, j, k, zero + 2, zero + 3)] = i; }\n"
                    + "static int at(int i, int j, int k, int ny, int nx) { return (i * ny + j) * nx + k; }\n"))
        .containsExactly(6, 3);
  }

  /** Two phases of a grid; and the rows of a matrix that a loop goes through in blocks of 4. */
  @Test
  void ofRowsThatAreFewerThanAStride() throws Exception {
    assertThat(
            stridesOfEach(
                "void run(double[] a, int zero) { double[][] phases = {a, new double[12]}, matrix = new double[4][12];\n"
                    + "  for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) { phases[1][i * 4 + j] = i; phases[zero][i * 4 + j] = j; }\n"
                    + "  for (int k = 0; k < 4; k++) for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) matrix[k][i * 4 + j] = i + k; }\n"))
        .containsExactly(List.of(4), List.of(4), List.of(), List.of(), List.of(), List.of());
  }

  @Test
  void noneWhereTheFactorChanges() throws Exception {
    assertThat(strides(fill("at(i, j)", "static int at(int i, int j) { return i * j; }\n"))).isEmpty();
  }
}
