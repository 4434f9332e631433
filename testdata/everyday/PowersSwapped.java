/** Power iteration for a full matrix; the vector is divided by its length, and the arrays are swapped. */
public class PowersSwapped {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        double[][] a = new double[n][n];
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 1;
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (1 + i + j);
            }
        }
        for (int t = 0; t < steps; t++) {
            double norm = 0;
            for (int i = 0; i < n; i++) {
                double s = 0;
                for (int j = 0; j < n; j++) {
                    s += a[i][j] * x[j];
                }
                y[i] = s;
                norm += s * s;
            }
            norm = Math.sqrt(norm);
            for (int i = 0; i < n; i++) {
                y[i] /= norm;
            }
            double[] swap = x;
            x = y;
            y = swap;
        }
        System.out.println(x[0]);
    }
}
