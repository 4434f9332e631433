/**
 * Poisson's equation on a square by a V-cycle over grids of n, n/2, ... words a side (and one more), all in one array of arrays.
 *
 * Usage: Multigrid [n [cycles]]
 */
public class Multigrid {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int cycles = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int levels = 0;
        for (int m = n; m >= 8; m /= 2) {
            levels++;
        }
        double[][][] u = new double[levels][][];
        double[][][] right = new double[levels][][];
        for (int level = 0, m = n; level < levels; level++, m /= 2) {
            u[level] = new double[m + 1][m + 1];
            right[level] = new double[m + 1][m + 1];
        }
        for (int i = 1; i < n; i++) {
            for (int j = 1; j < n; j++) {
                right[0][i][j] = Math.sin(i * 0.1) * j;
            }
        }
        for (int cycle = 0; cycle < cycles; cycle++) {
            descend(u, right, 0, n);
        }
        System.out.printf("centre %.9f%n", u[0][n / 2][n / 2]);
    }

    /** Relaxes the words of one colour, then those of the other. */
    static void relax(double[][] u, double[][] right, int n) {
        for (int colour = 0; colour < 2; colour++) {
            for (int i = 1; i < n; i++) {
                for (int j = 1 + (i + colour) % 2; j < n; j += 2) {
                    u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] + right[i][j]);
                }
            }
        }
    }

    static void descend(double[][][] u, double[][][] right, int level, int n) {
        relax(u[level], right[level], n);
        if (level + 1 < u.length) {
            int half = n / 2;
            for (int i = 1; i < half; i++) {
                for (int j = 1; j < half; j++) {
                    double[][] fine = u[level];
                    int a = 2 * i;
                    int b = 2 * j;
                    right[level + 1][i][j] =
                        4 * (right[level][a][b] - 4 * fine[a][b] + fine[a - 1][b] + fine[a + 1][b] + fine[a][b - 1] + fine[a][b + 1]);
                    u[level + 1][i][j] = 0;
                }
            }
            descend(u, right, level + 1, half);
            for (int i = 1; i < half; i++) {
                for (int j = 1; j < half; j++) {
                    u[level][2 * i][2 * j] += u[level + 1][i][j];
                }
            }
        }
        relax(u[level], right[level], n);
    }
}
