import java.util.ArrayList;
import java.util.List;

/** The bodies of {@code BodiesArrays} in a list, with immutable vectors. */
public class BodiesVectors {
  record Vector(double x, double y) {
    Vector plus(Vector other) {
      return new Vector(x + other.x, y + other.y);
    }

    Vector minus(Vector other) {
      return new Vector(x - other.x, y - other.y);
    }

    Vector times(double factor) {
      return new Vector(factor * x, factor * y);
    }

    double squared() {
      return x * x + y * y;
    }
  }

  static class Body {
    Vector position;
    Vector velocity = new Vector(0, 0);

    Body(Vector position) {
      this.position = position;
    }

    Vector pull(Body other) {
      Vector way = other.position.minus(position);
      double d = way.squared() + 0.01;
      return way.times(1 / (d * Math.sqrt(d)));
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      bodies.add(new Body(new Vector(i * 37 % 101, i * 53 % 103)));
    }
    for (int t = 0; t < steps; t++) {
      for (Body body : bodies) {
        Vector force = new Vector(0, 0);
        for (Body other : bodies) {
          force = force.plus(body.pull(other));
        }
        body.velocity = body.velocity.plus(force.times(0.01));
      }
      for (Body body : bodies) {
        body.position = body.position.plus(body.velocity.times(0.01));
      }
    }
    System.out.println(bodies.get(0).position.x + bodies.get(0).position.y);
  }
}
