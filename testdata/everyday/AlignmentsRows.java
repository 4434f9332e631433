/** Local alignment over two rows: the last score of a block is sent once, for its row and for the next, 4 * (p - 1). */
public class AlignmentsRows {
  private static int score(char a, char b) {
    return a == b ? 2 : -1;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    String a = "gattacaggcta".repeat(n).substring(0, steps);
    String b = "tacgattgcaag".repeat(n).substring(0, n);
    int[] previous = new int[n + 1];
    int best = 0;
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[n + 1];
      for (int j = 1; j <= n; j++) {
        int diagonal = previous[j - 1] + score(a.charAt(i - 1), b.charAt(j - 1));
        int gap = Math.max(previous[j], current[j - 1]) - 1;
        current[j] = Math.max(0, Math.max(diagonal, gap));
        best = Math.max(best, current[j]);
      }
      previous = current;
    }
    System.out.println(best);
  }
}
