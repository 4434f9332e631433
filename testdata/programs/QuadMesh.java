/**
 * Smoothing on a mesh of m x m quadrilaterals, given by the four corner nodes of each: an element gathers its corners'
 * values into a small workspace, computes its contribution to each corner into another, and adds these to the nodes.
 * The step is limited by the largest value of all nodes.
 *
 * Usage: QuadMesh [m [steps]]
 */
public class QuadMesh {

    public static void main(String[] args) {
        int m = args.length > 0 ? Integer.parseInt(args[0]) : 15;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        int nodes = (m + 1) * (m + 1);
        int[][] corners = mesh(m);
        double[] u = new double[nodes];
        double[] f = new double[nodes];
        for (int i = 0; i < nodes; i++) {
            u[i] = 1.0 + (7 * i) % 5;
        }
        run(corners, u, f, steps);
        double sum = 0.0;
        for (int i = 0; i < nodes; i++) {
            sum += i * u[i];
        }
        System.out.println("checksum " + sum);
    }

    static int[][] mesh(int m) {
        int[][] corners = new int[m * m][4];
        for (int row = 0; row < m; row++) {
            for (int column = 0; column < m; column++) {
                int first = row * (m + 1) + column;
                corners[row * m + column][0] = first;
                corners[row * m + column][1] = first + 1;
                corners[row * m + column][2] = first + m + 2;
                corners[row * m + column][3] = first + m + 1;
            }
        }
        return corners;
    }

    static void run(int[][] corners, double[] u, double[] f, int steps) {
        double[] w = new double[4];
        double[] r = new double[4];
        for (int t = 0; t < steps; t++) {
            double dt = 0.2;
            for (int i = 0; i < u.length; i++) {
                dt = Math.min(dt, 1.0 / (1.0 + Math.abs(u[i])));
            }
            for (int i = 0; i < f.length; i++) {
                f[i] = 0.0;
            }
            for (int e = 0; e < corners.length; e++) {
                for (int c = 0; c < 4; c++) {
                    w[c] = u[corners[e][c]];
                }
                double mean = 0.25 * (w[0] + w[1] + w[2] + w[3]);
                for (int c = 0; c < 4; c++) {
                    r[c] = mean - w[c];
                }
                for (int c = 0; c < 4; c++) {
                    f[corners[e][c]] += r[c];
                }
            }
            for (int i = 0; i < u.length; i++) {
                u[i] += dt * f[i];
            }
        }
    }
}
