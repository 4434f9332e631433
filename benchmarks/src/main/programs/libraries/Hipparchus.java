import org.hipparchus.analysis.interpolation.BicubicInterpolator;
import org.hipparchus.analysis.interpolation.BicubicInterpolatingFunction;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.util.MathArrays;

/** Matrices, interpolation and convolution with Hipparchus. */
public class Hipparchus {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        double[][] values = new double[n][n];
        double[] at = new double[n];
        for (int i = 0; i < n; i++) {
            at[i] = i;
            for (int j = 0; j < n; j++) {
                values[i][j] = Math.sin(i + j) + (i == j ? 2 * n : 0);
            }
        }
        RealMatrix a = new Array2DRowRealMatrix(values);
        RealMatrix s = a.multiplyTransposed(a).add(a.transposeMultiply(a));
        double determinant = Math.log(new CholeskyDecomposition(s).getDeterminant());
        double largest = new EigenDecompositionSymmetric(s).getEigenvalue(0);
        BicubicInterpolatingFunction f = new BicubicInterpolator().interpolate(at, at, values);
        double sum = 0;
        for (int i = 1; i < 4 * n - 8; i++) {
            sum += f.value(1 + i * 0.2, 1 + i * 0.1);
        }
        double[] convolved = MathArrays.convolve(s.getRow(1), a.getRow(2));
        System.out.printf("%.9e %.9e %.9e %.9e%n", determinant, largest, sum, convolved[5]);
    }
}
