/**
 * A linear model that is changed after each sample, samples in rows, which change from step to step. It begins anew in each step, and
 * goes from each rank to the next as its samples are through: 8 * features * (p - 1) bytes a step.
 *
 * Usage: SamplesOnline [samples [features [steps]]]
 */
public class SamplesOnline {
  public static void main(String[] args) {
    int samples = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int features = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    double[][] x = new double[samples][features];
    double[] target = new double[samples];
    double[] mean = new double[features];
    for (int i = 0; i < samples; i++) {
      target[i] = 0.1 * (i % 7);
      for (int k = 0; k < features; k++) {
        x[i][k] = Math.sin(i * (k + 1.3));
      }
    }
    for (int step = 0; step < steps; step++) {
      double[] weights = new double[features];
      for (int i = 0; i < samples; i++) {
        double error = target[i];
        for (int k = 0; k < features; k++) {
          error -= weights[k] * x[i][k];
        }
        for (int k = 0; k < features; k++) {
          weights[k] += 0.01 * error * x[i][k];
        }
      }
      for (int k = 0; k < features; k++) {
        mean[k] += weights[k] / steps;
      }
      for (int i = 0; i < samples; i++) {
        for (int k = 0; k < features; k++) {
          x[i][k] = 0.9 * x[i][k] + 0.01 * i;
        }
      }
    }
    System.out.println(mean[0]);
  }
}
