import java.util.Arrays;
import java.util.stream.IntStream;

/** As ImagesArrays, with filters that are functions of a picture and a place, and streams over its rows. */
public class ImagesStreams {
  interface Filter {
    double at(double[][] from, int i, int j);
  }

  static void apply(Filter filter, double[][] from, double[][] to, int n) {
    IntStream.rangeClosed(1, n).parallel().forEach(i -> IntStream.rangeClosed(1, n).forEach(j -> to[i][j] = filter.at(from, i, j)));
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] image = new double[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        image[i][j] = i * j % 7;
      }
    }
    Filter blur = (from, i, j) -> 0.2 * (from[i][j] + from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1]);
    Filter sharpen = (from, i, j) -> 1.8 * from[i][j] - 0.2 * (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1]);
    double[][] blurred = new double[n + 2][n + 2];
    for (int step = 0; step < steps; step++) {
      apply(blur, image, blurred, n);
      apply(sharpen, blurred, image, n);
    }
    double sum = 0;
    for (double[] row : image) {
      sum += Arrays.stream(row).sum();
    }
    System.out.println(sum);
  }
}
