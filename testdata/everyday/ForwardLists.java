import java.util.ArrayList;
import java.util.List;

/** Probabilities of hidden states, by a list of rows of a matrix behind an interface. Each rank needs all states, and the sum that makes them one: 8 * n * (p - 1) + 8 * 2 * (p - 1) bytes a step. */
public class ForwardLists {
  interface Operator {
    double[] apply(double[] x);
  }

  static final class Transitions implements Operator {
    private final List<double[]> rows = new ArrayList<>();

    Transitions(int n) {
      for (int i = 0; i < n; i++) {
        double[] row = new double[n];
        for (int j = 0; j < n; j++) {
          row[j] = 1.0 / (1 + (i * j + i) % 7);
        }
        rows.add(row);
      }
    }

    @Override
    public double[] apply(double[] x) {
      double[] y = new double[x.length];
      for (int i = 0; i < y.length; i++) {
        double[] row = rows.get(i);
        double sum = 0;
        for (int j = 0; j < row.length; j++) {
          sum += row[j] * x[j];
        }
        y[i] = sum;
      }
      return y;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Operator transitions = new Transitions(n);
    double[] state = new double[n];
    for (int i = 0; i < n; i++) {
      state[i] = 1.0 / n;
    }
    for (int t = 0; t < steps; t++) {
      double[] next = transitions.apply(state);
      double sum = 0;
      for (double value : next) {
        sum += value;
      }
      for (int i = 0; i < n; i++) {
        next[i] /= sum;
      }
      state = next;
    }
    System.out.println(state[0] + state[n - 1]);
  }
}
