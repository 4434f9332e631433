import java.util.stream.IntStream;

/** A plate whose steps, and rows, are the elements of a stream: 8 * 2 * n * (R - 1 + C - 1) bytes a step on R x C ranks. */
public class PlateIterations {
  static class Solver {
    double[][] current;
    double[][] following;

    Solver(int n) {
      current = new double[n + 2][n + 2];
      following = new double[n + 2][n + 2];
      IntStream.rangeClosed(1, n).forEach(i -> IntStream.rangeClosed(1, n).forEach(j -> current[i][j] = i * j % 7));
    }

    void step() {
      int n = current.length - 2;
      IntStream.rangeClosed(1, n).forEach(i -> {
        for (int j = 1; j <= n; j++) {
          following[i][j] = 0.2 * (current[i][j] + current[i - 1][j] + current[i + 1][j] + current[i][j - 1] + current[i][j + 1]);
        }
      });
      double[][] t = current;
      current = following;
      following = t;
    }
  }

  public static void main(String[] args) {
    Solver solver = new Solver((args.length > 0 ? Integer.parseInt(args[0]) : 16));
    IntStream.range(0, (args.length > 1 ? Integer.parseInt(args[1]) : 3)).forEach(t -> solver.step());
    System.out.println(solver.current[2][2]);
  }
}
