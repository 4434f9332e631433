import org.jtransforms.dct.DoubleDCT_2D;
import org.jtransforms.fft.DoubleFFT_1D;
import org.jtransforms.fft.DoubleFFT_2D;
import org.jtransforms.utils.CommonUtils;
import pl.edu.icm.jlargearrays.ConcurrencyUtils;

/** Fourier and cosine transforms with JTransforms, on one thread. */
public class JTransforms {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        ConcurrencyUtils.setNumberOfThreads(1);
        double[][] a = new double[n][2 * n];
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][2 * j] = Math.sin(i + 2 * j);
                c[i][j] = Math.cos(i * j);
            }
        }
        new DoubleFFT_2D(n, n).complexForward(a);
        new DoubleFFT_2D(n, n).complexInverse(a, true);
        new DoubleDCT_2D(n, n).forward(c, true);
        double[] line = new double[2 * n * n];
        for (int i = 0; i < n * n; i++) {
            line[i] = Math.sin(i);
        }
        new DoubleFFT_1D(n * n).realForwardFull(line);
        System.out.printf("%.9e %.9e %.9e%n", a[1][2], c[0][0], line[6]);
    }
}
