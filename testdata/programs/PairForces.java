/**
 * Bodies on a line that repel one another, up to a given number of places apart, by Newton's third law: the force of
 * each pair is computed once, added to one body and subtracted from the other. With reach n, all pairs interact.
 *
 * Usage: PairForces [n [steps [reach]]]
 */
public class PairForces {

    static final double DT = 0.01;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        int reach = args.length > 2 ? Integer.parseInt(args[2]) : n;
        double[] x = new double[n];
        double[] v = new double[n];
        double[] f = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = i + 0.3 * ((7 * i) % 3);
        }
        run(x, v, f, steps, reach);
        double momentum = 0.0;
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            momentum += v[i];
            sum += x[i];
        }
        System.out.println("checksum " + sum + ", momentum is " + (Math.abs(momentum) < 1.0e-12 ? "conserved" : "lost"));
    }

    static void run(double[] x, double[] v, double[] f, int steps, int reach) {
        int n = x.length;
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                f[i] = 0.0;
            }
            for (int i = 0; i < n; i++) {
                for (int j = Math.max(0, i - reach); j < i; j++) {
                    double d = x[i] - x[j];
                    double force = d / (d * d * Math.abs(d) + 0.1);
                    f[i] += force;
                    f[j] -= force;
                }
            }
            for (int i = 0; i < n; i++) {
                v[i] += DT * f[i];
                x[i] += DT * v[i];
            }
        }
    }
}
