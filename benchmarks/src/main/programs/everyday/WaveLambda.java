import java.util.stream.IntStream;

/** The wave of {@code WaveArrays} with a stencil that is a function, in streams over ranges. */
public class WaveLambda {
  interface Stencil {
    double apply(double[][] u, int i, int j);
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][][] levels = new double[3][n][n];
    levels[1][n / 2][n / 2] = 1;
    Stencil laplacian = (u, i, j) -> u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j];
    for (int t = 0; t < steps; t++) {
      double[][] before = levels[t % 3];
      double[][] now = levels[(t + 1) % 3];
      double[][] next = levels[(t + 2) % 3];
      IntStream.range(1, n - 1).forEach(i -> IntStream.range(1, n - 1)
          .forEach(j -> next[i][j] = 2 * now[i][j] - before[i][j] + 0.2 * laplacian.apply(now, i, j)));
    }
    System.out.println(levels[(steps + 1) % 3][n / 2][n / 2]);
  }
}
