import java.util.ArrayList;
import java.util.List;

/** An image as lists of boxed numbers, blurred by a kernel of nine weights. Borders and corners: 8 * (2 * n * (R - 1 + C - 1) + 4 * (R - 1) * (C - 1)) bytes a step on R x C ranks. */
public class BlursBoxes {
  private static final double[][] KERNEL = {{0.05, 0.1, 0.05}, {0.1, 0.4, 0.1}, {0.05, 0.1, 0.05}};

  static List<List<Double>> blur(List<List<Double>> image) {
    int n = image.size();
    List<List<Double>> blurred = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Double> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int a = -1; a <= 1; a++) {
          for (int b = -1; b <= 1; b++) {
            if (i + a >= 0 && i + a < n && j + b >= 0 && j + b < n) {
              sum += KERNEL[a + 1][b + 1] * image.get(i + a).get(j + b);
            }
          }
        }
        row.add(sum);
      }
      blurred.add(row);
    }
    return blurred;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<List<Double>> image = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Double> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        row.add((double) ((7 * i + 3 * j) % 11));
      }
      image.add(row);
    }
    for (int t = 0; t < steps; t++) {
      image = blur(image);
    }
    double sum = 0;
    for (List<Double> row : image) {
      for (double value : row) {
        sum += value;
      }
    }
    System.out.println(sum);
  }
}
