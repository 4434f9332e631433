package org.parcast.analyses.valueflow;

import java.util.List;
import org.parcast.recording.ValueFlowRecording;

/** Programs of the value communication table on grids and lines of points, played by hand. */
public final class TinyStencils {
  private TinyStencils() {}

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
}
