/**
 * Jacobi1D through a workspace: three points are gathered into a small array, the new value is computed from it into
 * a second one, and is scattered to the grid from there.
 *
 * Usage: CopyWorkspace [n [steps]]
 */
public class CopyWorkspace {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] u = new double[n + 2];
        double[] next = new double[n + 2];
        for (int i = 0; i < n + 2; i++) {
            u[i] = (5 * i) % 13;
            next[i] = (5 * i) % 13;
        }
        u = run(u, next, n, steps);
        double sum = 0.0;
        for (int i = 0; i < n + 2; i++) {
            sum += u[i];
        }
        System.out.println("checksum " + sum);
    }

    static double[] run(double[] u, double[] next, int n, int steps) {
        double[] in = new double[3];
        double[] out = new double[1];
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int k = 0; k < 3; k++) {
                    in[k] = u[i - 1 + k];
                }
                out[0] = 0.25 * in[0] + 0.5 * in[1] + 0.25 * in[2];
                next[i] = out[0];
            }
            double[] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }
}
