/** As TubesArrays, with an immutable state for each cell, and fluxes that nobody keeps. */
public class TubesRecords {
  record State(double density, double momentum) {
    State minus(State other, double factor) {
      return new State(density - factor * other.density, momentum - factor * other.momentum);
    }

    State flux(State right) {
      double velocity = (momentum + right.momentum) / (density + right.density);
      double mass = 0.5 * (momentum + right.momentum) - 0.5 * (right.density - density);
      return new State(mass, mass * velocity + 0.5 * (density + right.density) - 0.5 * (right.momentum - momentum));
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    State[] now = new State[n];
    for (int i = 0; i < n; i++) {
      now[i] = new State(i < n / 2 ? 1 : 0.5, 0.01 * (i % 3));
    }
    for (int step = 0; step < steps; step++) {
      State[] next = now.clone();
      for (int i = 1; i < n - 1; i++) {
        next[i] = now[i].minus(now[i].flux(now[i + 1]).minus(now[i - 1].flux(now[i]), 1), 0.1);
      }
      now = next;
    }
    double sum = 0;
    for (State state : now) {
      sum += state.density() + state.momentum();
    }
    System.out.println(sum);
  }
}
