import java.util.stream.IntStream;

/**
 * Heat on a plate that a stream of streams makes anew each step, zero outside. Blocks send their borders:
 * 8 * 2 * n * (R - 1 + C - 1) bytes a step.
 *
 * Usage: PlateStreams [n [steps]]
 */
public class PlateStreams {
  static double at(double[][] u, int i, int j) {
    return i < 0 || j < 0 || i >= u.length || j >= u.length ? 0 : u[i][j];
  }

  static double heated(double[][] u, int i, int j) {
    return u[i][j] + 0.2 * (at(u, i - 1, j) + at(u, i + 1, j) + at(u, i, j - 1) + at(u, i, j + 1) - 4 * u[i][j]);
  }

  static double[][] step(double[][] u) {
    int n = u.length;
    return IntStream.range(0, n).mapToObj(i -> IntStream.range(0, n).mapToDouble(j -> heated(u, i, j)).toArray()).toArray(double[][]::new);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] u = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        u[i][j] = (i * j + i) % 9;
      }
    }
    for (int t = 0; t < steps; t++) {
      u = step(u);
    }
    System.out.println(u[n / 2][n / 2]);
  }
}
