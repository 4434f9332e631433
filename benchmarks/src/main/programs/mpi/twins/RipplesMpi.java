import mpi.MPI;

/** Rows of the wave on two ranks, which exchange the rows next to the cut. */
public class RipplesMpi extends Turns {
  static final int N = 400;
  private float[][] before = new float[N][N];
  private float[][] now = new float[N][N];
  private float[][] after = new float[N][N];

  RipplesMpi() {
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        now[i][j] = before[i][j] = (i * i + j * 5) % 17 * 0.05f;
      }
    }
  }

  public static void main(String[] arguments) {
    run(arguments, RipplesMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    for (int i = Math.max(1, from); i < Math.min(N - 1, to); i++) {
      row(before, now, after, i);
    }
    float[][] free = before;
    before = now;
    now = after;
    after = free;
    if (together) {
      swap(now, MPI.FLOAT);
    }
  }

  private static void row(float[][] before, float[][] now, float[][] after, int i) {
    for (int j = 1; j < N - 1; j++) {
      float bend = now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * now[i][j];
      after[i][j] = 2 * now[i][j] - before[i][j] + 0.2f * bend - 0.01f * (float) Math.tanh(now[i][j]);
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
