import java.util.ArrayList;
import java.util.List;

/** All bodies pull each other; a step makes a list of new records, which keep their masses. */
public class PullsLists {
    record Body(double x, double y, double z, double mass) {}

    static Body moved(List<Body> bodies, Body body) {
        double fx = 0, fy = 0, fz = 0;
        for (Body other : bodies) {
            double dx = other.x() - body.x(), dy = other.y() - body.y(), dz = other.z() - body.z();
            double r2 = dx * dx + dy * dy + dz * dz + 0.01;
            double f = other.mass() / (r2 * Math.sqrt(r2));
            fx += f * dx;
            fy += f * dy;
            fz += f * dz;
        }
        return new Body(body.x() + 0.01 * fx, body.y() + 0.01 * fy, body.z() + 0.01 * fz, body.mass());
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        List<Body> bodies = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            bodies.add(new Body(i, i * i % 17, i * 5 % 13, 1 + i % 3));
        }
        for (int t = 0; t < steps; t++) {
            List<Body> next = new ArrayList<>();
            for (Body body : bodies) {
                next.add(moved(bodies, body));
            }
            bodies = next;
        }
        double sum = 0;
        for (Body body : bodies) {
            sum += body.x() + body.y() + body.z();
        }
        System.out.println(sum);
    }
}
