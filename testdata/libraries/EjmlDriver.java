import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;

/**
 * Product, transposed product and solution of linear equations by EJML.
 *
 * Usage: EjmlDriver [n]
 */
public class EjmlDriver {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
        DMatrixRMaj a = new DMatrixRMaj(n, n);
        DMatrixRMaj b = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a.set(i, j, 1.0 / (i + j + 1) + (i == j ? 3.0 : 0.0));
                b.set(i, j, i - 0.5 * j);
            }
        }
        DMatrixRMaj c = new DMatrixRMaj(n, n);
        CommonOps_DDRM.mult(a, b, c);
        System.out.println("mult " + CommonOps_DDRM.elementSum(c));
        CommonOps_DDRM.multTransA(a, b, c);
        System.out.println("multTransA " + c.get(n - 1, n - 1));
        DMatrixRMaj x = new DMatrixRMaj(n, n);
        System.out.println("solve " + CommonOps_DDRM.solve(a, b, x) + " " + x.get(n - 1, 0));
        System.out.println("determinant " + CommonOps_DDRM.det(a));
    }
}
