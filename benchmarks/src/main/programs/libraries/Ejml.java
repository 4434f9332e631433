import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.RandomMatrices_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;
import org.ejml.interfaces.linsol.LinearSolverDense;

/** Products, solutions and singular values of dense matrices with EJML. */
public class Ejml {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        java.util.Random random = new java.util.Random(7);
        DMatrixRMaj a = RandomMatrices_DDRM.rectangle(n, n, random);
        DMatrixRMaj b = RandomMatrices_DDRM.rectangle(n, n, random);
        DMatrixRMaj c = new DMatrixRMaj(n, n);
        CommonOps_DDRM.mult(a, b, c);
        CommonOps_DDRM.addEquals(c, 0.5, a);
        CommonOps_DDRM.scale(0.25, c);
        DMatrixRMaj d = new DMatrixRMaj(n, n);
        CommonOps_DDRM.transpose(c, d);
        LinearSolverDense<DMatrixRMaj> solver = LinearSolverFactory_DDRM.lu(n);
        DMatrixRMaj x = new DMatrixRMaj(n, n);
        if (!solver.setA(a.copy())) {
            throw new IllegalStateException("singular");
        }
        solver.solve(b, x);
        SingularValueDecomposition_F64<DMatrixRMaj> svd = DecompositionFactory_DDRM.svd(n, n, true, true, true);
        svd.decompose(c.copy());
        System.out.printf("%.9e %.9e %.9e%n", CommonOps_DDRM.elementSumAbs(x), CommonOps_DDRM.elementSum(d), svd.getSingularValues()[0]);
    }
}
