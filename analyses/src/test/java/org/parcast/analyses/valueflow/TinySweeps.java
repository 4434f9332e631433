package org.parcast.analyses.valueflow;

import org.parcast.recording.ValueFlowRecording;

/** Programs of the value communication table that order or move all of what they compute on, played by hand. */
final class TinySweeps {
  private TinySweeps() {}

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
