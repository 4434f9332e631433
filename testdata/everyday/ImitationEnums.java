/**
 * Players on a ring play with both neighbours and then do as the best of the three did. Strategies and gains go to each side:
 * (4 + 4) * 2 * p bytes a step.
 *
 * Usage: ImitationEnums [n [steps]]
 */
public class ImitationEnums {
  enum Strategy {
    COOPERATE, DEFECT
  }

  static class Player {
    Strategy strategy;
    int gain;

    Player(Strategy strategy) {
      this.strategy = strategy;
    }

    int against(Player other) {
      if (strategy == Strategy.COOPERATE) {
        return other.strategy == Strategy.COOPERATE ? 3 : 0;
      }
      return other.strategy == Strategy.COOPERATE ? 5 : 1;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Player[] ring = new Player[n];
    for (int i = 0; i < n; i++) {
      ring[i] = new Player(i * 7 % 3 == 0 ? Strategy.DEFECT : Strategy.COOPERATE);
    }
    Strategy[] next = new Strategy[n];
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        ring[i].gain = ring[i].against(ring[(i + n - 1) % n]) + ring[i].against(ring[(i + 1) % n]);
      }
      for (int i = 0; i < n; i++) {
        Player best = ring[i];
        if (ring[(i + n - 1) % n].gain > best.gain) {
          best = ring[(i + n - 1) % n];
        }
        if (ring[(i + 1) % n].gain > best.gain) {
          best = ring[(i + 1) % n];
        }
        next[i] = best.strategy;
      }
      for (int i = 0; i < n; i++) {
        ring[i].strategy = next[i];
      }
    }
    System.out.println(ring[n / 2].strategy);
  }
}
