/**
 * Arnoldi's method on a band matrix, five entries a row: a basis of orthonormal vectors, and the Hessenberg matrix of their products.
 *
 * Usage: Arnoldi [n [vectors]]
 */
public class Arnoldi {

    static void run(double[][] band, double[][] basis, double[][] h) {
        int n = basis[0].length;
        double[] w = new double[n];
        for (int step = 0; step + 1 < basis.length; step++) {
            for (int i = 0; i < n; i++) {
                double sum = 0.0;
                for (int j = Math.max(0, i - 2); j <= Math.min(n - 1, i + 2); j++) {
                    sum += band[i][j - i + 2] * basis[step][j];
                }
                w[i] = sum;
            }
            for (int k = 0; k <= step; k++) {
                for (int i = 0; i < n; i++) {
                    h[k][step] += w[i] * basis[k][i];
                }
                for (int i = 0; i < n; i++) {
                    w[i] -= h[k][step] * basis[k][i];
                }
            }
            double square = 0.0;
            for (int i = 0; i < n; i++) {
                square += w[i] * w[i];
            }
            h[step + 1][step] = Math.sqrt(square);
            for (int i = 0; i < n; i++) {
                basis[step + 1][i] = w[i] / h[step + 1][step];
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 400;
        int vectors = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][] band = new double[n][5];
        double[][] basis = new double[vectors + 1][n];
        for (int i = 0; i < n; i++) {
            for (int d = 0; d < 5; d++) {
                band[i][d] = d == 2 ? 4.0 + i % 3 : -1.0 / (1 + d);
            }
            basis[0][i] = 1.0 / Math.sqrt(n);
        }
        double[][] h = new double[vectors + 1][vectors];
        run(band, basis, h);
        double trace = 0.0;
        for (int k = 0; k < vectors; k++) {
            trace += h[k][k];
        }
        System.out.printf("trace %.9f%n", trace);
    }
}
