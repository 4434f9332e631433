package org.parcast.analyses.scale;

/**
 * A linear fit of least squares, by Gram and Schmidt's orthogonalisation.
 *
 * @param coefficients of the columns
 * @param worstForetold how far a target lies, at most, from what the fit to the others foretells of it: its residual over one minus its leverage
 */
public record LeastSquares(double[] coefficients, double worstForetold) {
  /** What is left of a column that the others give, as a share of its length. */
  private static final double SINGULAR = 1e-9;

  /** Returns the fit; null where a column is a sum of the others. */
  public static LeastSquares of(double[][] columns, double[] target) {
    int count = columns.length;
    double[][] q = new double[count][];
    double[][] r = new double[count][count];
    double[] projected = new double[count];
    double[] residual = target.clone();
    double[] leverage = new double[target.length];
    for (int j = 0; j < count; j++) {
      double[] rest = columns[j].clone();
      double length = Math.sqrt(product(rest, rest));
      for (int twice = 0; twice < 2; twice++) {
        for (int i = 0; i < j; i++) {
          double share = product(q[i], rest);
          r[i][j] += share;
          subtract(rest, q[i], share);
        }
      }
      r[j][j] = Math.sqrt(product(rest, rest));
      if (!(r[j][j] > SINGULAR * length)) {
        return null;
      }
      q[j] = new double[rest.length];
      subtract(q[j], rest, -1 / r[j][j]);
      projected[j] = product(q[j], residual);
      subtract(residual, q[j], projected[j]);
      for (int i = 0; i < leverage.length; i++) {
        leverage[i] += q[j][i] * q[j][i];
      }
    }
    for (int j = count - 1; j >= 0; j--) {
      for (int i = j + 1; i < count; i++) {
        projected[j] -= r[j][i] * projected[i];
      }
      projected[j] /= r[j][j];
    }
    double worst = 0;
    for (int i = 0; i < residual.length; i++) {
      worst = Math.max(worst, Math.abs(residual[i]) / Math.max(1 - leverage[i], SINGULAR));
    }
    return new LeastSquares(projected, worst);
  }

  private static double product(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  private static void subtract(double[] from, double[] what, double times) {
    for (int i = 0; i < from.length; i++) {
      from[i] -= times * what[i];
    }
  }
}
