import java.util.ArrayList;
import java.util.List;

/** As PerceptronArrays, with a list of samples, the label behind the features. */
public class PerceptronLists {
  public static void main(String[] args) {
    int samples = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    int features = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    double[] weights = new double[features];
    List<double[]> all = new ArrayList<>();
    for (int i = 0; i < samples; i++) {
      double[] sample = new double[features + 1];
      for (int k = 0; k < features; k++) {
        sample[k] = (i * (k + 3)) % 11 - 5;
      }
      sample[features] = i % 2;
      all.add(sample);
    }
    for (int step = 0; step < steps; step++) {
      double[] gradient = new double[features];
      for (double[] sample : all) {
        double sum = 0;
        for (int k = 0; k < features; k++) {
          sum += weights[k] * sample[k];
        }
        double error = 1 / (1 + Math.exp(-sum)) - sample[features];
        for (int k = 0; k < features; k++) {
          gradient[k] += error * sample[k];
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
