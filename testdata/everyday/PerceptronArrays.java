/** A perceptron by full gradients, samples in rows. Each rank adds up those of its samples, all weights are on every rank: 8 * 2 * features * (p - 1) bytes a step. */
public class PerceptronArrays {
  public static void main(String[] args) {
    int samples = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    int features = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    double[] weights = new double[features];
    double[][] x = new double[samples][features];
    double[] label = new double[samples];
    for (int i = 0; i < samples; i++) {
      label[i] = i % 2;
      for (int k = 0; k < features; k++) {
        x[i][k] = (i * (k + 3)) % 11 - 5;
      }
    }
    for (int step = 0; step < steps; step++) {
      double[] gradient = new double[features];
      for (int i = 0; i < samples; i++) {
        double sum = 0;
        for (int k = 0; k < features; k++) {
          sum += weights[k] * x[i][k];
        }
        double error = 1 / (1 + Math.exp(-sum)) - label[i];
        for (int k = 0; k < features; k++) {
          gradient[k] += error * x[i][k];
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
