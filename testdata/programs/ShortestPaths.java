/**
 * The distances of all crossings of an n x n grid of streets from its corner, by relaxation until nothing changes.
 *
 * Usage: ShortestPaths [n]
 */
public class ShortestPaths {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int[][] distance = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                distance[i][j] = i + j == 0 ? 0 : 1_000_000;
            }
        }
        int[][] next = new int[n][n];
        boolean changed = true;
        int rounds = 0;
        while (changed) {
            changed = false;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    int nearest = distance[i][j];
                    if (i > 0) {
                        nearest = Math.min(nearest, distance[i - 1][j] + 2 + (i * j) % 3);
                    }
                    if (j > 0) {
                        nearest = Math.min(nearest, distance[i][j - 1] + 2 + (i + j) % 3);
                    }
                    if (i < n - 1) {
                        nearest = Math.min(nearest, distance[i + 1][j] + 4);
                    }
                    if (j < n - 1) {
                        nearest = Math.min(nearest, distance[i][j + 1] + 4);
                    }
                    next[i][j] = nearest;
                }
            }
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (next[i][j] < distance[i][j]) {
                        distance[i][j] = next[i][j];
                        changed = true;
                    }
                }
            }
            rounds++;
        }
        System.out.println("rounds " + rounds + " farthest " + distance[n - 1][n - 1]);
    }
}
