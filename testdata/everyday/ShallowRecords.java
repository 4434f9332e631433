/** Shallow water, cells of immutable states, and a time step after the fastest wave: 16 * 2 * (p - 1) bytes to neighbours and 8 * 2 * (p - 1) for the maximum. */
public class ShallowRecords {
  record State(double h, double hu) {
    double velocity() {
      return hu / h;
    }

    double speed() {
      return Math.abs(velocity()) + Math.sqrt(9.81 * h);
    }

    State flux() {
      return new State(hu, hu * velocity() + 0.5 * 9.81 * h * h);
    }

    State plus(State o) {
      return new State(h + o.h, hu + o.hu);
    }

    State minus(State o) {
      return new State(h - o.h, hu - o.hu);
    }

    State times(double f) {
      return new State(f * h, f * hu);
    }
  }

  static State flux(State left, State right) {
    double s = Math.max(left.speed(), right.speed());
    return left.flux().plus(right.flux()).minus(right.minus(left).times(s)).times(0.5);
  }

  static double timeStep(State[] cells) {
    double fastest = 0;
    for (State cell : cells) {
      fastest = Math.max(fastest, cell.speed());
    }
    return 0.4 / fastest;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    State[] cells = new State[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new State(i < n / 2 ? 2 : 1, 0);
    }
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 4); t++) {
      double dt = timeStep(cells);
      State[] next = new State[n];
      for (int i = 0; i < n; i++) {
        State left = i > 0 ? cells[i - 1] : cells[i];
        State right = i < n - 1 ? cells[i + 1] : cells[i];
        next[i] = cells[i].minus(flux(cells[i], right).minus(flux(left, cells[i])).times(dt));
      }
      cells = next;
    }
    System.out.println(cells[n / 2]);
  }
}
