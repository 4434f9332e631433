package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Programs that compute the same in different ways have the same nets. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
public class VariantsTest {
  @TempDir Path directory;

  /** Nets of a region {@code run}, with the arrays {@code x} and {@code y} of six numbers each. */
  public static NetLines nets(Path place, String members) throws Exception {
    return RecordedNets.of(traced(place, members).recording(), new NetLines());
  }

  public static Traced traced(Path place, String members) throws Exception {
    Files.createDirectories(place);
    String source =
        "import java.util.*; import java.util.function.*;\n"
            + "public class Variant {\n"
            + "  public static void main(String[] args) {\n"
            + "    double[] x = {3, 1, 2, 6, 5, 4};\n    double[] y = new double[6];\n    run(x, y);\n"
            + "    System.out.println(Arrays.toString(x) + Arrays.toString(y));\n  }\n"
            + members
            + "}\n";
    Traced traced = Traced.run(Files.writeString(place.resolve("Variant.java"), source), List.of(), List.of("Variant.run"), place);
    assertThat(traced.recording().warnings()).isEmpty();
    return traced;
  }

  /** Nets by the plain program: many variants have the same. */
  private static final Map<String, NetLines> PLAIN = new ConcurrentHashMap<>();

  private void assertSame(String members, String plain) throws Exception {
    NetLines expected = PLAIN.get(plain);
    if (expected == null) {
      expected = nets(directory.resolve("plain"), plain);
      PLAIN.put(plain, expected);
    }
    assertThat(expected.differences(nets(directory.resolve("variant"), members))).as("- plain, + variant").isEmpty();
  }

  private static final String STENCIL = "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) y[i] = x[i - 1] + x[i + 1]; }\n";

  @Test
  void aConstantThatNobodyUsesIsNoScratch() throws Exception {
    assertSame("static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { y[i] = 0; y[i] = x[i - 1] + x[i + 1]; } }\n", STENCIL);
    assertSame("static void run(double[] x, double[] y) { Arrays.fill(y, 0); for (int i = 1; i < 5; i++) y[i] = x[i - 1] + x[i + 1]; }\n", STENCIL);
    assertSame("static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { y[i] = 0; y[i] += x[i - 1]; y[i] += x[i + 1]; } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { y[i] = 7; y[i] = 0; y[i] += x[i - 1]; y[i] += x[i + 1]; } }\n");
  }

  @Test
  void aLambdaOfTheProgramsOwnInterface() throws Exception {
    assertSame(
        "interface Kernel { void apply(double[] from, double[] to, int i); }\n"
            + "static void sweep(double[] x, double[] y, Kernel kernel) { for (int i = 1; i < 5; i++) kernel.apply(x, y, i); }\n"
            + "static void run(double[] x, double[] y) { sweep(x, y, (from, to, i) -> to[i] = from[i - 1] + from[i + 1]); }\n",
        STENCIL);
  }

  @Test
  void aLambdaThatCapturesItsArrays() throws Exception {
    assertSame(
        "interface Kernel { void apply(int i); }\n"
            + "static void sweep(Kernel kernel) { for (int i = 1; i < 5; i++) kernel.apply(i); }\n"
            + "static void run(double[] x, double[] y) { sweep(i -> y[i] = x[i - 1] + x[i + 1]); }\n",
        STENCIL);
  }

  @Test
  void aMethodReferenceThatAnswersANumber() throws Exception {
    assertSame(
        "interface Stencil { double at(double[] from, int i); }\n"
            + "static double sum(double[] from, int i) { return from[i - 1] + from[i + 1]; }\n"
            + "static void sweep(double[] x, double[] y, Stencil s) { for (int i = 1; i < 5; i++) y[i] = s.at(x, i); }\n"
            + "static void run(double[] x, double[] y) { sweep(x, y, Variant::sum); }\n",
        STENCIL);
  }

  @Test
  void aStreamOfIndices() throws Exception {
    assertSame("static void run(double[] x, double[] y) { java.util.stream.IntStream.range(1, 5).forEach(i -> y[i] = x[i - 1] + x[i + 1]); }\n", STENCIL);
  }

  @Test
  void setAll() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { Arrays.setAll(y, i -> i < 5 ? x[i] * x[i + 1] : 0.0); }\n",
        "static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) { y[i] = i < 5 ? x[i] * x[i + 1] : 0.0; } }\n");
  }

  @Test
  void sortingMovesWhatAnExchangeMoves() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { Arrays.sort(x); }\n",
        "static void run(double[] x, double[] y) {\n"
            + "  double a = x[0]; x[0] = x[1]; x[1] = x[2]; x[2] = a;\n"
            + "  double b = x[3]; x[3] = x[5]; x[5] = b;\n}\n");
  }

  @Test
  void arraycopyIsALoop() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { System.arraycopy(x, 1, y, 0, 5); System.arraycopy(y, 0, y, 1, 3); }\n",
        "static void run(double[] x, double[] y) { for (int i = 0; i < 5; i++) y[i] = x[i + 1]; for (int i = 2; i >= 0; i--) y[i + 1] = y[i]; }\n");
  }

  @Test
  void numbersChangePlacesInRegisters() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double p = x[0], q = x[1];\n"
            + "  for (int i = 0; i < 3; i++) { double t = p; p = q; q = t; } y[0] = p + 1; y[1] = q + x[2]; }\n",
        "static void run(double[] x, double[] y) { y[0] = x[1] + 1; y[1] = x[0] + x[2]; }\n");
  }

  @Test
  void threeNumbersChangePlacesInRegisters() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double p = x[0], q = x[1], r = x[2];\n"
            + "  for (int i = 0; i < 4; i++) { double t = p; p = q; q = r; r = 2 * t; } y[0] = p; y[1] = q; y[2] = r; }\n",
        "static void run(double[] x, double[] y) { y[0] = 2 * x[1]; y[1] = 2 * x[2]; y[2] = 2 * x[0]; }\n");
  }

  @Test
  void aNumberScaledInARegisterIsComputed() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double p = x[0]; for (int i = 0; i < 3; i++) { p = 2 * p; } y[0] = p; }\n",
        "static void run(double[] x, double[] y) { y[0] = 8 * x[0]; }\n");
  }

  @Test
  void aNumberOnlyCarriedInARegisterIsCopied() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double p = x[0]; for (int i = 1; i < 4; i++) { y[i] = p; p = x[i]; } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 4; i++) y[i] = x[i - 1]; }\n");
  }

  @Test
  void aRecursiveSum() throws Exception {
    assertSame(
        "static double sum(double[] a, int from, int to) { return to - from == 1 ? a[from] : sum(a, from, (from + to) / 2) + sum(a, (from + to) / 2, to); }\n"
            + "static void run(double[] x, double[] y) { y[0] = sum(x, 0, 6); }\n",
        "static void run(double[] x, double[] y) { double s = 0; for (double v : x) s += v; y[0] = s; }\n");
  }

  @Test
  void aSumThatAnExceptionEnds() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double s = 0; try { for (int i = 0; ; i++) s += x[i]; } catch (ArrayIndexOutOfBoundsException e) { y[0] = s; } }\n",
        "static void run(double[] x, double[] y) { double s = 0; for (double v : x) s += v; y[0] = s; }\n");
  }

  @Test
  void objectsThatHoldAnArray() throws Exception {
    assertSame(
        "static class Grid { private final double[] values; Grid(double[] values) { this.values = values; }\n"
            + "  double get(int i) { return values[i]; } void set(int i, double v) { values[i] = v; } }\n"
            + "static void run(double[] x, double[] y) { Grid from = new Grid(x), to = new Grid(y);\n"
            + "  for (int i = 1; i < 5; i++) to.set(i, from.get(i - 1) + from.get(i + 1)); }\n",
        STENCIL);
  }

  @Test
  void arraysOutOfACollection() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { List<double[]> list = new ArrayList<>(List.of(x, y)); Collections.reverse(list);\n"
            + "  for (int i = 1; i < 5; i++) list.get(0)[i] = list.get(1)[i - 1] + list.get(1)[i + 1]; }\n",
        STENCIL);
  }

  @Test
  void variableArgumentsAndSwitches() throws Exception {
    assertSame(
        "static double add(double... terms) { double s = 0; for (double t : terms) s += t; return s; }\n"
            + "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) {\n"
            + "  switch (i % 2) { case 0 -> y[i] = add(x[i - 1], x[i + 1]); default -> y[i] = add(x[i + 1], x[i - 1]); } } }\n",
        STENCIL);
  }

  @Test
  void boxesAreCopies() throws Exception {
    assertSame(
        "static Double sum(Double a, Double b) { return a + b; }\n"
            + "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { Double s = sum(x[i - 1], x[i + 1]); y[i] = s; } }\n",
        STENCIL);
  }

  @Test
  void rowsMayBeSortedByAComparator() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) {\n"
            + "  double[][] rows = {{x[0], 1}, {x[1], 2}, {x[2], 3}};\n"
            + "  Arrays.sort(rows, (a, b) -> Double.compare(a[0], b[0]));\n"
            + "  for (int i = 0; i < 3; i++) y[i] = 2 * rows[i][0];\n}\n",
        "static void run(double[] x, double[] y) {\n"
            + "  double[][] rows = {{x[0], 1}, {x[1], 2}, {x[2], 3}};\n"
            + "  y[0] = 2 * rows[1][0]; y[1] = 2 * rows[2][0]; y[2] = 2 * rows[0][0];\n}\n");
  }

  /** Of numbers that are there before, the arm that runs takes one. */
  @Test
  void aNumberThatIsLoadedBeforeItIsChosen() throws Exception {
    String chosen = "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) y[i] = x[i] > 3 ? x[i - 1] : x[i + 1]; }\n";
    assertSame("static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { double a = x[i - 1], b = x[i + 1]; y[i] = x[i] > 3 ? a : b; } }\n", chosen);
    assertSame("static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) y[i] = chosen(x[i], x[i - 1], x[i + 1]); }\n"
        + "static double chosen(double w, double a, double b) { return w > 3 ? a : b; }\n", chosen);
    assertSame("static void run(double[] x, double[] y) { double a = x[0], own = x[1]; for (int i = 1; i < 5; i++) { double b = x[i + 1]; y[i] = own > 3 ? a : b; a = own; own = b; } }\n", chosen);
  }

  @Test
  void aNumberChosenTwice() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { double s; if (x[0] > 2) { y[5] = 1; s = x[1]; } else { s = x[2]; }\n"
            + "  if (x[1] > 2) { y[4] = 1; s = x[3]; } y[0] = 2 * s; }\n",
        "static void run(double[] x, double[] y) { double a = y[5], b = y[4]; y[5] = x[0] * a; y[4] = x[1] * b; y[0] = x[0] * x[1]; }\n");
  }

  @Test
  void anExtremeThatAConditionStoresInAField() throws Exception {
    assertSame(
        "static double m; static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) if (x[i] * x[i] > m) m = x[i] * x[i]; y[0] = m + 1; }\n",
        "static double m; static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) m = Math.max(m, x[i] * x[i]); y[0] = m + 1; }\n");
  }

  @Test
  void anExtremeThatAConditionStoresInAnElement() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 1; i < 6; i++) { double d = x[i] - x[i - 1]; if (y[0] < d) { y[0] = d; y[1] = i; } } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 6; i++) { double d = x[i] - x[i - 1]; y[0] = Math.max(d, y[0]); double at = y[1]; y[1] = d * at; } }\n");
  }

  @Test
  void aConditionThatDecidesWhatIsStored() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { if (x[i - 1] + x[i + 1] > 4) y[i] = 1; else if (x[i] > 2) y[i] = x[i]; else y[i] = 0; } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) y[i] = x[i - 1] + x[i + 1] > 4 ? 1 : x[i] > 2 ? x[i] : 0; }\n");
  }

  @Test
  void aWordThatAConditionMayLeaveAsItIs() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) if (y[i] + x[i - 1] + x[i + 1] > 6) y[i] = 2 * x[i]; }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) y[i] = y[i] + x[i - 1] + x[i + 1] > 6 ? 2 * x[i] : y[i]; }\n");
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) if (i % 2 == 0) { double e = y[i] * x[i - 1]; if (e > 1 || x[i + 1] > 4) y[i] = -y[i]; } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) if (i % 2 == 0) y[i] = y[i] * x[i - 1] > 1 || x[i + 1] > 4 ? -y[i] : y[i]; }\n");
  }

  @Test
  void aWordThatNothingLoadsAndAConditionMayLeaveAsItIs() throws Exception {
    String chosen = "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { double before = y[i]; y[i] = (x[i - 1] + x[i + 1]) * before; } }\n";
    assertSame("static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) if (x[i - 1] + x[i + 1] > 6) y[i] = 1; }\n", chosen);
    assertSame("static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) if (i > 0 && i < 5 && x[i - 1] + x[i + 1] > 6) y[i] = 1; }\n", chosen);
    assertSame("static void run(double[] x, double[] y) { for (int i = 2; i < 6; i++) if (x[i - 2] + x[i] > 6) y[2 * i - 1 - i] = 1; }\n", chosen);
    assertSame("static double[] x, y; static void run(double[] a, double[] b) { x = a; y = b; step(); }\n"
        + "static void step() { for (int i = 1; i < 5; i++) if (x[i - 1] + x[i + 1] > 6) y[i] = 1; }\n", chosen);
    String rows = "static void run(double[] x, double[] y) { double[][] rows = {x, y}; for (int i = 1; i < 5; i++) ";
    assertSame(rows + "if (rows[0][i - 1] > 6) rows[1][i] = 1; }\n", rows + "{ double before = rows[1][i]; rows[1][i] = rows[0][i - 1] * before; } }\n");
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { y[i] = 0; if (x[i - 1] + x[i + 1] > 6) y[i] = 2 * x[i]; } }\n",
        "static void run(double[] x, double[] y) { for (int i = 1; i < 5; i++) { y[i] = 0; double before = y[i]; y[i] = (x[i - 1] + x[i + 1] > 6 ? 2 * x[i] : 0) * before; } }\n");
  }

  @Test
  void noWordIsDecidedUponWhereAConditionGuardsTheEndOfAnArray() throws Exception {
    assertSame(
        "static void run(double[] x, double[] y) { for (int i = 0; i < 9; i++) if (i < 6 && x[i] > 3) y[i] = 1; }\n",
        "static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) { double before = y[i]; y[i] = x[i] * before; } }\n");
  }

  @Test
  void whatIsGatheredUnderAConditionIsNotDecidedUpon() throws Exception {
    NetLines nets = nets(directory, "static void run(double[] x, double[] y) { for (int i = 0; i < 5; i++) if (x[i] > 3) y[i] += x[i + 1]; }\n");
    assertThat(nets.nets()).doesNotContain("x[0] : y[0]");
  }

  @Test
  void aCountOfThoseThatPass() throws Exception {
    assertSame(
        "static int[] m = new int[1]; static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) if (x[i] > 2) m[0]++; y[0] = m[0]; }\n",
        "static int[] m = new int[1]; static void run(double[] x, double[] y) { for (int i = 0; i < 6; i++) if (i == 0 || i > 2) m[0] = x[i] > 0 ? m[0] + 1 : 0 + m[0]; y[0] = m[0]; }\n");
  }

  @Test
  void shortestPathsByCondition() throws Exception {
    String d = "static double[][] d = {{0, 3, 9}, {2, 0, 1}, {1, 7, 0}};\n";
    String loops = "static void run(double[] x, double[] y) { for (int k = 0; k < 3; k++) for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) ";
    assertSame(
        d + loops + "if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j]; }\n",
        d + loops + "d[i][j] = Math.min(d[i][k] + d[k][j], d[i][j]); }\n");
  }

  @Test
  void whatChangesPlacesByComparisonIsTheLesserAndTheLarger() throws Exception {
    String loop = "static void run(double[] x, double[] y) { for (int i = 5; i > 0; i--) ";
    assertSame(
        loop + "if (x[i] < x[i - 1]) { double t = x[i]; x[i] = x[i - 1]; x[i - 1] = t; } }\n",
        loop + "{ double low = Math.min(x[i], x[i - 1]), high = Math.max(x[i], x[i - 1]); x[i] = high; x[i - 1] = low; } }\n");
  }

  @Test
  void whatChangesPlacesByAnotherComparisonIsMoved() throws Exception {
    NetLines nets =
        nets(directory, "static void run(double[] x, double[] y) { for (int i = 5; i > 0; i--) if (y[i] <= y[i - 1]) { double t = x[i]; x[i] = x[i - 1]; x[i - 1] = t; } }\n");
    assertThat(nets.nets()).isNotEmpty().allMatch(net -> net.matches("x\\[\\d\\] : x\\[\\d\\]"));
  }
}
