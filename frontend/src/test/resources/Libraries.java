import Jama.Matrix;
import jnt.scimark2.FFT;
import jnt.scimark2.LU;
import jnt.scimark2.Random;
import jnt.scimark2.SOR;
import jnt.scimark2.SparseCompRow;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.RandomMatrices_DDRM;

/** Kernels of numerical libraries at small sizes. */
public class Libraries {
  public static void main(String[] args) {
    Random random = new Random(101010);
    double[] signal = vector(random, 32);
    double[] copy = signal.clone();
    FFT.transform(signal);
    System.out.println("fft " + signal[5] + " " + FFT.test(copy));
    double[][] grid = random(random, 10);
    SOR.execute(1.25, grid, 5);
    System.out.println("sor " + grid[4][5]);
    double[][] lu = random(random, 8);
    int[] pivot = new int[8];
    LU.factor(lu, pivot);
    System.out.println("lu " + lu[7][7] + " " + pivot[2]);
    double[] y = new double[4];
    SparseCompRow.matmult(y, new double[] {1, 2, 3, 4, 5}, new int[] {0, 2, 3, 4, 5}, new int[] {0, 3, 1, 2, 0}, new double[] {1, 2, 3, 4}, 3);
    System.out.println("spmv " + y[0] + " " + y[3]);

    Matrix a = new Matrix(random(random, 6));
    Matrix b = a.times(a.transpose()).plus(Matrix.identity(6, 6));
    System.out.println("jama " + b.det() + " " + b.solve(a).norm1() + " " + b.chol().isSPD() + " " + a.eig().getRealEigenvalues()[2] + " " + a.svd().cond());

    DMatrixRMaj m = RandomMatrices_DDRM.rectangle(5, 5, new java.util.Random(7));
    DMatrixRMaj product = new DMatrixRMaj(5, 5);
    CommonOps_DDRM.mult(m, m, product);
    DMatrixRMaj inverse = new DMatrixRMaj(5, 5);
    System.out.println("ejml " + product.get(2, 3) + " " + CommonOps_DDRM.invert(m, inverse) + " " + inverse.get(1, 1) + " " + CommonOps_DDRM.det(m));
  }

  private static double[][] random(Random random, int n) {
    double[][] matrix = new double[n][];
    for (int i = 0; i < n; i++) matrix[i] = vector(random, n);
    return matrix;
  }

  private static double[] vector(Random random, int n) {
    double[] vector = new double[n];
    for (int i = 0; i < n; i++) vector[i] = random.nextDouble();
    return vector;
  }
}
