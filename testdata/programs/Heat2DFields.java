/**
 * Heat2D as an object: the grids are fields, and a step is a method.
 *
 * Usage: Heat2DFields [n [steps]]
 */
public class Heat2DFields {

    private final int n;
    private double[][] u;
    private double[][] next;

    Heat2DFields(int n) {
        this.n = n;
        u = new double[n + 2][n + 2];
        next = new double[n + 2][n + 2];
        initialise(u);
        initialise(next);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        Heat2DFields plate = new Heat2DFields(n);
        plate.run(steps);
        System.out.println("checksum " + plate.checksum());
    }

    private static void initialise(double[][] grid) {
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) {
                grid[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    void run(int steps) {
        for (int t = 0; t < steps; t++) {
            step();
        }
    }

    void step() {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                next[i][j] = u[i][j]
                        + 0.125 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
            }
        }
        double[][] swap = u;
        u = next;
        next = swap;
    }

    double checksum() {
        double sum = 0.0;
        for (double[] row : u) {
            for (double value : row) {
                sum += value;
            }
        }
        return sum;
    }
}
