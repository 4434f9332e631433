import java.util.List;
import java.util.stream.IntStream;

/** As FiltersObjects, the states are records in a list, a new one each step. */
public class FiltersRecords {
  record Coefficients(double b0, double b1, double a1) {}

  record State(double z1, double z2, double y) {
    State next(Coefficients c, double x) {
      double out = c.b0 * x + z1;
      return new State(c.b1 * x - c.a1 * out + z2, 0.05 * x - 0.01 * out, out);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Coefficients> bank = IntStream.range(0, n).mapToDouble(i -> 0.3 * i / n).mapToObj(f -> new Coefficients(0.2 + f, 0.1 - f, 0.3 * f)).toList();
    List<State> states = IntStream.range(0, n).mapToObj(i -> new State(0, 0, 0)).toList();
    double fed = 1;
    for (int t = 0; t < steps; t++) {
      List<State> before = states;
      double x = fed;
      states = IntStream.range(0, n).mapToObj(i -> before.get(i).next(bank.get(i), x)).toList();
      fed = states.stream().mapToDouble(State::y).sum() / n;
    }
    System.out.println(fed);
  }
}
