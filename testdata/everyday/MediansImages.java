import java.util.Arrays;

/**
 * An image drawn to the median of nine, which a method finds that puts a copy in order; the rim stays. A row goes to each side:
 * 4 * 2 * (n - 2) * (p - 1) bytes a step.
 *
 * Usage: MediansImages [n [steps]]
 */
public class MediansImages {
  static float median(float[] values) {
    float[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    float[][] image = new float[n][n];
    float[][] next = new float[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        image[i][j] = i * j % 17;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          float[] window = new float[9];
          int k = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              window[k++] = image[i + a][j + b];
            }
          }
          next[i][j] = 0.5f * (image[i][j] + median(window));
        }
      }
      float[][] turn = image;
      image = next;
      next = turn;
    }
    System.out.println(image[n / 2][n / 2]);
  }
}
