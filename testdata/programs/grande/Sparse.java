import java.util.Random;

/**
 * Products of a sparse matrix and a vector, after section 2 of the Java Grande Forum's benchmarks; in compressed rows. Arguments: rows, entries of a row and
 * iterations (default 20000, 10 and 20).
 */
public final class Sparse {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 20000;
    int each = args.length > 1 ? Integer.parseInt(args[1]) : 10;
    int iterations = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] value = new double[n * each];
    int[] column = new int[n * each];
    Random random = new Random(10101010);
    for (int i = 0; i < n; i++) {
      x[i] = i % 7;
      for (int k = i * each; k < (i + 1) * each; k++) {
        value[k] = k % 5;
        column[k] = random.nextInt(n);
      }
    }
    for (int t = 0; t < iterations; t++) {
      // omp parallel for schedule(static) shared(x, y, value, column)
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = i * each; k < (i + 1) * each; k++) {
          sum += value[k] * x[column[k]];
        }
        y[i] += sum;
      }
    }
    System.out.println("y[" + n / 2 + "] = " + y[n / 2]);
  }
}
