import Jama.EigenvalueDecomposition;
import Jama.LUDecomposition;
import Jama.Matrix;
import Jama.QRDecomposition;
import Jama.SingularValueDecomposition;

/**
 * Decompositions of JAMA on a small matrix.
 *
 * Usage: JamaDriver [n]
 */
public class JamaDriver {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        Matrix a = new Matrix(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a.set(i, j, 1.0 / (i + 2 * j + 1) + (i == j ? 2.0 : 0.0));
            }
        }
        Matrix b = a.times(new Matrix(n, 1, 1.0));
        System.out.println("solve " + a.solve(b).norm2());
        LUDecomposition lu = a.lu();
        System.out.println("lu " + lu.det() + " " + lu.getL().times(lu.getU()).minus(a.getMatrix(lu.getPivot(), 0, n - 1)).normF());
        QRDecomposition qr = a.qr();
        System.out.println("qr " + qr.getQ().times(qr.getR()).minus(a).normF() + " " + qr.isFullRank());
        SingularValueDecomposition svd = a.svd();
        System.out.println("svd " + svd.cond() + " " + svd.rank());
        EigenvalueDecomposition eigen = a.eig();
        System.out.println("eigen " + eigen.getRealEigenvalues()[0] + " " + eigen.getImagEigenvalues()[n - 1]);
        EigenvalueDecomposition symmetric = a.plus(a.transpose()).eig();
        System.out.println("symmetric " + symmetric.getRealEigenvalues()[0]);
    }
}
