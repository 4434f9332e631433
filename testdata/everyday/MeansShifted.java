/** Mean shift on a line: each point moves to the weighted mean of all; arrays swapped by a flag. */
public class MeansShifted {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        double[][] x = new double[2][n];
        for (int i = 0; i < n; i++) {
            x[0][i] = i % 7 + 0.1 * i;
        }
        for (int t = 0; t < steps; t++) {
            double[] from = x[t % 2], to = x[1 - t % 2];
            for (int i = 0; i < n; i++) {
                double sum = 0, weights = 0;
                for (int j = 0; j < n; j++) {
                    double d = from[j] - from[i], weight = 1 / (1 + d * d);
                    sum += weight * from[j];
                    weights += weight;
                }
                to[i] = sum / weights;
            }
        }
        System.out.println(x[steps % 2][0]);
    }
}
