/**
 * The kernel of a code with ghost cells: several variables on n x n x n points inside a rim of zeros, each replaced in
 * every step by the mean over its 7-point (faces) or 27-point (faces, edges, corners) neighbourhood, by way of a work
 * array that all variables share. Every so many steps, the sum of each variable is checked to be finite.
 *
 * Usage: MiniGhost [n [steps [variables [7 or 27 [steps between sums, 0 for none]]]]]
 */
public class MiniGhost {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        int variables = args.length > 2 ? Integer.parseInt(args[2]) : 3;
        int stencil = args.length > 3 ? Integer.parseInt(args[3]) : 7;
        int sumEvery = args.length > 4 ? Integer.parseInt(args[4]) : 2;
        double[][][][] grids = new double[variables][n + 2][n + 2][n + 2];
        for (int v = 0; v < variables; v++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    for (int k = 1; k <= n; k++) {
                        grids[v][i][j][k] = (v + 3 * i + 5 * j + 7 * k) % 11;
                    }
                }
            }
        }
        run(grids, n, steps, stencil, sumEvery);
        for (int v = 0; v < variables; v++) {
            System.out.println("variable " + v + " checksum " + gridSum(grids[v], n));
        }
    }

    static void run(double[][][][] grids, int n, int steps, int stencil, int sumEvery) {
        double[][][] work = new double[n + 2][n + 2][n + 2];
        for (int t = 1; t <= steps; t++) {
            for (double[][][] grid : grids) {
                if (stencil == 7) {
                    faces(grid, work, n);
                } else {
                    cube(grid, work, n);
                }
                copy(work, grid, n);
            }
            if (sumEvery > 0 && t % sumEvery == 0) {
                for (double[][][] grid : grids) {
                    double sum = gridSum(grid, n);
                    if (sum - sum != 0.0) {
                        throw new ArithmeticException("the sum of a variable is not finite");
                    }
                }
            }
        }
    }

    static void faces(double[][][] grid, double[][][] work, int n) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                for (int k = 1; k <= n; k++) {
                    work[i][j][k] = (grid[i][j][k]
                            + grid[i - 1][j][k] + grid[i + 1][j][k]
                            + grid[i][j - 1][k] + grid[i][j + 1][k]
                            + grid[i][j][k - 1] + grid[i][j][k + 1]) / 7.0;
                }
            }
        }
    }

    static void cube(double[][][] grid, double[][][] work, int n) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                for (int k = 1; k <= n; k++) {
                    double sum = 0.0;
                    for (int di = -1; di <= 1; di++) {
                        for (int dj = -1; dj <= 1; dj++) {
                            for (int dk = -1; dk <= 1; dk++) {
                                sum += grid[i + di][j + dj][k + dk];
                            }
                        }
                    }
                    work[i][j][k] = sum / 27.0;
                }
            }
        }
    }

    static void copy(double[][][] from, double[][][] to, int n) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                for (int k = 1; k <= n; k++) {
                    to[i][j][k] = from[i][j][k];
                }
            }
        }
    }

    static double gridSum(double[][][] grid, int n) {
        double sum = 0.0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                for (int k = 1; k <= n; k++) {
                    sum += grid[i][j][k];
                }
            }
        }
        return sum;
    }
}
