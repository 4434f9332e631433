/**
 * A matrix scaled each step by the largest sum of a row. Where rows are whole an allreduce, 8 * 2 * (p - 1) bytes a step; where columns are, each rank also has a
 * part of each sum: 8 * n * (p - 1) more.
 */
public class NormsArrays {
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
      double largest = 0;
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += Math.abs(a[i][j]);
        }
        largest = Math.max(largest, sum);
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a[i][j] = a[i][j] / largest + 1;
        }
      }
    }
    System.out.println(a[1][1]);
  }
}
