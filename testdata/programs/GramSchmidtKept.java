/**
 * Modified Gram-Schmidt on a tall matrix that keeps the triangular matrix of its products, and reads them from there.
 *
 * Usage: GramSchmidtKept [rows [columns]]
 */
public class GramSchmidtKept {

    static void factor(double[][] q, double[][] r) {
        int rows = q.length;
        int columns = r.length;
        for (int k = 0; k < columns; k++) {
            double square = 0.0;
            for (int i = 0; i < rows; i++) {
                square += q[i][k] * q[i][k];
            }
            r[k][k] = Math.sqrt(square);
            for (int i = 0; i < rows; i++) {
                q[i][k] /= r[k][k];
            }
            for (int j = k + 1; j < columns; j++) {
                double dot = 0.0;
                for (int i = 0; i < rows; i++) {
                    dot += q[i][k] * q[i][j];
                }
                r[k][j] = dot;
                for (int i = 0; i < rows; i++) {
                    q[i][j] -= r[k][j] * q[i][k];
                }
            }
        }
    }

    public static void main(String[] args) {
        int rows = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int columns = args.length > 1 ? Integer.parseInt(args[1]) : 24;
        double[][] q = new double[rows][columns];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                q[i][j] = Math.sin(1.0 + i * (j + 1.0)) + (i == j ? 4.0 : 0.0);
            }
        }
        double[][] r = new double[columns][columns];
        factor(q, r);
        double trace = 0.0;
        for (int k = 0; k < columns; k++) {
            trace += r[k][k];
        }
        System.out.printf("trace %.9f%n", trace);
    }
}
