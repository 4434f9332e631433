package org.parcast.analyses.valueflow;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.parcast.recorder.format.ValueFlowRecording;

/** The programs of the value communication table, played by hand. */
public final class TinyPrograms {
  private TinyPrograms() {}

  static ValueFlowRecording addOne(int n) {
    TinyProgram program = new TinyProgram();
    int[] a = program.array("a", n);
    int[] b = program.array("b", n);
    program.region();
    for (int i = 0; i < n; i++) {
      program.compute(1, a[i], b[i]);
    }
    return program.recording();
  }

  public static ValueFlowRecording jacobi1d(int n, int steps) {
    TinyProgram program = new TinyProgram();
    int[][] u = program.twoGrids(n + 2);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i <= n; i++) {
        program.compute(2, u[(t + 1) % 2][i], u[t % 2][i - 1], u[t % 2][i], u[t % 2][i + 1]);
      }
    }
    return program.recording();
  }

  /** How Heat2D is written. */
  public enum Heat { SWAP, COPY_BACK, PHASES, LINEAR, FLOAT, IN_PLACE, RIMLESS_NEXT, WHILE, CHECKSUM }

  public static ValueFlowRecording heat2d(int n, int steps, Heat variant) {
    TinyProgram program = new TinyProgram();
    int[][][] u = heatGrids(program, n, variant);
    int rim = variant == Heat.RIMLESS_NEXT ? 1 : 0;
    program.before();
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        program.constant(1, u[0][i][j]);
      }
    }
    program.steps(steps);
    int err = program.register("err");
    for (int t = 0; t < steps; t++) {
      boolean swaps = variant != Heat.COPY_BACK && variant != Heat.IN_PLACE && variant != Heat.RIMLESS_NEXT;
      int[][] from = u[swaps ? t % 2 : 0];
      int[][] to = u[variant == Heat.IN_PLACE ? 0 : swaps ? (t + 1) % 2 : 1];
      if (swaps && t == 0) {
        for (int i = 0; i < n + 2; i++) {
          for (int j = 0; j < n + 2; j++) {
            if (i == 0 || j == 0 || i == n + 1 || j == n + 1) {
              program.copyOutside(u[1][i][j], u[0][i][j]);
            }
          }
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          program.compute(2, to[i - rim][j - rim], from[i][j], from[i - 1][j], from[i + 1][j], from[i][j - 1], from[i][j + 1]);
        }
      }
      if (variant == Heat.WHILE) {
        int[] all = new int[2 * n * n];
        for (int i = 1; i <= n; i++) {
          for (int j = 1; j <= n; j++) {
            all[2 * ((i - 1) * n + j - 1)] = from[i][j];
            all[2 * ((i - 1) * n + j - 1) + 1] = to[i][j];
          }
        }
        program.compute(3, err, all);
        program.branch(err);
      }
      if (!swaps && variant != Heat.IN_PLACE) {
        for (int i = 1; i <= n; i++) {
          for (int j = 1; j <= n; j++) {
            program.copy(4, from[i][j], to[i - rim][j - rim]);
          }
        }
      }
    }
    if (variant == Heat.CHECKSUM) {
      program.after();
      int sum = program.register("sum");
      int[] all = new int[n * n];
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          all[(i - 1) * n + j - 1] = u[steps % 2][i][j];
        }
      }
      program.compute(5, sum, all);
      program.print(sum);
    }
    return program.recording();
  }

  private static int[][][] heatGrids(TinyProgram program, int n, Heat variant) {
    switch (variant) {
      case PHASES:
        return program.cube("z", 2, n + 2, n + 2);
      case LINEAR:
        return new int[][][] {
          rows(program.array("u", (n + 2) * (n + 2), 8, List.of(n + 2)), n + 2), rows(program.array("v", (n + 2) * (n + 2), 8, List.of(n + 2)), n + 2)
        };
      case FLOAT:
        return new int[][][] {program.matrix("u", n + 2, n + 2, 4), program.matrix("v", n + 2, n + 2, 4)};
      case RIMLESS_NEXT:
        return new int[][][] {program.matrix("u", n + 2, n + 2), program.matrix("r", n, n)};
      default:
        return new int[][][] {program.matrix("u", n + 2, n + 2), program.matrix("v", n + 2, n + 2)};
    }
  }

  static int[][] rows(int[] linear, int columns) {
    int[][] rows = new int[linear.length / columns][columns];
    for (int i = 0; i < linear.length; i++) {
      rows[i / columns][i % columns] = linear[i];
    }
    return rows;
  }

  static ValueFlowRecording jacobi3d(int n, int steps, boolean linear) {
    TinyProgram program = new TinyProgram();
    int m = n + 2;
    int[][][][] u = new int[2][][][];
    for (int g = 0; g < 2; g++) {
      if (linear) {
        int[] words = program.array("u" + g, m * m * m, 8, List.of(m * m, m));
        u[g] = new int[m][m][m];
        for (int i = 0; i < words.length; i++) {
          u[g][i / (m * m)][i / m % m][i % m] = words[i];
        }
      } else {
        u[g] = program.cube("u" + g, m, m, m);
      }
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[][][] f = u[t % 2];
      for (int k = 1; k <= n; k++) {
        for (int i = 1; i <= n; i++) {
          for (int j = 1; j <= n; j++) {
            program.compute(2, u[(t + 1) % 2][k][i][j], f[k][i][j], f[k - 1][i][j], f[k + 1][i][j], f[k][i - 1][j], f[k][i + 1][j],
                f[k][i][j - 1], f[k][i][j + 1]);
          }
        }
      }
    }
    return program.recording();
  }

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

  static ValueFlowRecording prefixSum(int n) {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] s = program.array("s", n);
    program.region();
    program.compute(1, s[0], x[0]);
    for (int i = 1; i < n; i++) {
      program.compute(2, s[i], s[i - 1], x[i]);
    }
    return program.recording();
  }

  /** @param initialised whether the region itself fills the matrix */
  static ValueFlowRecording transpose(int n, boolean initialised) {
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", n, n);
    int[][] b = program.matrix("b", n, n);
    program.region();
    for (int i = 0; initialised && i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.compute(1, a[i][j]);
      }
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.copy(2, b[i][j], a[j][i]);
      }
    }
    program.movement();
    return program.recording();
  }

  static ValueFlowRecording fft(int n) {
    TinyProgram program = new TinyProgram();
    int[] re = program.array("re", n);
    int[] im = program.array("im", n);
    program.region();
    for (int half = n / 2; half >= 1; half /= 2) {
      for (int i = 0; i < n; i++) {
        if ((i & half) == 0) {
          int j = i + half;
          int[] in = {program.hold(re[i]), program.hold(im[i]), program.hold(re[j]), program.hold(im[j])};
          program.compute(2, re[i], in[0], in[2]);
          program.compute(2, im[i], in[1], in[3]);
          program.compute(2, re[j], in[0], in[2]);
          program.compute(2, im[j], in[1], in[3]);
        }
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

  /** Sums along the rows, then along the columns of what these leave, as a transform in two dimensions does. */
  static ValueFlowRecording rowsTransposed(int n, int steps) {
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", n, n);
    int[][] v = program.matrix("v", n, n);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          program.compute(1, v[i][j], u[i]);
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          program.copy(2, u[i][j], v[j][i]);
        }
      }
    }
    return program.recording();
  }

  static ValueFlowRecording lineSolves(int n) {
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", n, n);
    program.region();
    for (int i = 0; i < n; i++) {
      int[] buffer = program.scratch("c", n);
      program.compute(1, buffer[0], u[i][0]);
      for (int j = 1; j < n; j++) {
        program.compute(2, buffer[j], buffer[j - 1], u[i][j]);
      }
      program.compute(3, u[i][n - 1], buffer[n - 1]);
      for (int j = n - 2; j >= 0; j--) {
        program.compute(4, u[i][j], buffer[j], u[i][j + 1]);
      }
    }
    return program.recording();
  }

  static ValueFlowRecording rungeKutta(int n, int steps) {
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", n);
    int[][] k = new int[4][];
    for (int s = 0; s < 4; s++) {
      k[s] = program.array("k" + s, n);
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int s = 0; s < 4; s++) {
        for (int i = 0; i < n; i++) {
          int left = (i + n - 1) % n;
          int right = (i + 1) % n;
          int[] from = s == 0 ? u : k[s - 1];
          program.compute(2, k[s][i], u[i], from[left], from[i], from[right]);
        }
      }
      for (int i = 0; i < n; i++) {
        program.compute(3, u[i], u[i], k[0][i], k[1][i], k[2][i], k[3][i]);
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

  /** Recurrences down the columns of a grid and up again, with scratch for every word that is computed from its column's alone. */
  static ValueFlowRecording lineAcrossRanks(int rows, int columns, int steps) {
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", rows, columns);
    int[][] scratch = new int[columns][];
    for (int j = 0; j < columns; j++) {
      scratch[j] = program.scratch("d", rows);
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int j = 0; j < columns; j++) {
        program.compute(1, scratch[j][0], u[0][j]);
        for (int i = 1; i < rows; i++) {
          program.compute(2, scratch[j][i], u[i][j], scratch[j][i - 1]);
        }
        program.compute(3, u[rows - 1][j], scratch[j][rows - 1]);
        for (int i = rows - 2; i >= 0; i--) {
          program.compute(4, u[i][j], scratch[j][i], u[i + 1][j]);
        }
      }
    }
    return program.recording();
  }
}
