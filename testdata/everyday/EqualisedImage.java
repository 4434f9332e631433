/**
 * A histogram's equalisation, points in rows: each rank has points of all 241 levels, so that partial counts go to one rank, and
 * what it makes of their running sum to all: 4 * 2 * 241 * (p - 1) bytes.
 *
 * Usage: EqualisedImage [n]
 */
public class EqualisedImage {
  private static final int LEVELS = 241;

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
    int[][] image = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        image[i][j] = 89 * (i * n + j) % LEVELS;
      }
    }
    int[] count = new int[LEVELS];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        count[image[i][j]]++;
      }
    }
    int[] level = new int[LEVELS];
    int sum = 0;
    for (int k = 0; k < LEVELS; k++) {
      sum += count[k];
      level[k] = (LEVELS - 1) * sum / (n * n);
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        image[i][j] = level[image[i][j]];
      }
    }
    System.out.println(image[n / 3][n / 2]);
  }
}
