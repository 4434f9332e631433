/** As BodiesArrays, with immutable vectors. */
public class BodiesRecords {
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

    double square() {
      return x * x + y * y;
    }
  }

  static final class Body {
    Vector position;
    Vector velocity = new Vector(0, 0);

    Body(Vector position) {
      this.position = position;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Body[] bodies = new Body[n];
    for (int i = 0; i < n; i++) {
      bodies[i] = new Body(new Vector(i % 7 + 0.1 * i, i % 5 - 0.2 * i));
    }
    for (int step = 0; step < steps; step++) {
      for (Body body : bodies) {
        Vector force = new Vector(0, 0);
        for (Body other : bodies) {
          Vector d = other.position.minus(body.position);
          double r2 = d.square() + 0.01;
          force = force.plus(d.times(1 / (r2 * Math.sqrt(r2))));
        }
        body.velocity = body.velocity.plus(force.times(0.001));
      }
      for (Body body : bodies) {
        body.position = body.position.plus(body.velocity.times(0.001));
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += bodies[i].position.x() + bodies[i].position.y();
    }
    System.out.println(sum);
  }
}
