/**
 * The lasso by coordinate descent: each coefficient in turn from the product of its feature with the residuals, which then change. In
 * blocks of samples an allreduce for each feature: 8 * 2 * features * (p - 1) bytes a round.
 *
 * Usage: LassoCoordinates [samples [features [rounds]]]
 */
public class LassoCoordinates {
  static class Sample {
    final double[] features;
    double residual;

    Sample(double[] features, double target) {
      this.features = features;
      this.residual = target;
    }
  }

  static double shrunk(double value, double by) {
    if (value > by) {
      return value - by;
    }
    if (value < -by) {
      return value + by;
    }
    return 0;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    int features = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    Sample[] samples = new Sample[n];
    for (int i = 0; i < n; i++) {
      double[] x = new double[features];
      for (int j = 0; j < features; j++) {
        x[j] = Math.sin(i * (j + 1.7));
      }
      samples[i] = new Sample(x, x[0] - 2 * x[1] + 0.1 * Math.cos(i));
    }
    double[] weights = new double[features];
    for (int round = 0; round < rounds; round++) {
      for (int j = 0; j < features; j++) {
        double product = 0;
        for (Sample sample : samples) {
          product += sample.features[j] * sample.residual;
        }
        double old = weights[j];
        weights[j] = shrunk(old + 2 * product / n, 0.01);
        for (Sample sample : samples) {
          sample.residual -= (weights[j] - old) * sample.features[j];
        }
      }
    }
    System.out.println(weights[0] + " " + weights[1]);
  }
}
