/**
 * Power iteration with a dense matrix; products are summed in the array, the norm in an array of one.
 *
 * Usage: PowerIteration [n [steps]]
 */
public class PowerIteration {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        double[][] a = new double[n][n];
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 1.0 + i % 3;
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
            }
        }
        run(a, x, y, steps);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += x[i];
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[][] a, double[] x, double[] y, int steps) {
        double[] square = new double[1];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < y.length; i++) {
                y[i] = 0.0;
                for (int j = 0; j < x.length; j++) {
                    y[i] += a[i][j] * x[j];
                }
            }
            square[0] = 0.0;
            for (int i = 0; i < y.length; i++) {
                square[0] += y[i] * y[i];
            }
            double scale = 1.0 / Math.sqrt(square[0]);
            for (int i = 0; i < x.length; i++) {
                x[i] = y[i] * scale;
            }
        }
    }
}
