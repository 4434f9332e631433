import java.util.ArrayList;
import java.util.List;

/**
 * The two nearest of each body on a line, kept by an object that is offered one distance after the other; bodies leave their neighbours. Each is
 * compared with every other, so that all places go to all ranks: 8 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursTwo [n [steps]]
 */
public class NeighboursTwo {
  static class Nearest {
    private double first = Double.MAX_VALUE;
    private double second = Double.MAX_VALUE;

    void offer(double distance) {
      if (distance < first) {
        second = first;
        first = distance;
      } else if (distance < second) {
        second = distance;
      }
    }

    double mean() {
      return 0.5 * (first + second);
    }
  }

  static class Body {
    double place;
    double crowding;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Body body = new Body();
      body.place = Math.sin(1.3 * i) * n;
      bodies.add(body);
    }
    for (int step = 0; step < steps; step++) {
      for (Body body : bodies) {
        Nearest nearest = new Nearest();
        for (Body other : bodies) {
          nearest.offer(Math.abs(body.place - other.place));
        }
        body.crowding = nearest.mean();
      }
      for (Body body : bodies) {
        body.place += 0.01 / (0.1 + body.crowding);
      }
    }
    System.out.println(bodies.get(n / 2).place);
  }
}
