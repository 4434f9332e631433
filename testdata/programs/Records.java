import java.util.ArrayList;
import java.util.List;

/**
 * Records, sealed interfaces and patterns: bodies of records in arrays and lists, replaced by new ones in every step.
 *
 * Usage: Records [n [steps]]
 */
public class Records {

    record Point(double x, double y) {
        Point {
            if (Double.isNaN(x) || Double.isNaN(y)) {
                throw new IllegalArgumentException("no such point");
            }
        }

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }

        static Point origin() {
            return new Point(0.0, 0.0);
        }
    }

    record Body(Point position, Point velocity, double mass) {
        Body move(double dt) {
            return new Body(position.plus(new Point(dt * velocity.x(), dt * velocity.y())), velocity, mass);
        }
    }

    sealed interface Shape permits Circle, Square { }

    record Circle(double radius) implements Shape { }

    record Square(double side) implements Shape { }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        Body[] bodies = new Body[n];
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            bodies[i] = new Body(new Point(i, -i), new Point(0.5, 0.25 * i), 1.0 + i);
            shapes.add(i % 2 == 0 ? new Circle(i) : new Square(i));
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                bodies[i] = bodies[i].move(0.1);
            }
        }
        Point centre = Point.origin();
        for (Body body : bodies) {
            centre = centre.plus(body.position());
        }
        double area = 0.0;
        for (Shape shape : shapes) {
            if (shape instanceof Circle circle) {
                area += 3.0 * circle.radius() * circle.radius();
            } else if (shape instanceof Square square) {
                area += square.side() * square.side();
            }
        }
        System.out.printf("centre %.6f %.6f area %.6f equal %b %s%n", centre.x(), centre.y(), area,
                new Point(1, 2).equals(new Point(1, 2)), new Circle(1.5));
    }
}
