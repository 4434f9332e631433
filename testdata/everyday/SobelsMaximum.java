/**
 * Edges of an image by Sobel's masks, divided by the strongest, which are the image of the next step. A row crosses each border in each
 * direction, and the strongest is reduced for all: 8 * 2 * n * (p - 1) + 8 * 2 * (p - 1) bytes a step.
 */
public class SobelsMaximum {
  static double[][] edges(double[][] image) {
    int n = image.length;
    double[][] edges = new double[n][n];
    double strongest = 1e-9;
    for (int i = 1; i < n - 1; i++) {
      for (int j = 1; j < n - 1; j++) {
        double dx = 0;
        double dy = 0;
        for (int k = -1; k <= 1; k++) {
          int weight = 2 - Math.abs(k);
          dx += weight * (image[i + k][j + 1] - image[i + k][j - 1]);
          dy += weight * (image[i + 1][j + k] - image[i - 1][j + k]);
        }
        edges[i][j] = Math.sqrt(dx * dx + dy * dy);
        strongest = Math.max(strongest, edges[i][j]);
      }
    }
    for (double[] row : edges) {
      for (int j = 0; j < n; j++) {
        row[j] /= strongest;
      }
    }
    return edges;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][] image = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        image[i][j] = Math.sin(0.3 * i * j);
      }
    }
    for (int step = 0; step < steps; step++) {
      image = edges(image);
    }
    System.out.println(image[n / 2][n / 2]);
  }
}
