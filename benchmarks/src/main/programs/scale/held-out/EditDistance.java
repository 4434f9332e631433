/** How many letters have to change for one word to become the other, by a whole table. */
public class EditDistance {
  private final char[] from;
  private final char[] to;
  private final int[][] table;

  EditDistance(String from, String to) {
    this.from = from.toCharArray();
    this.to = to.toCharArray();
    table = new int[this.from.length + 1][this.to.length + 1];
  }

  int distance() {
    for (int i = 0; i <= from.length; i++) {
      for (int j = 0; j <= to.length; j++) {
        table[i][j] = i == 0 ? j : j == 0 ? i : step(i, j);
      }
    }
    return table[from.length][to.length];
  }

  private int step(int i, int j) {
    int replaced = table[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
    return Math.min(replaced, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
  }

  public static void main(String[] args) {
    int length = Integer.parseInt(args[0]);
    StringBuilder one = new StringBuilder();
    StringBuilder other = new StringBuilder();
    for (int i = 0; i < length; i++) {
      one.append((char) ('a' + i % 7));
      other.append((char) ('a' + i % 5));
    }
    System.out.println(new EditDistance(one.toString(), other.toString()).distance());
  }
}
