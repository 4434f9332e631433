/** All bodies push each other; they are records that a step makes anew, and the sums of their forces are locals. */
public class ForcesRecords {
    record Body(double x, double y) {}
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        Body[] b = new Body[n];
        for (int i = 0; i < n; i++) b[i] = new Body(i, i * i % 17);
        for (int t = 0; t < steps; t++) {
            Body[] c = new Body[n];
            for (int i = 0; i < n; i++) {
                double fx = 0, fy = 0;
                for (int j = 0; j < n; j++) {
                    double dx = b[j].x() - b[i].x(), dy = b[j].y() - b[i].y();
                    double r = dx * dx + dy * dy + 1;
                    fx += dx / r; fy += dy / r;
                }
                c[i] = new Body(b[i].x() + 0.01 * fx, b[i].y() + 0.01 * fy);
            }
            b = c;
        }
        double s = 0; for (Body q : b) s += q.x() + q.y();
        System.out.println(s);
    }
}
