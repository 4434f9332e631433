/**
 * A Markov chain whose states push what they have to all others. In blocks of states either all probabilities go to all ranks or the partial
 * sums do: 8 * n * (p - 1) bytes a step.
 *
 * Usage: MarkovPushes [n [steps]]
 */
public class MarkovPushes {
  static double[] pushed(double[] chances, double[][] moves) {
    double[] next = new double[chances.length];
    for (int from = 0; from < chances.length; from++) {
      for (int to = 0; to < chances.length; to++) {
        next[to] += chances[from] * moves[from][to];
      }
    }
    return next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] moves = new double[n][n];
    double[] chances = new double[n];
    for (int i = 0; i < n; i++) {
      chances[i] = 1.0 / n;
      for (int j = 0; j < n; j++) {
        moves[i][j] = (1 + (i * j + i) % 4) / (2.5 * n);
      }
    }
    for (int t = 0; t < steps; t++) {
      chances = pushed(chances, moves);
    }
    System.out.println(chances[n / 2]);
  }
}
