/** Bodies of unlike mass pull each other; old and new ones are objects whose arrays are swapped. */
public class PullsMasses {
    static final class Body {
        double x, y, mass;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        Body[] old = new Body[n], young = new Body[n];
        for (int i = 0; i < n; i++) {
            old[i] = new Body();
            young[i] = new Body();
            old[i].x = i;
            old[i].y = i * i % 17;
            old[i].mass = young[i].mass = 1 + i % 3;
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                Body b = old[i];
                double fx = 0, fy = 0;
                for (Body other : old) {
                    double dx = other.x - b.x, dy = other.y - b.y, r = dx * dx + dy * dy + 1;
                    fx += other.mass * dx / r;
                    fy += other.mass * dy / r;
                }
                young[i].x = b.x + 0.01 * fx;
                young[i].y = b.y + 0.01 * fy;
            }
            Body[] swap = old;
            old = young;
            young = swap;
        }
        double sum = 0;
        for (Body b : old) {
            sum += b.x + b.y;
        }
        System.out.println(sum);
    }
}
