package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;

/** Loops whose calls go straight are recorded as they are where each access is told of: a method that is synchronized is no such call. */
@Tag("slow")
class SilentLoopsTest {
  private static final String VECTOR = """
      interface Vector { int size(); double get(int i); void set(int i, double x); }
      static class Dense implements Vector {
        final double[] d; int stores;
        Dense(int n) { d = new double[n]; }
        public @ int size() { return d.length; }
        public @ double get(int i) { return d[i]; }
        public @ void set(int i, double x) { d[i] = x; stores++; }
      }
      static class Backwards implements Vector {
        final float[] d;
        Backwards(int n) { d = new float[n]; }
        public @ int size() { return d.length; }
        public @ double get(int i) { return d[d.length - 1 - i]; }
        public @ void set(int i, double x) { d[d.length - 1 - i] = (float) x; }
      }
      static void add(Vector a, Vector b) { for (int i = 0; i < a.size(); i++) a.set(i, a.get(i) + 2 * b.get(i)); }
      """;

  private static final String MATRIX = """
      static class Matrix {
        final double[][] d;
        Matrix(double[][] d) { this.d = d; }
        @ double get(int i, int j) { return d[i][j]; }
        @ double[] row(int i) { return d[i]; }
      }
      static double column(Matrix m, int j) { double sum = 0; for (int i = 0; i < m.d.length; i++) sum += m.get(i, j) * m.get(2, j) + m.row(i)[0]; return sum; }
      """;

  @TempDir Path directory;

  private List<String> references(String name, String members) throws Exception {
    return traced(name, members).references(RegisterMode.NONE);
  }

  private TracedBlocks traced(String name, String members) throws Exception {
    Path source = Files.createDirectories(directory.resolve(name)).resolve("P.java");
    Files.writeString(source, "import java.util.*;\nimport java.util.function.*;\nclass P {\n" + members + "\n}\n");
    return TracedBlocks.run(source, directory.resolve(name));
  }

  private List<String> recorded(String name, String members) throws Exception {
    TracedBlocks traced = traced(name, members);
    List<String> all = new ArrayList<>(traced.references(RegisterMode.NONE));
    traced.trace().read(new BlockTraceConsumer() {
      @Override
      public void enter(int loop) {
        all.add("enter");
      }

      @Override
      public void run(BlockRun run) {
        all.add("run of " + run.count() + ", " + run.work());
      }

      @Override
      public void exit(int loop) {
        all.add("exit");
      }
    });
    all.add(traced.output());
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {
      VECTOR + "public static void main(String[] s) { for (int n : new int[] {0, 1, 2, 3, 4, 9}) { Vector a = new Dense(n); add(a, new Dense(n)); add(a, a); } }",
      VECTOR + "public static void main(String[] s) { Vector a = new Dense(9); Vector b = new Backwards(9); add(a, b); add(b, a); add(a, a); }",
      VECTOR + "public static void main(String[] s) { Vector[] v = {new Dense(9), new Backwards(9)}; for (int i = 0; i < 9; i++) v[i % 2].set(i, v[1 - i % 2].get(i)); }",
      VECTOR + "public static void main(String[] s) { Vector a = new Dense(9); int i = 0; do { a.set(i, a.get(8 - i)); i += 2; } while (i < a.size()); }",
      VECTOR + "public static void main(String[] s) { Vector a = new Dense(9); for (int i = 0; i < 9; i++) { if (a.get(i) > 1) break; a.set(i, i); } }",
      VECTOR + "static class Late { static double[] first = {1, 2}; static @ double of(int i) { return first[0] + i; } }\n"
          + "public static void main(String[] s) { Vector a = new Dense(9); for (int i = 0; i < 9; i++) a.set(i, Late.of(i)); }",
      VECTOR + "static double[] ring = new double[9]; static int next; static @ void put(double x) { ring[next++] = x; }\n"
          + "public static void main(String[] s) { Vector a = new Dense(9); for (int i = 0; i < 9; i++) put(a.get(i)); }",
      VECTOR + "interface Op { double of(double x, int i); }\nstatic @ double at(double[] w, int i) { return w[i]; }\n"
          + "static void map(Vector a, Op op) { for (int i = 0; i < a.size(); i++) a.set(i, op.of(a.get(i), i)); }\n"
          + "public static void main(String[] s) { double[] w = new double[9]; double[] u = new double[9]; int by = s.length + 1; map(new Dense(9), (x, i) -> x * at(w, i)); "
          + "map(new Backwards(8), (x, i) -> x + at(u, i + by)); }",
      VECTOR + "public static void main(String[] s) throws Exception { Vector a = new Dense(99); Thread t = new Thread(() -> add(a, new Dense(99))); t.start(); t.join(); add(a, a); }",
      MATRIX + "public static void main(String[] s) { System.out.println(column(new Matrix(new double[9][5]), 3)); }",
      MATRIX + "public static void main(String[] s) { double[][] d = new double[9][5]; double[] swap = d[6]; d[6] = d[1]; d[1] = swap; Matrix m = new Matrix(d); System.out.println(column(m, 3) + column(m, 4)); }",
      MATRIX + "public static void main(String[] s) { double[][] d = new double[9][5]; d[7] = new double[5]; Matrix m = new Matrix(d); System.out.println(column(m, 0)); d[7] = d[8]; System.out.println(column(m, 0)); }",
  })
  void aLoopThatFallsSilentIsRecordedAsOneThatTellsAll(String program) throws Exception {
    assertThat(recorded("silent", program.replace("@ ", ""))).isEqualTo(recorded("telling", program.replace("@ ", "synchronized ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      VECTOR + "public static void main(String[] s) { try { add(new Dense(9), new Dense(7)); } catch (RuntimeException e) { } Vector a = new Dense(5); add(a, a); }",
      VECTOR + "public static void main(String[] s) { try { add(new Dense(9), null); } catch (RuntimeException e) { } Vector a = new Dense(5); add(a, a); }",
      MATRIX + "public static void main(String[] s) { double[][] d = new double[9][5]; d[7] = new double[2]; try { column(new Matrix(d), 3); } catch (RuntimeException e) { } System.out.println(column(new Matrix(d), 1)); }",
      MATRIX + "public static void main(String[] s) { double[][] d = new double[9][5]; d[8] = null; try { column(new Matrix(d), 3); } catch (RuntimeException e) { } }",
  })
  void anExceptionTakesTheIterationThatItLeavesAndNothingElse(String program) throws Exception {
    List<String> silent = references("silent", program.replace("@ ", ""));
    List<String> telling = references("telling", program.replace("@ ", "synchronized "));
    int same = 0;
    while (same < silent.size() && silent.get(same).equals(telling.get(same))) {
      same++;
    }
    int left = telling.size() - silent.size();
    assertThat(left).isBetween(0, 12);
    assertThat(silent.subList(same, silent.size())).isEqualTo(telling.subList(same + left, telling.size()));
  }
}
