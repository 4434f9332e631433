import jnt.scimark2.FFT;
import jnt.scimark2.LU;
import jnt.scimark2.MonteCarlo;
import jnt.scimark2.Random;
import jnt.scimark2.SOR;
import jnt.scimark2.SparseCompRow;

/**
 * The five kernels of SciMark 2, each once on a small problem.
 *
 * Usage: SciMarkDriver [n]
 */
public class SciMarkDriver {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        Random random = new Random(113);
        fft(n, random);
        sor(n, random);
        System.out.println("montecarlo " + MonteCarlo.integrate(100 * n));
        sparse(n, random);
        lu(n, random);
    }

    static void fft(int n, Random random) {
        double[] x = new double[2 * n];
        random.nextDoubles(x);
        FFT.transform(x);
        System.out.println("fft " + x[3]);
        FFT.inverse(x);
        System.out.println("inverse " + x[3]);
    }

    static void sor(int n, Random random) {
        double[][] g = new double[n][];
        for (int i = 0; i < n; i++) {
            g[i] = new double[n];
            random.nextDoubles(g[i]);
        }
        SOR.execute(1.25, g, 10);
        System.out.println("sor " + g[n / 2][n / 2]);
    }

    static void sparse(int n, Random random) {
        double[] x = new double[n];
        random.nextDoubles(x);
        double[] y = new double[n];
        double[] values = new double[5 * n];
        random.nextDoubles(values);
        int[] columns = new int[5 * n];
        int[] rows = new int[n + 1];
        for (int r = 0; r < n; r++) {
            rows[r + 1] = rows[r] + 5;
            for (int i = 0; i < 5; i++) {
                columns[rows[r] + i] = (r + i * i) % n;
            }
        }
        SparseCompRow.matmult(y, values, rows, columns, x, 10);
        System.out.println("sparse " + y[n - 1]);
    }

    static void lu(int n, Random random) {
        double[][] a = new double[n][n];
        for (double[] row : a) {
            random.nextDoubles(row);
        }
        int[] pivot = new int[n];
        LU.factor(a, pivot);
        double[] b = new double[n];
        random.nextDoubles(b);
        LU.solve(a, pivot, b);
        System.out.println("lu " + a[n - 1][n - 1] + " " + b[0]);
    }
}
