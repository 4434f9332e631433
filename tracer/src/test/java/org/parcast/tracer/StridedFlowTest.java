package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.valueflow.ClassRewriter;

/** Loops whose rest is told of at once after two iterations: their recording is that of the interpreter, which sees each store. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class StridedFlowTest {
  private static final String ARRAYS = "static double[] x = {1, 2, 3, 4, 5, 6, 7, 8}, y = {8, 7, 6, 5, 4, 3, 2, 1}, z = new double[8], one = {0};\n"
      + "static double[][] a = new double[8][8];\nstatic int[] counts = new int[8];\n";

  @TempDir Path directory;

  private Path source(String methods, String main) throws Exception {
    return Files.writeString(directory.resolve("P.java"), "class P {\n" + ARRAYS + methods + "\npublic static void main(String[] s) {\n"
        + "for (int i = 0; i < 8; i++) { for (int j = 0; j < 8; j++) { a[i][j] = (i * 31 + j * 17) % 29 + (i == j ? 40 : 0); } }\n"
        + main + "\nSystem.out.println(x[0] + y[1] + z[2] + a[7][7]);\n}\n}\n");
  }

  private List<String> differences(String methods, String main) throws Exception {
    return OracleComparison.differences(source(methods, main), List.of(), List.of(), null, directory);
  }

  @Test
  void eliminationsAndSubstitutions() throws Exception {
    assertThat(differences("", """
        for (int k = 0; k < 8; k++) {
          for (int i = k + 1; i < 8; i++) {
            double factor = a[i][k] / a[k][k];
            for (int j = k; j < 8; j++) { a[i][j] = a[i][j] - factor * a[k][j]; }
            x[i] -= factor * x[k];
          }
        }
        """)).isEmpty();
    assertThat(differences("", """
        for (int k = 0; k < 8; k++) {
          for (int i = k + 1; i < 8; i++) {
            a[i][k] /= a[k][k];
            for (int j = k + 1; j < 8; j++) { a[i][j] -= a[i][k] * a[k][j]; }
          }
        }
        for (int i = 7; i >= 0; i--) {
          double sum = x[i];
          for (int j = i + 1; j < 8; j++) { sum -= a[i][j] * x[j]; }
          x[i] = sum / a[i][i];
        }
        """)).isEmpty();
  }

  @Test
  void wordsThatEarlierIterationsHaveStored() throws Exception {
    assertThat(differences("", """
        for (int t = 0; t < 5; t++) {
          for (int i = 1; i < 8 - t; i++) { x[i] = x[i - 1] + y[i]; }
          for (int i = 0; i < 7 - t; i++) { y[i] = y[i + 1] * x[i]; }
          for (int i = 7 - t; i > 0; i--) { x[i] += x[i - 1]; }
          for (int i = 2; i < 8 - t; i++) { z[i] = z[i - 2] + x[2] * z[i]; z[i - 1] = y[i]; }
          for (int i = 0; i < 8 - t; i++) { x[3] += y[i]; y[i] = x[3] + x[i]; }
          for (int i = 0; i <= 6 - t; i += 1) { z[i] = z[i + 1]; }
        }
        """)).isEmpty();
  }

  private static final String GRIDS = "static double[][] g = new double[20][20]; static double[] flat = new double[400], kept = new double[20];\n";

  @Test
  void rowsThatAreUpdatedAgainAndAgain() throws Exception {
    assertThat(differences(GRIDS, """
        for (int t = 0; t < 5; t++) {
          for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { g[i][j] = (i * 31 + j * 17 + t) % 29 + 1; } }
          for (int k = 0; k < 20; k++) {
            for (int j = 19; j >= 0; j--) { g[k][j] /= g[k][k]; }
            for (int i = 0; i < 20; i++) {
              for (int j = 19; i != k && j >= 0; j--) { g[i][j] -= g[i][k] * g[k][j]; }
              for (int j = k; j < 20; j++) { g[i][j] += g[k][j] * y[3]; }
              if (i % 7 == 3) { System.arraycopy(g[i], 0, kept, 0, 20); x[2] += kept[k]; }
              if (i % 5 == 2) { g[i][11] = kept[3]; }
            }
            double[] swap = g[k]; g[k] = g[19 - k]; g[19 - k] = swap;
          }
        }
        """)).isEmpty();
    assertThat(differences(GRIDS, """
        for (int i = 0; i < 400; i++) { flat[i] = i * 7919 % 101 + 1; }
        for (int t = 0; t < 5; t++) {
          for (int k = 0; k < 20; k++) {
            for (int i = k + 1; i < 20; i++) {
              flat[i * 20 + k] /= flat[k * 20 + k];
              for (int j = k + 1; j < 20; j++) { flat[i * 20 + j] -= flat[i * 20 + k] * flat[k * 20 + j]; }
            }
            for (int j = 0; j < 20; j++) { double swap = flat[k * 20 + j]; flat[k * 20 + j] = flat[380 - k * 20 + j]; flat[380 - k * 20 + j] = swap; }
          }
        }
        """)).isEmpty();
  }

  /** More words of a row are looked at than are kept in mind, by sums, by tests for the largest, and by rows that take them. */
  @Test
  void rowsThatAreLookedAtBetweenTheirUpdates() throws Exception {
    assertThat(differences(GRIDS, """
        for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { g[i][j] = (i * 31 + j * 17) % 29 + (i == j ? 20 : 0); } }
        for (int t = 0; t < 3; t++) {
          for (int k = 0; k < 20; k++) {
            double norm = 0;
            for (int j = 0; j < 20; j++) { norm += g[k][j] * g[k][j]; }
            for (int j = 0; j < 20; j++) { g[k][j] /= Math.sqrt(norm); }
            for (int i = k + 1; i < 20; i++) {
              double dot = 0;
              for (int j = 0; j < 20; j++) { dot += g[i][j] * g[k][j]; }
              for (int j = 0; j < 20; j++) { g[i][j] -= dot * g[k][j]; }
            }
          }
        }
        """)).isEmpty();
    assertThat(differences("static class Row { final double[] words = new double[24]; void less(double factor, Row other) { for (int j = 0; j < 24; j++) { words[j] -= factor * other.words[j]; } } }\n"
        + "static Row[] all = new Row[24];\n", """
        for (int i = 0; i < 24; i++) { all[i] = new Row(); for (int j = 0; j < 24; j++) { all[i].words[j] = (i * 31 + j * 17) % 29 + (i == j ? 20 : 0); } }
        for (int t = 0; t < 3; t++) {
          for (int k = 0; k < 24; k++) {
            for (int i = 0; i < 24; i++) { if (i != k) { all[i].less(all[i].words[k] / all[k].words[k], all[k]); } }
            for (int j = 0; j < 24; j++) { x[j % 8] += all[k].words[j]; all[k].words[j] += x[2]; }
          }
        }
        """)).isEmpty();
  }

  @Test
  void rowsAmongWhichTheLargestIsLookedFor() throws Exception {
    assertThat(differences(GRIDS, """
        for (int t = 0; t < 3; t++) {
          for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { g[i][j] = (i * 31 + j * 17 + t) % 29 + (i == j ? 20 : 0); } }
          for (int k = 0; k < 14; k++) {
            int pivot = k;
            for (int i = k; i < 14; i++) { if (Math.abs(g[i][k]) > Math.abs(g[pivot][k])) { pivot = i; } }
            double[] swap = g[k]; g[k] = g[pivot]; g[pivot] = swap;
            for (int i = k + 1; i < 14; i++) {
              g[i][k] /= g[k][k];
              for (int j = k + 1; j < 20; j++) { g[i][j] -= g[i][k] * g[k][j]; }
            }
            for (int j = 0; j < 20; j++) { if (g[k][j] > kept[j]) { kept[j] = g[k][j]; } }
          }
        }
        """)).isEmpty();
  }

  @Test
  void aWordThatAllIterationsLoadAndOneStores() throws Exception {
    assertThat(differences(GRIDS, """
        for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { g[i][j] = (i * 31 + j * 17) % 29 + 1; } kept[i] = i; }
        for (int t = 0; t < 5; t++) {
          for (int k = 0; k < 20; k++) {
            for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { g[i][j] = Math.min(g[i][j], g[i][k] + g[k][j]); } }
          }
          for (int j = 0; j < 20; j++) { kept[j] += kept[12] * kept[7]; }
          for (int j = 0; j < 20; j += 3) { kept[j] = kept[9] + g[t][j]; }
        }
        """)).isEmpty();
  }

  /** Each by itself, and two terms of one in an iteration. */
  @Test
  void severalSumsOfALoop() throws Exception {
    assertThat(differences("", """
        for (int t = 0; t < 4; t++) {
          for (int i = 0; i < 8; i++) {
            double fx = 0;
            double fy = z[i];
            for (int j = 0; j < 8; j++) { double w = x[j] * y[j]; fx += (x[j] - x[i]) * w; fy += (y[j] - y[i]) * w; }
            z[i] += 0.1 * fx + fy;
          }
          for (int i = 0; i < 8; i++) {
            double sum = 0;
            for (int j = 0; j < 8; j++) { sum += x[j]; sum += a[j][i]; }
            a[i][t] = sum;
          }
        }
        """)).isEmpty();
  }

  @Test
  void rowsOfLists() throws Exception {
    assertThat(differences("static java.util.List<double[]> rows = new java.util.ArrayList<>();\n", """
        for (int i = 0; i < 12; i++) { rows.add(new double[12]); }
        for (int i = 0; i < 12; i++) { for (int j = 0; j < 12; j++) { rows.get(i)[j] = (i * 31 + j * 17) % 29 + 1; } }
        for (int t = 0; t < 4; t++) {
          for (int k = 0; k < 12; k++) {
            for (int i = 0; i < 12; i++) { for (int j = 0; j < 12; j++) { rows.get(i)[j] = Math.min(rows.get(i)[j], rows.get(i)[k] + rows.get(k)[j]); } }
          }
          rows.set(t, rows.get(t).clone());
        }
        x[0] = rows.get(3)[4];
        """)).isEmpty();
  }

  @Test
  void copiesConstantsStridesAndTurnedDirections() throws Exception {
    assertThat(differences("""
        static void blend(double[] to, double[] from, int begin, int end, double w) { for (int i = begin; i < end; i += 2) { to[i] = w * from[end - 1 - i + begin] + from[0]; } }
        static void move(double[] to, double[] from, int end) { for (int i = end; i >= 0; i--) { to[end - i] = from[i]; } }
        static void fill(double[] to, int begin, int end) { for (int i = begin; end > i; ++i) { to[i] = 0; } }
        """, """
        for (int t = 0; t < 6; t++) {
          blend(x, y, t % 2, 8 - t % 3, y[t]);
          move(z, x, 7 - t % 4);
          fill(y, t % 3, 8 - t);
          blend(y, z, 0, 7, 2);
          move(x, x, 7 - t);
          blend(z, x, 0, t, x[7]);
        }
        """)).isEmpty();
  }

  @Test
  void sumsAndWhatBecomesOfThem() throws Exception {
    assertThat(differences("""
        static double dot(double[] p, double[] q, int n) { double sum = 0; for (int i = 0; i < n; i++) { sum += p[i] * q[i]; } return sum; }
        static double both(int n) { double sum = 0, all = 1; for (int i = 0; i < n; i++) { sum += x[i] * y[i] + z[i]; all *= x[i] - y[0]; } return sum / all; }
        """, """
        for (int t = 0; t < 8; t++) {
          double rho = dot(x, y, 8 - t % 4);
          double norm = 0;
          for (int i = t; i < 8; i++) { norm += x[i] * x[i]; z[i] = x[i]; }
          for (int i = 0; i < 8 - t; i++) { x[i] += rho * y[i] / norm; }
          double last = 0, largest = 0;
          for (int i = 0; i < 8 - t; i++) { last = y[i]; largest = Math.max(largest, x[i]); }
          y[t] = both(8 - t % 5) + last + largest;
          for (int i = 0; i < 8 - t; i++) { one[0] += x[i] * y[i]; }
          for (int i = 0; i < 8 - t; i++) { y[i] = x[i] / one[0]; }
        }
        """)).isEmpty();
  }

  @Test
  void exceptionsInLaterIterations() throws Exception {
    assertThat(differences("""
        static void scale(double[] to, double[] from, int end) { for (int i = 0; i < end; i++) { to[i] = 2 * from[i + 1]; } }
        """, """
        for (int t = 0; t < 8; t++) {
          try { scale(x, y, 4 + t); } catch (IndexOutOfBoundsException e) { y[0] = x[t]; }
          try { scale(y, t == 3 ? null : z, 7); } catch (NullPointerException e) { z[t] = y[2]; }
          z[t] = x[t] + y[t];
        }
        """)).isEmpty();
  }

  @Test
  void fieldsRowsOfCellsAndLoopsThatOthersContain() throws Exception {
    assertThat(differences("""
        static double weight = 2, total;
        double own = 3;
        double[] data = {1, 2, 3, 4, 5, 6, 7, 8};
        void step(int n) { for (int i = 0; i < n; i++) { data[i] = own * data[i] + weight; } own = data[n - 1]; }
        static void gather(int n) { for (int i = 0; i < n; i++) { total += x[i]; } weight = total; }
        static void column(int j, int n) { for (int i = 0; i < n; i++) { a[i][j] += x[i] * a[j][i]; } }
        static void flat(double[] g, int n, int row) { for (int j = 1; j < n; j++) { g[row * 2 + j] = 0.5 * (g[row * 2 + j - 1] + g[j]); } }
        """, """
        P p = new P(), q = new P();
        gather(8);
        for (int t = 0; t < 8; t++) { p.step(8 - t); q.step(3 + t % 5); gather(5 + t % 3); column(t, 8 - t % 3); flat(x, 6 - t % 2, t % 2); p.data[t] = q.data[7 - t]; }
        gather(4);
        """)).isEmpty();
  }

  @Test
  void methodsThatStandInThePlaceOfTheirCalls() throws Exception {
    assertThat(differences("""
        interface Grid { double get(int i, int j); void set(int i, int j, double value); int rows(); }
        record Table(double[][] rows_) implements Grid {
          public double get(int i, int j) { return rows_[i][j]; }
          public void set(int i, int j, double value) { rows_[i][j] = value; }
          public int rows() { return rows_.length; }
        }
        static class Flat {
          private final double[] data = new double[64]; private final int columns = 8; private double scale = 2;
          double at(int i, int j) { return data[i * columns + j]; }
          void put(int i, int j, double value) { data[i * columns + j] = value; }
          void add(int i, double value) { data[i] += scale * value; }
          double half(int i) { return data[i] / scale; }
          double twice(double value) { return value + value * half(3); }
        }
        """, """
        Grid g = new Table(new double[8][8]), h = new Table(a);
        Flat f = new Flat();
        for (int i = 0; i < 8; i++) { for (int j = 0; j < 8; j++) { f.put(i, j, a[j][i] + 1); } }
        for (int k = 0; k < 8; k++) {
          for (int i = k + 1; i < 8; i++) {
            f.put(i, k, f.at(i, k) / f.at(k, k));
            for (int j = k + 1; j < 8; j++) { f.put(i, j, f.at(i, j) - f.at(i, k) * f.at(k, j)); }
          }
          for (int j = 0; j < 8; j++) { double sum = 0; for (int m = 0; m < g.rows(); m++) { sum += h.get(k, m) * h.get(m, j); } g.set(k, j, sum); }
          for (int j = 0; j < 8 - k; j++) { g.set(j, k, h.get(k, j)); }
          for (int j = 1; j < 8 - k; j++) { f.put(k, j, f.at(k, j - 1)); }
          for (int j = 0; j < 8 - k; j++) { f.add(j, x[j]); x[j] = f.half(j) + y[k]; }
          for (int j = 0; j < 8 - k; j++) { y[j] = f.twice(x[j] * z[j]); }
          for (int j = 0; j < 8 - k; j++) { f.add(8 + j, f.twice(y[j])); z[j] = f.half(8 + j); }
          double all = 0, most = 1;
          for (int j = 0; j < 8 - k; j++) { all += f.twice(y[j]) * x[j]; most *= f.half(j) - 1; }
          z[k] = all + most;
        }
        x[3] = g.get(4, 5) + f.half(9);
        """)).isEmpty();
  }

  @Test
  void functionsThatStandInThePlaceOfTheirCalls() throws Exception {
    assertThat(differences("""
        interface Combine { double apply(double own, double factor, double pivot); }
        interface Blend { double of(double p, double q); }
        static void eliminate(Combine combine) {
          for (int k = 0; k < 8; k++) {
            for (int i = k + 1; i < 8; i++) {
              double factor = a[i][k] / a[k][k];
              for (int j = k; j < 8; j++) { a[i][j] = combine.apply(a[i][j], factor, a[k][j]); }
            }
          }
        }
        static void blend(Blend blend, int n) { for (int i = 0; i < n; i++) { x[i] = blend.of(x[i], y[n - 1 - i]); } }
        """, "eliminate((own, factor, pivot) -> own - factor * pivot); blend((p, q) -> p + 2 * q, 8); blend((p, q) -> p * q, 5);")).isEmpty();
  }

  @Test
  void manyUsesOfOneValue() throws Exception {
    assertThat(differences("", """
        double[] u = new double[200], v = new double[200];
        for (int i = 0; i < 200; i++) { u[i] = i; v[i] = 2 * i; }
        for (int k = 0; k < 150; k++) {
          for (int j = k + 1; j < 200; j++) { u[j] = u[j] - v[k] * u[k]; }
          for (int j = 0; j < 100 - k / 2; j++) { v[j] += u[k % 7]; }
        }
        x[0] = u[9] + v[3];
        """)).isEmpty();
  }

  // ---- which loops are strided

  private boolean isStrided(String body) throws Exception {
    Path source = source("static void run(int n, double w, int[] at) { " + body + " }", "for (int t = 0; t < 3; t++) { run(8 - t, t, counts); }");
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(source))) {
      ProgramPlan plan = new ProgramPlan(loaded.program(), List.of(), Map.of(), Set.of());
      ClassDeclaration declared = loaded.program().find("P");
      ClassNode rewritten = new ClassNode();
      new ClassReader(new ClassRewriter(plan).rewrite(declared, loaded.classes().get("P"))).accept(rewritten, 0);
      return rewritten.methods.stream().filter(method -> method.name.equals("run")).flatMap(node -> Arrays.stream(node.instructions.toArray()))
          .anyMatch(at -> at instanceof MethodInsnNode call && call.name.equals("toldRest"));
    }
  }

  @Test
  void aLoopIsStridedWhereEachWordAdvancesEvenly() throws Exception {
    assertThat(isStrided("for (int i = 0; i < n; i++) { x[i] = 2 * y[n - i] + w; }")).isTrue();
    assertThat(isStrided("for (int i = n; i >= 0; i -= 2) { x[i] += y[3] * z[at.length + 3 * i]; }")).isTrue();
    assertThat(isStrided("double s = 0; for (int i = 0; i < n; i++) { s += x[i] * y[i]; } z[0] = s;")).isTrue();
    assertThat(isStrided("for (int i = 0; i < n; i++) { a[i][n - 1] += a[n - 1][i] * x[i]; }")).isTrue();
    String methods = " } static double get(int i) { return x[i]; } static void set(int i, double v) { y[i] = v; } static void none() {";
    assertThat(isStrided("for (int i = 0; i < n; i++) { set(n - i, 2 * get(i) + z[i]); }" + methods)).isTrue();
  }

  @Test
  void aLoopIsNotWhereOneDoesNotOrWhereItBranches() throws Exception {
    assertThat(isStrided("for (int i = 0; i < n; i++) { x[at[i]] = 2 * y[i]; }")).isFalse();
    assertThat(isStrided("for (int i = 0; i < n; i++) { x[i] = 2 * get(i); } } static double get(int i) { return i > 1 ? y[i] : z[i];")).isFalse();
    assertThat(isStrided("for (int i = 0; i < n; i++) { set(i, w); set(i, y[i]); } } static void set(int i, double v) { x[i] = v; y[i] = v;")).isFalse();
    assertThat(isStrided("for (int i = 0; i * i < n; i++) { x[i] = 2 * y[i]; }")).isFalse();
    assertThat(isStrided("for (int i = 0; i < n; i++) { if (y[i] > 0) { x[i] = 2 * y[i]; } }")).isFalse();
    assertThat(isStrided("for (int i = 1; i < n; i++) { double t = x[i]; x[i] = y[i]; y[i] = t; }")).isFalse();
    assertThat(isStrided("double s = 0; for (int i = 0; i < n; i++) { s += x[i]; y[i] = s; }")).isFalse();
    assertThat(isStrided("double last = 0; for (int i = 0; i < n; i++) { last = 2 * x[i]; } y[0] = last;")).isFalse();
  }
}
