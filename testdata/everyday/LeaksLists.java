import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Leaky integrators over a list, two in a row: what they hold is kept in an array that a function closes over. Each step passes two words over each boundary. */
public class LeaksLists {
  static DoubleUnaryOperator integrator() {
    double[] held = new double[2];
    return value -> {
      double given = held[1];
      held[0] = 0.9 * held[0] + value;
      held[1] = 0.8 * held[1] + 0.1 * held[0];
      return given;
    };
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Double> signal = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      signal.add(Math.cos(0.3 * i));
    }
    for (int step = 0; step < steps; step++) {
      DoubleUnaryOperator integrator = integrator();
      for (int i = 0; i < n; i++) {
        signal.set(i, integrator.applyAsDouble(signal.get(i)));
      }
    }
    System.out.println(signal.get(n / 2));
  }
}
