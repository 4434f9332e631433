import java.util.Arrays;

/**
 * The largest sum of a row by streams: an allreduce, and where columns are cut a part of each sum from each rank: 8 * 2 * (p - 1) and 8 * n * (p - 1) bytes a step.
 */
public class NormsStreams {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = 1 + (i * 7 + j * 3) % 11;
      }
    }
    for (int step = 0; step < steps; step++) {
      double largest = Arrays.stream(a).mapToDouble(row -> Arrays.stream(row).sum()).max().getAsDouble();
      for (double[] row : a) {
        Arrays.setAll(row, j -> row[j] / largest + 1);
      }
    }
    System.out.println(a[1][1]);
  }
}
