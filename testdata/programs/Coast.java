/**
 * A quantity that spreads over the water of an n x n map, whose land, every fourth column, never changes.
 *
 * Usage: Coast [n [steps]]
 */
public class Coast {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        boolean[][] land = new boolean[n][n];
        double[][] water = new double[n][n];
        double[][] next = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                land[i][j] = j % 4 == 0;
                water[i][j] = next[i][j] = land[i][j] ? 0 : (i * 7 + j) % 11;
            }
        }
        double checksum = 0.0;
        for (double[] row : run(land, water, next, n, steps)) {
            for (double value : row) {
                checksum += value;
            }
        }
        System.out.printf("checksum %.9f%n", checksum);
    }

    static double[][] run(boolean[][] land, double[][] water, double[][] next, int n, int steps) {
        double[][] now = water;
        double[][] then = next;
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (!land[i][j]) {
                        then[i][j] = 0.25 * (now[(i + n - 1) % n][j] + now[(i + 1) % n][j] + 2 * now[i][j]);
                    }
                }
            }
            double[][] swapped = now;
            now = then;
            then = swapped;
        }
        return now;
    }
}
