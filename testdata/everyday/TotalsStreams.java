import java.util.Arrays;

/** A table divided by its total, which flattens the rows by a reference to a method of the library. In blocks the total alone is shared: an allreduce of one word, 8 * 2 * (p - 1) bytes a step. */
public class TotalsStreams {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] u = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        u[i][j] = 1 + 37 * (i * n + j) % 41;
      }
    }
    for (int t = 0; t < steps; t++) {
      double total = Arrays.stream(u).flatMapToDouble(Arrays::stream).sum();
      for (double[] row : u) {
        for (int j = 0; j < n; j++) {
          row[j] = row[j] / total + 0.01 * j;
        }
      }
    }
    System.out.println(u[n / 2][n / 2]);
  }
}
