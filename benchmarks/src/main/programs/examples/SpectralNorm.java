import java.util.Locale;

/**
 * The largest singular value of an infinite matrix, by ten steps of the power method on N x N of its elements.
 *
 * Usage: SpectralNorm [N]
 */
public class SpectralNorm {
    private final int n;

    SpectralNorm(int n) {
        this.n = n;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        System.out.println(String.format(Locale.ROOT, "%.9f", new SpectralNorm(n).approximate()));
    }

    private double approximate() {
        double[] u = new double[n];
        for (int i = 0; i < n; i++) u[i] = 1;

        double[] v = new double[n];
        for (int i = 0; i < 10; i++) {
            multiplyAtAv(u, v);
            multiplyAtAv(v, u);
        }

        double vBv = 0, vv = 0;
        for (int i = 0; i < n; i++) {
            vBv += u[i] * v[i];
            vv += v[i] * v[i];
        }
        return Math.sqrt(vBv / vv);
    }

    /** The element in row i and column j. */
    private double a(int i, int j) {
        return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
    }

    private void multiplyAv(double[] v, double[] av) {
        for (int i = 0; i < n; i++) {
            av[i] = 0;
            for (int j = 0; j < n; j++) av[i] += a(i, j) * v[j];
        }
    }

    private void multiplyAtv(double[] v, double[] atv) {
        for (int i = 0; i < n; i++) {
            atv[i] = 0;
            for (int j = 0; j < n; j++) atv[i] += a(j, i) * v[j];
        }
    }

    private void multiplyAtAv(double[] v, double[] atAv) {
        double[] u = new double[n];
        multiplyAv(v, u);
        multiplyAtv(u, atAv);
    }
}
