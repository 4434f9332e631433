/**
 * Conway's game of life on an n x n board with a dead rim: whether a cell's own state is looked at depends on how many of its neighbours are alive.
 *
 * Usage: Life [n [steps]]
 */
public class Life {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 9;
        int[][] cells = new int[n + 2][n + 2];
        int[][] next = new int[n + 2][n + 2];
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                cells[i][j] = (i * 7 + j * j * 5) % 3 == 0 ? 1 : 0;
            }
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    int alive = cells[i - 1][j - 1] + cells[i - 1][j] + cells[i - 1][j + 1] + cells[i][j - 1] + cells[i][j + 1]
                            + cells[i + 1][j - 1] + cells[i + 1][j] + cells[i + 1][j + 1];
                    next[i][j] = alive == 3 || alive == 2 && cells[i][j] == 1 ? 1 : 0;
                }
            }
            int[][] swap = cells;
            cells = next;
            next = swap;
        }
        StringBuilder row = new StringBuilder();
        for (int j = 1; j <= n; j++) {
            row.append(cells[n / 2][j] == 1 ? '#' : '.');
        }
        System.out.println(row);
    }
}
