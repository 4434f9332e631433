/**
 * Belief propagation on a chain of nodes with three states, all messages anew in each round. A message of three words goes across each
 * border in each direction: 8 * 3 * 2 * (p - 1) bytes a step.
 *
 * Usage: BeliefsChain [n [rounds]]
 */
public class BeliefsChain {
  private static final int STATES = 3;
  private static final double[][] COUPLING = {{0.8, 0.1, 0.1}, {0.1, 0.8, 0.1}, {0.1, 0.1, 0.8}};

  static double[] message(double[] evidence, double[] incoming) {
    double[] message = new double[STATES];
    double total = 0;
    for (int to = 0; to < STATES; to++) {
      for (int from = 0; from < STATES; from++) {
        message[to] += COUPLING[from][to] * evidence[from] * incoming[from];
      }
      total += message[to];
    }
    for (int to = 0; to < STATES; to++) {
      message[to] /= total;
    }
    return message;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] evidence = new double[n][STATES];
    double[][] forward = new double[n][STATES];
    double[][] backward = new double[n][STATES];
    for (int i = 0; i < n; i++) {
      for (int s = 0; s < STATES; s++) {
        evidence[i][s] = 1 + (i * 5 + s * 3) % 7;
        forward[i][s] = 1.0 / STATES;
        backward[i][s] = 1.0 / STATES;
      }
    }
    double[] none = {1, 1, 1};
    for (int round = 0; round < rounds; round++) {
      double[][] nextForward = new double[n][];
      double[][] nextBackward = new double[n][];
      for (int i = 0; i < n; i++) {
        nextForward[i] = message(evidence[i], i > 0 ? forward[i - 1] : none);
        nextBackward[i] = message(evidence[i], i < n - 1 ? backward[i + 1] : none);
      }
      forward = nextForward;
      backward = nextBackward;
    }
    System.out.println(forward[n / 2][0] * backward[n / 2][0]);
  }
}
