import Jama.EigenvalueDecomposition;
import Jama.Matrix;
import Jama.SingularValueDecomposition;

/** Products, a solution, eigenvalues and singular values of dense matrices with JAMA. */
public class JamaMatrices {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        double[][] values = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                values[i][j] = Math.sin(i * 7 + j * 3) + (i == j ? n : 0);
            }
        }
        Matrix a = new Matrix(values);
        Matrix b = a.transpose().times(a).plus(a).minus(a.times(0.5));
        Matrix x = b.lu().solve(a);
        EigenvalueDecomposition eigen = b.plus(b.transpose()).eig();
        SingularValueDecomposition svd = a.svd();
        System.out.printf("%.9e %.9e %.9e%n", x.normF(), eigen.getRealEigenvalues()[0], svd.norm2());
    }
}
