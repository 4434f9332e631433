/** As ChoicesLocals, with rows of a plane and a wind that turns in the middle, where nothing is sent: 8 * n at every other border. */
public class ChoicesMixed {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] wind = new double[n][n];
    double[][] u = new double[n][n];
    double[][] next = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        wind[i][j] = i < n / 2 ? 0.25 : -0.25;
        u[i][j] = (i * i + 3 * j) % 13;
      }
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 0; j < n; j++) {
          double above = u[i - 1][j];
          double own = u[i][j];
          double below = u[i + 1][j];
          double w = wind[i][j];
          double difference = w > 0 ? own - above : below - own;
          next[i][j] = own - w * difference;
        }
      }
      double[][] swapped = u;
      u = next;
      next = swapped;
    }
    System.out.println(u[n / 2][n / 2]);
  }
}
