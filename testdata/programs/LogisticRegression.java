/**
 * Logistic regression by steepest ascent of the likelihood: the points are only read, each step writes a weight and a gradient for each feature.
 *
 * Usage: LogisticRegression [points [features [steps]]]
 */
public class LogisticRegression {

    static void fit(double[][] points, double[] labels, double[] weights, int steps) {
        int features = weights.length;
        double[] gradient = new double[features];
        for (int step = 0; step < steps; step++) {
            for (int j = 0; j < features; j++) {
                gradient[j] = 0.0;
            }
            for (int i = 0; i < points.length; i++) {
                double z = 0.0;
                for (int j = 0; j < features; j++) {
                    z += weights[j] * points[i][j];
                }
                double error = labels[i] - 1.0 / (1.0 + Math.exp(-z));
                for (int j = 0; j < features; j++) {
                    gradient[j] += error * points[i][j];
                }
            }
            for (int j = 0; j < features; j++) {
                weights[j] += 2.0 * gradient[j] / points.length;
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 500;
        int features = args.length > 1 ? Integer.parseInt(args[1]) : 12;
        int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
        double[][] points = new double[n][features];
        double[] labels = new double[n];
        for (int i = 0; i < n; i++) {
            double sum = 0.0;
            for (int j = 0; j < features; j++) {
                points[i][j] = Math.sin(1.0 + i * (j + 2.0));
                sum += (j + 1) * points[i][j];
            }
            labels[i] = sum > 0.0 ? 1.0 : 0.0;
        }
        double[] weights = new double[features];
        fit(points, labels, weights, steps);
        double checksum = 0.0;
        for (double weight : weights) {
            checksum += weight * weight;
        }
        System.out.printf("checksum %.12f%n", checksum);
    }
}
