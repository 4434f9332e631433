import no.uib.cipr.matrix.DenseMatrix;
import no.uib.cipr.matrix.DenseVector;
import no.uib.cipr.matrix.Vector;
import no.uib.cipr.matrix.sparse.CG;
import no.uib.cipr.matrix.sparse.CompRowMatrix;
import no.uib.cipr.matrix.sparse.FlexCompRowMatrix;
import no.uib.cipr.matrix.sparse.IterativeSolverNotConvergedException;

/** Conjugate gradients on a sparse matrix with MTJ. */
public class Mtj {
    public static void main(String[] args) throws IterativeSolverNotConvergedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        int size = n * n;
        FlexCompRowMatrix rows = new FlexCompRowMatrix(size, size);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int k = i * n + j;
                rows.set(k, k, 4.1);
                if (i > 0) {
                    rows.set(k, k - n, -1);
                }
                if (i < n - 1) {
                    rows.set(k, k + n, -1);
                }
                if (j > 0) {
                    rows.set(k, k - 1, -1);
                }
                if (j < n - 1) {
                    rows.set(k, k + 1, -1);
                }
            }
        }
        CompRowMatrix a = new CompRowMatrix(rows);
        Vector b = new DenseVector(size);
        for (int k = 0; k < size; k++) {
            b.set(k, Math.sin(k));
        }
        Vector x = new DenseVector(size);
        new CG(x).solve(a, b, x);
        DenseMatrix dense = new DenseMatrix(rows);
        Vector y = dense.mult(x, new DenseVector(size));
        System.out.printf("%.6e %.6e%n", x.norm(Vector.Norm.Two), y.add(-1, b).norm(Vector.Norm.One) < 1e-3 ? 1.0 : 0.0);
    }
}
