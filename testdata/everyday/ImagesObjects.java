/** As ImagesArrays, with an object for each pixel. */
public class ImagesObjects {
  static final class Pixel {
    double value;
    double blurred;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Pixel[][] image = new Pixel[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        image[i][j] = new Pixel();
        if (i > 0 && j > 0 && i <= n && j <= n) {
          image[i][j].value = i * j % 7;
        }
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          image[i][j].blurred = 0.2 * (image[i][j].value + image[i - 1][j].value + image[i + 1][j].value + image[i][j - 1].value + image[i][j + 1].value);
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          image[i][j].value = 1.8 * image[i][j].blurred
              - 0.2 * (image[i - 1][j].blurred + image[i + 1][j].blurred + image[i][j - 1].blurred + image[i][j + 1].blurred);
        }
      }
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += image[i][j].value;
      }
    }
    System.out.println(sum);
  }
}
