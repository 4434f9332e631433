import mpi.MPI;

/** Planes of the cube on two ranks, which exchange the planes next to the cut. */
public class CubeMpi extends Turns {
  static final int N = 40;
  private double[] now = new double[N * N * N];
  private double[] next = new double[N * N * N];

  CubeMpi() {
    for (int i = 0; i < now.length; i++) {
      now[i] = next[i] = i * 7 % 13;
    }
  }

  public static void main(String[] arguments) {
    run(arguments, CubeMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    for (int i = Math.max(1, from); i < Math.min(N - 1, to); i++) {
      plane(now, next, i);
    }
    double[] old = now;
    now = next;
    next = old;
    if (together) {
      swap(now, N * N, MPI.DOUBLE);
    }
  }

  private static void plane(double[] now, double[] next, int i) {
    for (int j = 1; j < N - 1; j++) {
      for (int k = 1; k < N - 1; k++) {
        double sum = 0;
        for (int a = -1; a <= 1; a++) {
          for (int b = -1; b <= 1; b++) {
            for (int c = -1; c <= 1; c++) {
              double value = now[((i + a) * N + j + b) * N + k + c];
              sum += value * value;
            }
          }
        }
        next[(i * N + j) * N + k] = Math.sqrt(sum / 27);
      }
    }
  }

  @Override
  double check(int from, int to) {
    double sum = 0;
    for (int i = from * N * N; i < to * N * N; i++) {
      sum += now[i];
    }
    return sum;
  }
}
