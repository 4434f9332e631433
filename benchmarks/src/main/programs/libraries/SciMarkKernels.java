import jnt.scimark2.FFT;
import jnt.scimark2.LU;
import jnt.scimark2.SOR;
import jnt.scimark2.SparseCompRow;

/** The kernels of SciMark 2. */
public class SciMarkKernels {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[] signal = new double[2 * n * n];
        for (int i = 0; i < signal.length; i++) {
            signal[i] = Math.sin(i);
        }
        FFT.transform(signal);
        FFT.inverse(signal);
        double[][] g = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                g[i][j] = Math.cos(i * j) + (i == j ? n : 0);
            }
        }
        SOR.execute(1.25, g, 5);
        int[] pivot = new int[n];
        LU.factor(g, pivot);
        double[] values = new double[5 * n];
        int[] columns = new int[5 * n];
        int[] rows = new int[n + 1];
        for (int i = 0; i < n; i++) {
            rows[i + 1] = 5 * (i + 1);
            for (int k = 0; k < 5; k++) {
                columns[5 * i + k] = (i + 7 * k) % n;
                values[5 * i + k] = 1.0 / (1 + k);
            }
        }
        double[] y = new double[n];
        SparseCompRow.matmult(y, values, rows, columns, signal, 40);
        System.out.printf("%.9e %.9e %.9e%n", signal[3], g[n - 1][n - 1], y[2]);
    }
}
