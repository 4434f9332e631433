import mpi.MPI;

/** Half of the bodies on each rank; all positions are gathered after each step. */
public class SwarmMpi extends Turns {
  static final int N = 700;
  private final double[] x = new double[N];
  private final double[] y = new double[N];
  private final double[] vx = new double[N];
  private final double[] vy = new double[N];
  private final double[] own = new double[N / 2];

  SwarmMpi() {
    for (int i = 0; i < N; i++) {
      x[i] = Math.sin(i * 1.7) * i;
      y[i] = Math.cos(i * 2.3) * i;
    }
  }

  public static void main(String[] arguments) {
    run(arguments, SwarmMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    for (int i = from; i < to; i++) {
      body(i);
    }
    for (int i = from; i < to; i++) {
      x[i] += 0.01 * vx[i];
      y[i] += 0.01 * vy[i];
    }
    if (together) {
      System.arraycopy(x, from, own, 0, own.length);
      MPI.COMM_WORLD.Allgather(own, 0, own.length, MPI.DOUBLE, x, 0, own.length, MPI.DOUBLE);
      System.arraycopy(y, from, own, 0, own.length);
      MPI.COMM_WORLD.Allgather(own, 0, own.length, MPI.DOUBLE, y, 0, own.length, MPI.DOUBLE);
    }
  }

  private void body(int i) {
    double ax = 0;
    double ay = 0;
    for (int j = 0; j < N; j++) {
      double dx = x[j] - x[i];
      double dy = y[j] - y[i];
      double square = dx * dx + dy * dy + 0.01;
      double pull = 1 / (square * Math.sqrt(square));
      ax += dx * pull;
      ay += dy * pull;
    }
    vx[i] += 0.01 * ax;
    vy[i] += 0.01 * ay;
  }

  @Override
  double check(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += Math.abs(x[i]) + Math.abs(y[i]);
    }
    return sum;
  }
}
