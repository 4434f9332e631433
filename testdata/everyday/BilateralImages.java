/**
 * A bilateral filter of three times three points, weights by the difference in brightness, edges repeated, image after image. Blocks send
 * borders and corners: 8 * (2 * n * (R - 1 + C - 1) + 4 * (R - 1) * (C - 1)) bytes a step.
 *
 * Usage: BilateralImages [n [steps]]
 */
public class BilateralImages {
  static final class Image {
    final double[][] pixels;

    Image(int n) {
      pixels = new double[n][n];
    }

    int size() {
      return pixels.length;
    }

    double at(int y, int x) {
      int row = Math.max(0, Math.min(size() - 1, y));
      int column = Math.max(0, Math.min(size() - 1, x));
      return pixels[row][column];
    }

    Image filtered(double sigma) {
      Image result = new Image(size());
      for (int y = 0; y < size(); y++) {
        for (int x = 0; x < size(); x++) {
          double centre = at(y, x);
          double sum = 0;
          double weights = 0;
          for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
              double pixel = at(y + dy, x + dx);
              double difference = (pixel - centre) / sigma;
              double weight = Math.exp(-0.5 * (dx * dx + dy * dy + difference * difference));
              sum += weight * pixel;
              weights += weight;
            }
          }
          result.pixels[y][x] = sum / weights;
        }
      }
      return result;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Image image = new Image(n);
    for (int y = 0; y < n; y++) {
      for (int x = 0; x < n; x++) {
        image.pixels[y][x] = (x * y + 3 * x) % 11;
      }
    }
    for (int step = 0; step < steps; step++) {
      image = image.filtered(2.5);
    }
    System.out.println(image.at(n / 2, n / 2));
  }
}
