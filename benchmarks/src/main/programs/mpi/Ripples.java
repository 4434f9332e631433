/** A wave with damping that saturates, in single precision. */
public class Ripples {
  static final int N = 400;

  public static void main(String[] arguments) {
    float[][] before = new float[N][N];
    float[][] now = new float[N][N];
    float[][] after = new float[N][N];
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        now[i][j] = before[i][j] = (i * i + j * 5) % 17 * 0.05f;
      }
    }
    for (int step = 0; step < 9; step++) {
      for (int i = 1; i < N - 1; i++) {
        for (int j = 1; j < N - 1; j++) {
          float bend = now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * now[i][j];
          after[i][j] = 2 * now[i][j] - before[i][j] + 0.2f * bend - 0.01f * (float) Math.tanh(now[i][j]);
        }
      }
      float[][] free = before;
      before = now;
      now = after;
      after = free;
    }
    System.out.println(now[7][9] + now[200][200]);
  }
}
