import mpi.MPI;

/** Rows of the plate on two ranks, which exchange the rows next to the cut. */
public class DiffusionMpi extends Turns {
  static final int N = 360;
  private double[][] now = new double[N][N];
  private double[][] next = new double[N][N];

  DiffusionMpi() {
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        now[i][j] = next[i][j] = (i * 7 + j * 3) % 11 * 0.1;
      }
    }
  }

  public static void main(String[] arguments) {
    run(arguments, DiffusionMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    for (int i = Math.max(1, from); i < Math.min(N - 1, to); i++) {
      row(now, next, i);
    }
    double[][] old = now;
    now = next;
    next = old;
    if (together) {
      swap(now, MPI.DOUBLE);
    }
  }

  private static void row(double[][] now, double[][] next, int i) {
    for (int j = 1; j < N - 1; j++) {
      double here = now[i][j];
      double conducts = 0.2 * Math.exp(-here * here);
      next[i][j] = here + conducts * (now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * here);
    }
  }

  @Override
  double check(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      for (int j = 0; j < N; j++) {
        sum += now[i][j];
      }
    }
    return sum;
  }
}
