/**
 * Heat2D in single precision.
 *
 * Usage: Heat2DFloat [n [steps]]
 */
public class Heat2DFloat {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        float[][] u = new float[n + 2][n + 2];
        float[][] next = new float[n + 2][n + 2];
        initialise(u);
        initialise(next);
        u = run(u, next, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(float[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static float[][] run(float[][] u, float[][] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    next[i][j] = u[i][j]
                            + 0.125f * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0f * u[i][j]);
                }
            }
            float[][] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }

    static float checksum(float[][] u) {
        float sum = 0.0f;
        for (float[] row : u) {
            for (float value : row) {
                sum += value;
            }
        }
        return sum;
    }
}
