package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.frontend.Frontend;
import org.parcast.ir.ClassDeclaration;
import org.parcast.recording.Phase;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.valueflow.ClassRewriter;

/** Nests that are entered as before: their recording is that of the interpreter, to which all steps are the same. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class RepeatedFlowTest {
  private static final String MULTIPLY = """
      static void multiply(int[] start, int[] column, double[] value, double[] x, double[] y) {
        for (int i = 0; i < start.length - 1; i++) {
          double sum = 0;
          for (int e = start[i]; e < start[i + 1]; e++) { sum += value[e] * x[column[e]]; }
          y[i] = sum;
        }
      }
      """;

  @TempDir Path directory;

  private Path source(String methods, String main) throws Exception {
    return Files.writeString(directory.resolve("P.java"), "class P {\n" + methods + "public static void main(String[] s) {\n"
        + "int[] start = {0, 2, 4, 7, 7}; int[] column = {0, 2, 1, 0, 1, 2, 3}; double[] value = {1, 2, 3, 4, 5, 6, 7};\n"
        + "double[] x = {1, 2, 3, 4}, y = new double[4], z = new double[4];\n" + main + "System.out.println(x[0] + y[1] + z[2]);\n}\n}\n");
  }

  private List<String> differences(String methods, String main) throws Exception {
    return OracleComparison.differences(source(methods, main), List.of(), List.of(), null, directory);
  }

  @Test
  void coefficientsAndColumnsThatChangeNowAndThen() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 12; t++) { multiply(start, column, value, x, y);"
        + " for (int i = 0; i < 4; i++) x[i] = y[i] + 1; if (t == 5) value[4] = y[0]; if (t == 8) column[1] = 3; }")).isEmpty();
  }

  @Test
  void arraysThatChangePlacesAndOneThatIsStoredTwiceInAStep() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 12; t++) { multiply(start, column, value, x, y); multiply(start, column, value, y, z);"
        + " multiply(start, column, value, x, z); double[] w = x; x = y; y = w; }")).isEmpty();
  }

  @Test
  void wordsThatAreStoredAmongThoseThatAreLoaded() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 9; t++) multiply(start, column, value, x, x);")).isEmpty();
  }

  @Test
  void anExceptionThatLeavesANestAsItIsNoted() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 9; t++) { if (t == 1) column[3] = 7; try { multiply(start, column, value, x, y); }"
        + " catch (IndexOutOfBoundsException e) { column[3] = t % 3; } x[t % 4] = y[1]; }")).isEmpty();
  }

  @Test
  void stencilsInPlaceAndInGridsThatChangePlaces() throws Exception {
    assertThat(differences("""
        static void relax(double[][] u, double[][] v, double[] f, double w) {
          for (int i = 1; i < u.length - 1; i++) {
            for (int j = 1; j < u[i].length - 1; j++) { v[i][j] = w * (u[i][j] + u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] + f[i * 4 + j] + f[0]); }
          }
        }
        static void sweep(double[][] u, int colour) {
          for (int i = 1; i < u.length - 1; i++) {
            for (int j = 1 + (i + colour) % 2; j < u[i].length - 1; j += 2) { u[i][j] = 0.2 * (u[i][j - 1] + u[i][j + 1] + u[i - 1][j] + u[i + 1][j]); }
          }
        }
        """, "double[][] u = new double[5][4], v = new double[5][4]; double[] f = new double[20]; for (int i = 0; i < 20; i++) { f[i] = i; u[i / 4][i % 4] = i; }\n"
        + "for (int t = 0; t < 30; t++) { relax(u, v, f, 0.25); sweep(v, 0); sweep(v, 1); for (int j = 0; j < 4; j++) { v[0][j] = v[1][j]; v[4][j] = 1; }"
        + " double[][] w = u; u = v; v = w; if (t == 17) { double[] row = u[2]; u[2] = u[3]; u[3] = row; } }\n x[0] = u[2][2];")).isEmpty();
  }

  @Test
  void sumsInMemoryAndArraysAndNumbersInFields() throws Exception {
    assertThat(differences("""
        static double[] p = {1, 2, 3, 4}, q = new double[4];
        static double scale = 2;
        static int[] row = {0, 0, 1, 2, 2, 3}, col = {1, 3, 0, 2, 3, 1};
        static void scatter() { for (int e = 0; e < row.length; e++) { q[row[e]] += scale * p[col[e]]; } }
        static void back() { for (int i = 0; i < 4; i++) { p[i] = q[i]; q[i] = 0; } }
        """, "for (int t = 0; t < 24; t++) { scatter(); back(); if (t == 13) scale = x[1]; }")).isEmpty();
  }

  @Test
  void nestsThatAreEnteredWithSumsAndElements() throws Exception {
    assertThat(differences("""
        static void step(double[] x, double[] y) {
          double norm = 0;
          for (int i = 0; i < x.length; i++) { norm += x[i] * x[i]; }
          double first = y[0];
          for (int i = 0; i < x.length; i++) { y[i] = x[i] / norm + first; }
          for (int i = 0; i < x.length; i++) { x[i] = y[i] + norm; }
        }
        static void rank(int[] start, int[] column, double[] x, double[] y, double lost) {
          for (int i = 0; i < start.length - 1; i++) {
            double sum = 0;
            for (int e = start[i]; e < start[i + 1]; e++) { sum += x[column[e]] / start[column[e] + 1]; }
            y[i] = 0.85 * (sum + lost / 4);
          }
        }
        """, "for (int t = 0; t < 12; t++) { step(x, y); double lost = 0; for (int i = 0; i < 4; i++) { lost += x[i]; } rank(start, column, x, z, lost);"
        + " double[] w = x; x = z; z = w; }")).isEmpty();
  }

  @Test
  void sumsOverANestThatBecomeValuesOfTheirOwn() throws Exception {
    assertThat(differences("""
        static double[] a = {1, 2, 3, 4}, b = {4, 3, 2, 1};
        static int[] on = {1, 0, 1, 0};
        static double[][] g = {{1, 2, 3, 4}, {5, 6, 7, 8}};
        static double step(int last) {
          double dot = 0, most = 0, chosen = 0, all = 0;
          for (int i = 0; i < 4; i++) { dot += a[i] * b[i]; }
          for (int i = 0; i < 2; i++) { for (int j = 0; j < 4; j++) { most = Math.max(most, g[i][j]); } }
          for (int i = 0; i < 4; i++) { if (on[i] == 1) { chosen += b[i]; } }
          for (int i = 0; i < 4; i++) { a[i] = b[i] * dot / most + chosen; }
          for (int i = 0; i < 2; i++) { for (int j = 0; j < 4; j++) { g[i][j] += a[j] / chosen; } }
          try {
            for (int i = 0; i < last; i++) { all += b[i]; }
          } catch (IndexOutOfBoundsException e) { all = dot; }
          for (int i = 0; i < 4; i++) { b[i] = a[i] / all - dot; }
          return all;
        }
        """, "for (int t = 0; t < 20; t++) { if (step(t < 9 || t > 14 ? 4 : 5) > 1e9) { x[0]++; } }")).isEmpty();
  }

  @Test
  void sumsOfProductsOfWordsThatOthersAreCopiedInto() throws Exception {
    assertThat(differences("""
        static double[] a = {1, 2, 3, 4}, b = {4, 3, 2, 1}, c = {5, 6, 7, 8};
        static double[] longer = new double[300], other = new double[300];
        static void step(int t) {
          double dot = 0, three = 0, square = 0, mixed = 0, far = 0;
          for (int i = 0; i < 4; i++) { dot += a[i] * b[i]; }
          for (int i = 0; i < 4; i++) { three += a[i] * b[3 - i] / c[i]; square -= a[i] * a[i]; mixed += a[i] + b[i] * c[0]; }
          for (int k = 0; k < 2; k++) { for (int i = 0; i < 300; i++) { far += longer[i] * other[(i + k) % 300]; } }
          for (int i = 0; i < 4; i++) { c[i] = dot * i + three * square - mixed / far; }
          if (t % 5 == 3) { a[t % 4] = b[t % 3]; }
          if (t % 7 == 4) { b[t % 4] = longer[t % 3]; other[t] = longer[1]; }
          for (int i = 0; i < 300; i++) { longer[i] = other[i] + t; }
        }
        """, "for (int t = 0; t < 40; t++) { step(t); }")).isEmpty();
  }

  @Test
  void stencilsWhoseNeighboursDependOnThePlace() throws Exception {
    assertThat(differences("""
        static void apply(int n, double[] x, double[] y) {
          for (int i = 0; i < n; i++) {
            double sum = 4 * x[i];
            if (i > 0) { sum -= x[i - 1]; }
            if (i < n - 1) { sum -= x[i + 1]; }
            y[i] = sum;
          }
        }
        static void upwind(int n, int[] way, double[] x, double[] y) {
          for (int i = 1; i < n - 1; i++) {
            double from;
            if (way[i] > 2) { from = x[i - 1]; } else if (way[i] > 0) { from = x[i + 1] - y[i]; } else { from = y[i - 1]; }
            y[i] = y[i] + from;
          }
        }
        """, "for (int t = 0; t < 24; t++) { apply(4, x, y); upwind(4, start, y, z); if (t == 13) { x[2] = z[1]; } if (t == 17) { apply(4, z, z); } }")).isEmpty();
  }

  @Test
  void sumsInAnArrayOfOneWord() throws Exception {
    assertThat(differences("""
        static double[] all = new double[1];
        static void add(double[] x, double[] y) { for (int i = 0; i < 4; i++) { all[0] += x[i] * y[i]; } }
        static void products(double[] x, double[] y) {
          for (int i = 0; i < 1; i++) { double sum = 0; for (int j = 0; j < 4; j++) { sum += x[j] * y[j]; } z[i] = sum; }
        }
        static double[] z = new double[1];
        """, "for (int t = 0; t < 12; t++) { all[0] = 0; add(x, y); products(x, y); for (int i = 0; i < 4; i++) { x[i] = y[i] / all[0] + P.z[0]; } }")).isEmpty();
  }

  private static final String ITERATE = """
      static double[] a = {1, 2, 3, 4}, b = {4, 3, 2, 1};
      static void iterate(int steps) { for (int t = 0; t < steps; t++) { a[1] = a[1] + b[t % 4] * a[2]; b[0] = a[1]; } }
      static double sum() { double all = 0; for (int i = 0; i < 4; i++) { all += a[i] * b[i]; } return all; }
      static void spread() { for (int i = 0; i < 4; i++) { b[i] = a[3 - i]; } }
      """;

  @Test
  void timeLoopsAndLoopsBesideThemThatAreNestsToo() throws Exception {
    assertThat(differences(ITERATE, "spread(); iterate(40); x[1] = sum();")).isEmpty();
    assertThat(differences(ITERATE, "sum(); spread(); spread(); spread(); iterate(20); spread(); spread(); x[1] = sum() + sum();")).isEmpty();
    assertThat(differences(ITERATE, "x[2] = sum(); spread(); for (int t = 0; t < 20; t++) { iterate(3); spread(); x[1] = sum(); if (t == 12) { a[0]++; } } spread();")).isEmpty();
  }

  @Test
  void aTimeLoopThatIsEnteredAsBeforeHasAllItsSteps() throws Exception {
    Path program = source(ITERATE, "iterate(40); iterate(40); iterate(40); iterate(40); x[1] = sum();");
    List<Phase> phases = Traced.run(program, List.of(), List.of(), null, directory).recording().phases();
    assertThat(phases.stream().filter(phase -> phase.kind() == Phase.Kind.STEPS).mapToLong(Phase::iterations).sum()).isEqualTo(160);
  }

  private static final String SOLVER = """
      static int[] start = {0, 2, 5, 8, 10}, column = {0, 1, 0, 1, 2, 1, 2, 3, 2, 3};
      static double[] value = {4, -1, -1, 4, -1, -1, 4, -1, -1, 4};
      static double dot(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) { sum += x[i] * y[i]; }
        return sum;
      }
      static void multiply(double[] x, double[] y) {
        for (int i = 0; i < y.length; i++) {
          double sum = 0;
          for (int e = start[i]; e < start[i + 1]; e++) { sum += value[e] * x[column[e]]; }
          y[i] = sum;
        }
      }
      static void add(double[] x, double factor, double[] y) { for (int i = 0; i < x.length; i++) { x[i] += factor * y[i]; } }
      """;

  private static final String VECTORS = "double[] x = new double[4], r = {1, 2, 3, 1}, p = {1, 2, 3, 1}, q = new double[4]; double rho = dot(r, r);\n";

  @Test
  void conjugateGradientsWhoseSumsWait() throws Exception {
    String step = "multiply(p, q); double alpha = rho / dot(p, q); add(x, alpha, p); add(r, -alpha, q); double next = dot(r, r); double beta = next / rho; rho = next;"
        + " for (int i = 0; i < 4; i++) { p[i] = r[i] + beta * p[i]; }";
    assertThat(solverDifferences("for (int t = 0; t < 60; t++) { " + step + " }\n x[1] += rho;")).isEmpty();
    assertThat(solverDifferences("for (int t = 0; t < 60; t++) { " + step + " if (rho < -1) { break; } }")).isEmpty();
    assertThat(solverDifferences("for (int t = 0; t < 60; t++) { " + step + " if (t % 20 == 19) { System.out.println(rho > 7); } }")).isEmpty();
    assertThat(solverDifferences("for (int t = 0; t < 60; t++) { " + step + " if (t == 30) { r[1] = rho; } if (t == 45) { q[0] = 3; } }")).isEmpty();
  }

  @Test
  void sumsThatAreReturnedAndUsedInOtherWays() throws Exception {
    assertThat(solverDifferences("""
        double[] sums = new double[4]; double last = 0, former = 0;
        for (int t = 0; t < 40; t++) {
          multiply(p, q);
          sums[t % 4] = dot(p, q);
          double both = dot(q, q) + dot(p, p);
          for (int i = 0; i < 4; i++) { p[i] = q[i] / both + former; }
          former = last;
          last = dot(p, r);
          dot(x, r);
          double late = dot(x, q);
          for (int i = 0; i < 4; i++) { x[i] = p[i]; }
          sums[(t + 1) % 4] += late;
          add(q, last - former, p);
          last = t % 9 == 5 ? last + dot(q, p) : last;
        }
        r[0] = sums[1] + last;
        """)).isEmpty();
  }

  @Test
  void aSumThatIsReturnedAndGoesOnAsARunningOne() throws Exception {
    assertThat(solverDifferences("""
        for (int t = 0; t < 40; t++) {
          multiply(p, q);
          double w = dot(p, q);
          for (int i = 0; i < 4; i++) { w += 1; x[i] = 2 * w; }
          double u = dot(q, r);
          for (int i = 0; i < 4; i++) { u += q[i]; p[i] = u / 3; }
        }
        """)).isEmpty();
  }

  private List<String> solverDifferences(String main) throws Exception {
    Path program = Files.writeString(directory.resolve("Q.java"), "class Q {\n" + SOLVER + "public static void main(String[] s) {\n" + VECTORS + main
        + "\nSystem.out.println((x[0] + r[1] + p[2] > 1e9) + \" \" + (rho > 1e9));\n}\n}\n");
    return OracleComparison.differences(program, List.of(), List.of(), null, directory);
  }

  // ---- which nests may be repeated

  private boolean isRepeatable(String method) throws Exception {
    return isRepeatable(method, "for (int t = 0; t < 3; t++) multiply(start, column, value, x, y);");
  }

  private boolean isRepeatable(String method, String main) throws Exception {
    Path source = source(method, main);
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(source))) {
      ProgramPlan plan = new ProgramPlan(loaded.program(), List.of(), java.util.Map.of(), java.util.Set.of());
      ClassDeclaration declared = loaded.program().find("P");
      ClassNode rewritten = new ClassNode();
      new ClassReader(new ClassRewriter(plan).rewrite(declared, loaded.classes().get("P"))).accept(rewritten, 0);
      return rewritten.methods.stream().flatMap(node -> java.util.Arrays.stream(node.instructions.toArray()))
          .anyMatch(at -> at instanceof MethodInsnNode call && call.name.equals("isTold"));
    }
  }

  @Test
  void aSparseProductMayBe() throws Exception {
    assertThat(isRepeatable(MULTIPLY)).isTrue();
  }

  @Test
  void oneThatIsAlsoEnteredOutsideOfAllLoopsMayBe() throws Exception {
    String dot = "static double dot(double[] x, double[] y) { double s = 0; for (int i = 0; i < 4; i++) { s += x[i] * y[i]; } return s; }\n";
    assertThat(isRepeatable(dot, "y[1] = dot(x, y); for (int t = 0; t < 3; t++) { y[0] = dot(x, y); }")).isTrue();
  }

  @Test
  void aNestWhoseSumIsNotItsOwnMayNot() throws Exception {
    assertThat(isRepeatable(MULTIPLY.replace("double sum = 0;", "double sum = first;").replace("for (int i", "double first = x[0]; for (int i"))).isFalse();
    assertThat(isRepeatable(MULTIPLY.replace("y[i] = sum;", "y[i] = sum; all += sum;").replace("for (int i", "double all = 0; for (int i")
        .replace("}\n}\n", "}\n y[0] = all; }\n"))).isFalse();
  }

  @Test
  void aNestThatStoresWhatItLoadedMayBeButNotWhatItHasOverwritten() throws Exception {
    String copying = MULTIPLY.replace("y[i] = sum;", "y[i] = x[column[i]];");
    assertThat(isRepeatable(copying)).isTrue();
    assertThat(isRepeatable(copying.replace("y[i] =", "double t = y[i]; y[i] =").replace("column[i]];", "column[i]]; x[column[i]] = t;"))).isFalse();
  }

  @Test
  void aNestWhoseNeighboursDependOnThePlaceMayBe() throws Exception {
    String inside = MULTIPLY.replace("double sum = 0;", "double sum = x[i]; if (i > 0) { sum -= x[i - 1]; } if (i < 3) { sum -= x[i + 1]; }");
    assertThat(isRepeatable(inside)).isTrue();
    assertThat(isRepeatable(inside.replace("i > 0", "x[i] > 0"))).isFalse();
  }

  @Test
  void aSumOfProductsMayBe() throws Exception {
    String none = MULTIPLY.replace("y[i] = sum;", "y[i] = x[(int) value[i]];");
    assertThat(isRepeatable(none)).isFalse();
    String called = none.replace("for (int i", "y[1] = dot(x, y); for (int i")
        + "static double dot(double[] x, double[] y) { double s = 0; for (int i = 0; i < 4; i++) { s += x[i] * y[i]; } return s; }\n";
    assertThat(isRepeatable(called)).isTrue();
    assertThat(isRepeatable(called.replace("return s", "return s / 2"))).isTrue();
  }

  @Test
  void aNestOfStridesMayBe() throws Exception {
    assertThat(isRepeatable(MULTIPLY.replace("x[column[e]]", "x[e % 4]").replace("start[i + 1]", "i + 2").replace("start[i]", "i"))).isTrue();
  }
}
