/**
 * One-sided Jacobi: pairs of m vectors of n words are rotated until they are orthogonal, vectors are cut. The squares of their norms are
 * made anew in each sweep, and kept up to date by each rotation. An allreduce of each norm and of each product:
 * 8 * 2 * (p - 1) * (m + m * (m - 1) / 2) bytes a sweep.
 *
 * Usage: JacobiNorms [m [n [sweeps]]]
 */
public class JacobiNorms {
  public static void main(String[] args) {
    int m = args.length > 0 ? Integer.parseInt(args[0]) : 6;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 64;
    int sweeps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    double[][] vectors = new double[m][n];
    double[] norms = new double[m];
    for (int j = 0; j < m; j++) {
      for (int i = 0; i < n; i++) {
        vectors[j][i] = Math.sin(i * (j + 1.3)) + 0.1 * j;
      }
    }
    for (int sweep = 0; sweep < sweeps; sweep++) {
      for (int j = 0; j < m; j++) {
        norms[j] = 0;
        for (int i = 0; i < n; i++) {
          norms[j] += vectors[j][i] * vectors[j][i];
        }
      }
      for (int j = 0; j < m; j++) {
        for (int k = j + 1; k < m; k++) {
          double product = 0;
          for (int i = 0; i < n; i++) {
            product += vectors[j][i] * vectors[k][i];
          }
          double turn = (norms[k] - norms[j]) / (2 * product);
          double tangent = Math.signum(turn) / (Math.abs(turn) + Math.sqrt(1 + turn * turn));
          double cosine = 1 / Math.sqrt(1 + tangent * tangent);
          double sine = cosine * tangent;
          for (int i = 0; i < n; i++) {
            double x = vectors[j][i];
            vectors[j][i] = cosine * x - sine * vectors[k][i];
            vectors[k][i] = sine * x + cosine * vectors[k][i];
          }
          norms[j] -= tangent * product;
          norms[k] += tangent * product;
        }
      }
    }
    System.out.println(vectors[0][n / 2]);
  }
}
