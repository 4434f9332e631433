/** Rows of the picture on two ranks; the sum is added. */
public class EscapeMpi extends Turns {
  static final int N = 160;
  private final int[][] picture = new int[N][N];
  private double shift;

  public static void main(String[] arguments) {
    run(arguments, EscapeMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    double[] sum = {0};
    for (int i = from; i < to; i++) {
      sum[0] += row(i);
    }
    if (together) {
      sum(sum);
    }
    shift = 1e-9 * sum[0];
  }

  private long row(int i) {
    long sum = 0;
    for (int j = 0; j < N; j++) {
      double a = j * 3.0 / N - 2.2 + shift;
      double b = i * 2.0 / N - 0.6;
      double x = 0;
      double y = 0;
      int count = 0;
      while (x * x + y * y < 4 && count < 150) {
        double z = x * x - y * y + a;
        y = 2 * x * y + b;
        x = z;
        count++;
      }
      picture[i][j] = count;
      sum += count;
    }
    return sum;
  }

  @Override
  double check(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      for (int j = 0; j < N; j++) {
        sum += picture[i][j];
      }
    }
    return sum;
  }
}
