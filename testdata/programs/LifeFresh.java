/**
 * Conway's game of life on an n x n board whose rims meet, each generation on a board of its own, on which only the cells that live are set.
 *
 * Usage: LifeFresh [n [steps]]
 */
public class LifeFresh {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        boolean[][] cells = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                cells[i][j] = (i * 7 + j * j) % 3 == 0;
            }
        }
        int alive = 0;
        for (boolean[] row : run(cells, n, steps)) {
            for (boolean cell : row) {
                if (cell) {
                    alive++;
                }
            }
        }
        System.out.println("alive " + alive);
    }

    static boolean[][] run(boolean[][] cells, int n, int steps) {
        boolean[][] board = cells;
        for (int t = 0; t < steps; t++) {
            boolean[][] next = new boolean[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    int count = neighbours(board, i, j, n);
                    if (count == 3 || count == 2 && board[i][j]) {
                        next[i][j] = true;
                    }
                }
            }
            board = next;
        }
        return board;
    }

    static int neighbours(boolean[][] board, int i, int j, int n) {
        int count = 0;
        for (int di = -1; di <= 1; di++) {
            for (int dj = -1; dj <= 1; dj++) {
                if ((di != 0 || dj != 0) && board[(i + di + n) % n][(j + dj + n) % n]) {
                    count++;
                }
            }
        }
        return count;
    }
}
