import java.util.Arrays;

/** As TotalsStreams, with a function that hands on the words of a row one by one. */
public class TotalsMulti {
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
      double total = Arrays.stream(u).mapMultiToDouble((row, taker) -> {
        for (double word : row) {
          taker.accept(word);
        }
      }).sum();
      for (double[] row : u) {
        for (int j = 0; j < n; j++) {
          row[j] = row[j] / total + 0.01 * j;
        }
      }
    }
    System.out.println(u[n / 2][n / 2]);
  }
}
