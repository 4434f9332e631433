/** As PerceptronArrays, with an object for each sample. */
public class PerceptronObjects {
  static final class Sample {
    final double[] x;
    final double label;

    Sample(double[] x, double label) {
      this.x = x;
      this.label = label;
    }
  }

  public static void main(String[] args) {
    int samples = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    int features = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    double[] weights = new double[features];
    Sample[] all = new Sample[samples];
    for (int i = 0; i < samples; i++) {
      double[] x = new double[features];
      for (int k = 0; k < features; k++) {
        x[k] = (i * (k + 3)) % 11 - 5;
      }
      all[i] = new Sample(x, i % 2);
    }
    for (int step = 0; step < steps; step++) {
      double[] gradient = new double[features];
      for (Sample sample : all) {
        double sum = 0;
        for (int k = 0; k < features; k++) {
          sum += weights[k] * sample.x[k];
        }
        double error = 1 / (1 + Math.exp(-sum)) - sample.label;
        for (int k = 0; k < features; k++) {
          gradient[k] += error * sample.x[k];
        }
      }
      for (int k = 0; k < features; k++) {
        weights[k] -= 0.01 * gradient[k];
      }
    }
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    System.out.println(sum);
  }
}
