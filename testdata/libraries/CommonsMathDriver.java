import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.polynomials.*;

/**
 * Decompositions, a transform, a spline and a polynomial of Commons Math on small data.
 *
 * Usage: CommonsMathDriver [n]
 */
public class CommonsMathDriver {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        double[][] a = new double[n][n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1) + (i == j ? 2.0 : 0.0);
            }
            b[i] = i - 0.5;
        }
        RealMatrix m = new Array2DRowRealMatrix(a);
        RealVector v = new ArrayRealVector(b);
        System.out.println("lu " + new LUDecomposition(m).getSolver().solve(v).getNorm());
        System.out.println("qr " + new QRDecomposition(m).getSolver().solve(v).getNorm());
        System.out.println("cholesky " + new CholeskyDecomposition(m).getDeterminant());
        System.out.println("eigen " + new EigenDecomposition(m).getRealEigenvalue(0));
        System.out.println("product " + m.multiply(m.transpose()).getNorm());
        FastFourierTransformer fft = new FastFourierTransformer(DftNormalization.STANDARD);
        double[] x = new double[16];
        for (int i = 0; i < x.length; i++) {
            x[i] = i % 3;
        }
        System.out.println("fft " + fft.transform(x, TransformType.FORWARD)[3].getReal());
        double[] knots = new double[n];
        for (int i = 0; i < n; i++) {
            knots[i] = i;
        }
        PolynomialSplineFunction spline = new SplineInterpolator().interpolate(knots, b);
        System.out.println("spline " + spline.value(1.5));
        System.out.println("polynomial " + new PolynomialFunction(b).value(0.3));
    }
}
