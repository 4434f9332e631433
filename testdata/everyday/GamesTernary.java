/** Largest of row minima, by a method and ternaries, whole numbers. */
public class GamesTernary {
  static int least(int[] row) {
    int least = Integer.MAX_VALUE;
    for (int x : row) least = x <= least ? x : least;
    return least;
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int[][] a = new int[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = (i * 29 + j * 31) % 101 * 64;
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      int value = Integer.MIN_VALUE;
      for (int[] row : a) {
        int l = least(row);
        value = l >= value ? l : value;
      }
      for (int[] row : a) for (int j = 0; j < n; j++) row[j] += (value - row[j]) / 8;
    }
    System.out.println(a[0][0]);
  }
}
