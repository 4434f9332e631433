package demo;

import static org.junit.jupiter.api.Assertions.assertTrue;

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
    assertTrue(x[0] > x[1] && x[1] > x[4] && x[4] > 0, "heat spreads from the left, a word a step");
    assertTrue(x[5] == 0, "and no faster");
  }
}
