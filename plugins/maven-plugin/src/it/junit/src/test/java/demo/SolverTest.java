package demo;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SolverTest {
  private double[] x;

  @BeforeEach
  void fill() {
    x = new double[32];
    x[0] = 1;
  }

  @Test
  void converges() {
    double[] next = new double[x.length];
    for (int t = 0; t < 4; t++) {
      for (int i = 1; i < x.length - 1; i++) {
        next[i] = 0.5 * (x[i - 1] + x[i + 1]);
      }
      for (int i = 1; i < x.length - 1; i++) {
        x[i] = next[i];
      }
    }
  }
}
