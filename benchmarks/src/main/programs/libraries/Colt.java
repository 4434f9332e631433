import cern.colt.matrix.DoubleFactory2D;
import cern.colt.matrix.DoubleMatrix1D;
import cern.colt.matrix.DoubleMatrix2D;
import cern.colt.matrix.impl.DenseDoubleMatrix1D;
import cern.colt.matrix.impl.DenseDoubleMatrix2D;
import cern.colt.matrix.linalg.Algebra;
import cern.jet.math.Functions;

/** Dense and sparse matrices, and functions of all elements, with Colt. */
public class Colt {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        DoubleMatrix2D a = new DenseDoubleMatrix2D(n, n);
        DoubleMatrix1D x = new DenseDoubleMatrix1D(n);
        for (int i = 0; i < n; i++) {
            x.set(i, Math.sin(i));
            for (int j = 0; j < n; j++) {
                a.set(i, j, Math.cos(i * j) + (i == j ? n : 0));
            }
        }
        DoubleMatrix2D c = a.zMult(a, null);
        c.assign(a, Functions.plus);
        c.assign(Functions.mult(0.5));
        DoubleMatrix1D y = a.zMult(x, null);
        DoubleMatrix2D inverse = Algebra.DEFAULT.inverse(a);
        double sum = inverse.aggregate(Functions.plus, Functions.square);
        double blurred = 0;
        DoubleMatrix2D b = DoubleFactory2D.dense.make(n, n);
        for (int k = 0; k < 3; k++) {
            c.zAssign8Neighbors(b, (a00, a01, a02, a10, a11, a12, a20, a21, a22) -> (a00 + a01 + a02 + a10 + a11 + a12 + a20 + a21 + a22) / 9);
            blurred += b.zSum();
        }
        System.out.printf("%.9e %.9e %.9e %.9e%n", c.zSum(), y.zSum(), sum, blurred);
    }
}
