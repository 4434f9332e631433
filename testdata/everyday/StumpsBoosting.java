import java.util.ArrayList;
import java.util.List;

/**
 * Boosting with stumps over samples in a list, each with its weight: an allreduce of the error of each of features * 3 stumps and one of the sum of
 * weights, 8 * 2 * (3 * features + 1) * (p - 1) bytes a step.
 */
public class StumpsBoosting {
  static final class Sample {
    private final double[] x;
    private final int label;
    private double weight;

    Sample(double[] x, int label, double weight) {
      this.x = x;
      this.label = label;
      this.weight = weight;
    }
  }

  private static int vote(Sample sample, int feature, double threshold) {
    return sample.x[feature] > threshold ? 1 : -1;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int features = Integer.parseInt(args[1]);
    int steps = Integer.parseInt(args[2]);
    double[] thresholds = {-0.5, 0, 0.5};
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] x = new double[features];
      for (int k = 0; k < features; k++) {
        x[k] = Math.sin(i * (k + 1.7));
      }
      samples.add(new Sample(x, i % 3 == 0 ? 1 : -1, 1.0 / n));
    }
    double strength = 0;
    for (int step = 0; step < steps; step++) {
      double least = Double.MAX_VALUE;
      int feature = 0;
      int cut = 0;
      for (int k = 0; k < features; k++) {
        for (int t = 0; t < thresholds.length; t++) {
          double error = 0;
          for (Sample sample : samples) {
            if (vote(sample, k, thresholds[t]) != sample.label) {
              error += sample.weight;
            }
          }
          if (error < least) {
            least = error;
            feature = k;
            cut = t;
          }
        }
      }
      double alpha = 0.5 * Math.log((1 - least) / least);
      double sum = 0;
      for (Sample sample : samples) {
        sample.weight *= Math.exp(-alpha * sample.label * vote(sample, feature, thresholds[cut]));
        sum += sample.weight;
      }
      for (Sample sample : samples) {
        sample.weight /= sum;
      }
      strength += alpha;
    }
    System.out.println(strength);
  }
}
