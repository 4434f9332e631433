import java.util.stream.IntStream;

/** The program whose source and recording the fuzzer changes. */
public class Sample {
  static double sum;
  static int[] index = {3, 1, 4, 1, 5};

  public static void main(String[] args) {
    double[] u = new double[8];
    double[][] rows = new double[3][4];
    for (int t = 0; t < 2; t++) {
      //#omp parallel for schedule(static, 2)
      for (int i = 1; i < 7; i++) {
        u[i] = 0.5 * (u[i - 1] + u[i + 1]) + t;
      }
    }
    for (double v : u) {
      sum += v;
    }
    for (double[] row : rows) {
      for (int k = 0; k < row.length; k++) {
        row[k] = u[index[k]];
      }
    }
    IntStream.range(0, 8).forEach(i -> u[i] *= 2);
    int k = 0;
    while (k < 4) {
      sum += rows[1][k++];
    }
    System.out.println(sum);
  }
}
