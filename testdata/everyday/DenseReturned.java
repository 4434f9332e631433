/** Jacobi's method for a full matrix in a line; a method returns the new unknowns. */
public class DenseReturned {
    private final int n;
    private final double[] matrix;

    DenseReturned(int n) {
        this.n = n;
        matrix = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                matrix[i * n + j] = i == j ? 2 * n : 1.0 / (1 + i + j);
            }
        }
    }

    double row(int i, double[] x) {
        double s = 0;
        for (int j = 0; j < n; j++) {
            s += matrix[i * n + j] * x[j];
        }
        return s;
    }

    double[] step(double[] x) {
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            y[i] = x[i] + (i - row(i, x)) / matrix[i * n + i];
        }
        return y;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        DenseReturned jacobi = new DenseReturned(n);
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 1;
        }
        for (int t = 0; t < steps; t++) {
            x = jacobi.step(x);
        }
        System.out.println(x[n - 1]);
    }
}
