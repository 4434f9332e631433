/** Components of a plane by labels that flow to neighbours until none changes. Labels and the number of changes are ints: 4 * 2 * n * (p - 1) + 4 * 2 * (p - 1) bytes a step. */
public class LabelsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int[][] label = new int[n][n];
    int[][] next = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        label[i][j] = 1 + i * n + j;
      }
    }
    int changes;
    do {
      changes = 0;
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          int least = label[i][j];
          least = i > 0 ? Math.min(least, label[i - 1][j]) : least;
          least = i < n - 1 ? Math.min(least, label[i + 1][j]) : least;
          least = j > 0 ? Math.min(least, label[i][j - 1]) : least;
          least = j < n - 1 ? Math.min(least, label[i][j + 1]) : least;
          next[i][j] = least;
          if (least != label[i][j]) {
            changes++;
          }
        }
      }
      int[][] swapped = label;
      label = next;
      next = swapped;
    } while (changes > 0);
    System.out.println(label[n - 1][n - 1]);
  }
}
