/**
 * Conway's game of life on an n x n board whose rims meet, each cell's next state stored in the branches of conditions.
 *
 * Usage: LifeBranches [n [steps]]
 */
public class LifeBranches {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        int[][] cells = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                cells[i][j] = (i * 7 + j * j) % 3 == 0 ? 1 : 0;
            }
        }
        int alive = 0;
        for (int[] row : run(cells, n, steps)) {
            for (int cell : row) {
                alive += cell;
            }
        }
        System.out.println("alive " + alive);
    }

    static int[][] run(int[][] cells, int n, int steps) {
        int[][] now = cells;
        int[][] next = new int[n][n];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    int count = 0;
                    for (int di = -1; di <= 1; di++) {
                        for (int dj = -1; dj <= 1; dj++) {
                            if (di != 0 || dj != 0) {
                                count += now[(i + di + n) % n][(j + dj + n) % n];
                            }
                        }
                    }
                    if (now[i][j] == 1) {
                        if (count < 2 || count > 3) {
                            next[i][j] = 0;
                        } else {
                            next[i][j] = 1;
                        }
                    } else if (count == 3) {
                        next[i][j] = 1;
                    } else {
                        next[i][j] = now[i][j];
                    }
                }
            }
            int[][] swapped = now;
            now = next;
            next = swapped;
        }
        return now;
    }
}
