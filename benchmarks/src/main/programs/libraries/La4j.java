import org.la4j.LinearAlgebra;
import org.la4j.Matrix;
import org.la4j.Vector;
import org.la4j.matrix.dense.Basic2DMatrix;
import org.la4j.matrix.sparse.CRSMatrix;
import org.la4j.vector.dense.BasicVector;

/** A product, an inverse and products with a sparse matrix with la4j. */
public class La4j {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        double[][] values = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                values[i][j] = Math.cos(i * 5 + j) + (i == j ? n : 0);
            }
        }
        Matrix a = new Basic2DMatrix(values);
        Matrix c = a.multiply(a).add(a).multiply(0.125);
        Matrix inverse = a.withInverter(LinearAlgebra.GAUSS_JORDAN).inverse();
        Matrix sparse = CRSMatrix.zero(n, n);
        for (int i = 0; i < n; i++) {
            sparse.set(i, i, 4);
            if (i > 0) {
                sparse.set(i, i - 1, -1);
            }
        }
        Vector x = BasicVector.constant(n, 1);
        for (int k = 0; k < 5; k++) {
            x = sparse.multiply(x).multiply(0.25);
        }
        System.out.printf("%.9e %.9e %.9e%n", c.sum(), inverse.sum(), x.norm());
    }
}
