package org.parcast.analyses.valueflow;

import java.util.Random;
import java.util.stream.IntStream;
import org.parcast.recording.ValueFlowRecording;

/** Programs of the value communication table on vectors and matrices, played by hand. */
public final class TinyAlgebra {
  private TinyAlgebra() {}

  public static ValueFlowRecording matMul(int n, boolean initialised) {
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", n, n);
    int[][] b = program.matrix("b", n, n);
    int[][] c = program.matrix("c", n, n);
    program.region();
    for (int i = 0; initialised && i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.compute(1, a[i][j]);
        program.compute(1, b[i][j]);
      }
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int[] sources = new int[2 * n];
        for (int k = 0; k < n; k++) {
          sources[2 * k] = a[i][k];
          sources[2 * k + 1] = b[k][j];
        }
        program.compute(2, c[i][j], sources);
      }
    }
    return program.recording();
  }

  /** @param used what becomes of the dot product: 'p' printed, 'b' tested in a branch, 'f' gathered in a field and printed */
  static ValueFlowRecording dot(int n, char used) {
    TinyProgram program = new TinyProgram();
    int[] a = program.array("a", n);
    int[] b = program.array("b", n);
    int sum = used == 'f' ? program.field("sum") : program.register("sum");
    program.region();
    if (used == 'f') {
      for (int i = 0; i < n; i++) {
        program.compute(2, sum, sum, a[i], b[i]);
      }
    } else {
      int[] all = new int[2 * n];
      System.arraycopy(a, 0, all, 0, n);
      System.arraycopy(b, 0, all, n, n);
      program.compute(2, sum, all);
    }
    if (used == 'b') {
      program.branch(sum);
    } else {
      program.print(sum);
    }
    return program.recording();
  }

  /** A norm of all points, then used for every point, in every step. */
  static ValueFlowRecording normalise(int n, int steps, boolean inField) {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int norm = inField ? program.field("norm") : program.register("norm");
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      program.compute(2, norm, x);
      for (int i = 0; i < n; i++) {
        program.compute(3, x[i], x[i], norm);
      }
    }
    return program.recording();
  }

  static ValueFlowRecording conjugateGradients(int k, int steps) {
    TinyProgram program = new TinyProgram();
    int n = k * k;
    int[] x = program.array("x", n);
    int[] r = program.array("r", n);
    int[] p = program.array("p", n);
    int[] q = program.array("q", n);
    int pq = program.register("pq");
    int rr = program.register("rr");
    program.before();
    for (int i = 0; i < n; i++) {
      program.constant(1, x[i]);
      program.compute(1, r[i]);
      program.copy(1, p[i], r[i]);
    }
    program.compute(1, rr, r);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        program.compute(2, q[i], laplacianRow(p, k, i));
      }
      int[] both = new int[2 * n];
      System.arraycopy(p, 0, both, 0, n);
      System.arraycopy(q, 0, both, n, n);
      program.compute(3, pq, both);
      int old = program.hold(rr);
      for (int i = 0; i < n; i++) {
        program.compute(4, x[i], x[i], p[i], rr, pq);
        program.compute(5, r[i], r[i], q[i], rr, pq);
      }
      program.compute(6, rr, r);
      for (int i = 0; i < n; i++) {
        program.compute(7, p[i], r[i], p[i], rr, old);
      }
    }
    return program.recording();
  }

  static int[] laplacianRow(int[] v, int k, int i) {
    IntStream.Builder row = IntStream.builder().add(v[i]);
    if (i >= k) {
      row.add(v[i - k]);
    }
    if (i % k > 0) {
      row.add(v[i - 1]);
    }
    if (i % k < k - 1) {
      row.add(v[i + 1]);
    }
    if (i < k * (k - 1)) {
      row.add(v[i + k]);
    }
    return row.build().toArray();
  }

  /** @param kind 'l' Laplacian on a sqrt(n) grid, 'b' band of half width 4, 'd' dense, 'r' eight random columns a row, 'c' forty, of a matrix that is computed before the steps */
  static ValueFlowRecording spmv(int n, int steps, char kind) {
    Random random = new Random(7);
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    int[][] columns = new int[n][];
    int entries = 0;
    for (int i = 0; i < n; i++) {
      int[] identity = IntStream.range(0, n).toArray();
      int row = i;
      columns[i] = switch (kind) {
        case 'l' -> laplacianRow(identity, (int) Math.sqrt(n), i);
        case 'b' -> IntStream.rangeClosed(Math.max(0, row - 4), Math.min(n - 1, row + 4)).toArray();
        case 'd' -> identity;
        default -> random.ints(0, n).distinct().limit(kind == 'c' ? 40 : 8).toArray();
      };
      entries += columns[i].length;
    }
    int[] value = program.array("value", entries);
    int[] seed = program.array("seed", kind == 'c' ? entries : 0);
    program.before();
    for (int i = 0; i < n; i++) {
      program.constant(1, x[i]);
    }
    for (int e = 0; e < seed.length; e++) {
      program.compute(4, value[e], seed[e]);
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int e = 0;
      for (int i = 0; i < n; i++) {
        int[] sources = new int[2 * columns[i].length];
        for (int c = 0; c < columns[i].length; c++) {
          sources[2 * c] = value[e++];
          sources[2 * c + 1] = x[columns[i][c]];
        }
        program.compute(2, y[i], sources);
      }
      for (int i = 0; i < n; i++) {
        program.copy(3, x[i], y[i]);
      }
    }
    return program.recording();
  }

  /** Gauss's elimination without exchange, a row of the pivot in each step. */
  static ValueFlowRecording elimination(int n) {
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", n, n);
    program.steps(n - 1);
    for (int k = 0; k < n - 1; k++) {
      for (int i = k + 1; i < n; i++) {
        program.compute(1, a[i][k], a[i][k], a[k][k]);
        for (int j = k + 1; j < n; j++) {
          program.compute(2, a[i][j], a[i][j], a[i][k], a[k][j]);
        }
      }
    }
    return program.recording();
  }

  /** Power iteration with a dense matrix of constants; the norm's square is kept in a register, a static field or an array of one. */
  static ValueFlowRecording densePowerIteration(int n, int steps, String kept) {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    int square = switch (kept) {
      case "register" -> program.register("square");
      case "static field" -> program.field("square");
      default -> program.array("square", 1)[0];
    };
    int scale = program.field("scale");
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        program.compute(1, y[i], x);
      }
      program.compute(2, square, y);
      program.compute(3, scale, square);
      for (int i = 0; i < n; i++) {
        program.compute(4, x[i], y[i], scale);
      }
    }
    return program.recording();
  }
}
