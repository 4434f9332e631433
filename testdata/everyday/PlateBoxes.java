/** A plate of boxed numbers in an array of arrays, two of which take turns: 8 * 2 * n * (R - 1 + C - 1) bytes a step on R x C ranks. */
public class PlateBoxes {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    Double[][] now = new Double[n + 2][n + 2];
    Double[][] next = new Double[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        now[i][j] = (double) (i * j % 5);
        next[i][j] = now[i][j];
      }
    }
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 3); t++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          next[i][j] = 0.25 * (now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1]);
        }
      }
      Double[][] swapped = now;
      now = next;
      next = swapped;
    }
    System.out.println(now[n / 2][n / 2]);
  }
}
