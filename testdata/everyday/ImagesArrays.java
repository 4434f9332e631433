/** A picture that is blurred and sharpened again and again. In blocks of R x C each of the two sends a line over each cut, both ways: 8 * 2 * 2 * n * (R - 1 + C - 1) bytes a step. */
public class ImagesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] image = new double[n + 2][n + 2];
    double[][] blurred = new double[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        image[i][j] = i * j % 7;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          blurred[i][j] = 0.2 * (image[i][j] + image[i - 1][j] + image[i + 1][j] + image[i][j - 1] + image[i][j + 1]);
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          image[i][j] = 1.8 * blurred[i][j] - 0.2 * (blurred[i - 1][j] + blurred[i + 1][j] + blurred[i][j - 1] + blurred[i][j + 1]);
        }
      }
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += image[i][j];
      }
    }
    System.out.println(sum);
  }
}
