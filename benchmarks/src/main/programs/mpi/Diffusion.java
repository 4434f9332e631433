/** Heat in a plate that conducts less where it is hot. */
public class Diffusion {
  static final int N = 360;

  public static void main(String[] arguments) {
    double[][] now = new double[N][N];
    double[][] next = new double[N][N];
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        now[i][j] = next[i][j] = (i * 7 + j * 3) % 11 * 0.1;
      }
    }
    for (int step = 0; step < 10; step++) {
      for (int i = 1; i < N - 1; i++) {
        for (int j = 1; j < N - 1; j++) {
          double here = now[i][j];
          double conducts = 0.2 * Math.exp(-here * here);
          next[i][j] = here + conducts * (now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * here);
        }
      }
      double[][] old = now;
      now = next;
      next = old;
    }
    double sum = 0;
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        sum += now[i][j];
      }
    }
    System.out.println(sum);
  }
}
