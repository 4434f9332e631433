/** How long points of the plane take to escape, of a picture that moves from frame to frame: its rows differ in work. */
public class Escape {
  static final int N = 160;

  public static void main(String[] arguments) {
    int[][] picture = new int[N][N];
    double shift = 0;
    for (int frame = 0; frame < 10; frame++) {
      long sum = 0;
      for (int i = 0; i < N; i++) {
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
      }
      shift = 1e-9 * sum;
    }
    System.out.println(picture[80][80] + " " + shift);
  }
}
