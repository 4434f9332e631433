/** Each point of a cube takes the root of the mean square of the 27 around it, in one array. */
public class Cube {
  static final int N = 40;

  public static void main(String[] arguments) {
    double[] now = new double[N * N * N];
    double[] next = new double[N * N * N];
    for (int i = 0; i < now.length; i++) {
      now[i] = next[i] = i * 7 % 13;
    }
    for (int step = 0; step < 8; step++) {
      for (int i = 1; i < N - 1; i++) {
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
      double[] old = now;
      now = next;
      next = old;
    }
    System.out.println(now[N * N * N / 2]);
  }
}
