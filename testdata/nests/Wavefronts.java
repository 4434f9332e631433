import java.util.Arrays;

/** Nests whose loops both keep their order; on the outer loop's line, whether blocks of them may run on anti-diagonals. */
public class Wavefronts {
    static int[] numbers(int n, int by) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * by % 7;
        }
        return a;
    }

    static int commonSubsequence(int[] a, int[] b) {
        int[][] t = new int[a.length + 1][b.length + 1];
        for (int i = 1; i <= a.length; i++) { // blocks
            for (int j = 1; j <= b.length; j++) {
                if (a[i - 1] == b[j - 1]) {
                    t[i][j] = t[i - 1][j - 1] + 1;
                } else {
                    t[i][j] = Math.max(t[i - 1][j], t[i][j - 1]);
                }
            }
        }
        return t[a.length][b.length];
    }

    static int editDistance(String a, String b) {
        int n = a.length();
        int m = b.length();
        int[][] d = new int[n + 1][m + 1];
        for (int j = 0; j <= m; j++) {
            d[0][j] = j;
        }
        for (int i = 1; i <= n; i++) { // blocks
            char c = a.charAt(i - 1);
            d[i][0] = i;
            for (int j = 1; j <= m; j++) {
                int change = c == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1), d[i - 1][j - 1] + change);
            }
        }
        return d[n][m];
    }

    static int localAlignment(int[] a, int[] b) {
        int[][] h = new int[a.length + 1][b.length + 1];
        int best = 0;
        for (int i = 1; i < h.length; i++) { // blocks
            for (int j = 1; j < h[i].length; j++) {
                int same = h[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 3 : -3);
                h[i][j] = Math.max(Math.max(0, same), Math.max(h[i - 1][j], h[i][j - 1]) - 2);
                best = Math.max(best, h[i][j]);
            }
        }
        return best;
    }

    static double gaussSeidel(double[][] u, int steps) {
        for (int t = 0; t < steps; t++) { // fixed
            for (int i = 1; i < u.length - 1; i++) { // blocks
                for (int j = 1; j < u[0].length - 1; j++) {
                    u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                }
            }
        }
        return u[u.length / 2][u[0].length / 2];
    }

    static double timeWarping(double[] x, double[] y) {
        double[][] cost = new double[x.length][y.length];
        cost[0][0] = Math.abs(x[0] - y[0]);
        for (int i = 1; i < x.length; i++) {
            cost[i][0] = cost[i - 1][0] + Math.abs(x[i] - y[0]);
        }
        for (int j = 1; j < y.length; j++) {
            cost[0][j] = cost[0][j - 1] + Math.abs(x[0] - y[j]);
        }
        for (int i = 1; i < x.length; i++) { // blocks
            for (int j = 1; j < y.length; j++) {
                cost[i][j] = Math.abs(x[i] - y[j]) + Math.min(cost[i - 1][j - 1], Math.min(cost[i - 1][j], cost[i][j - 1]));
            }
        }
        return cost[x.length - 1][y.length - 1];
    }

    static long flat(int n, int m) {
        long[] t = new long[n * m];
        for (int k = 0; k < n * m; k++) {
            t[k] = k % 5;
        }
        for (int i = 1; i < n; i++) { // blocks
            for (int j = 1; j < m; j++) {
                t[i * m + j] += (t[(i - 1) * m + j] ^ t[i * m + j - 1]) + t[(i - 1) * m + j - 1] % 3;
            }
        }
        return t[n * m - 1];
    }

    static final class Cell {
        int score;
        int from;
    }

    static int ofObjects(int n, int m) {
        Cell[][] cells = new Cell[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                cells[i][j] = new Cell();
            }
        }
        for (int i = 1; i < n; i++) { // blocks
            for (int j = 1; j < m; j++) {
                Cell up = cells[i - 1][j];
                Cell left = cells[i][j - 1];
                cells[i][j].score = Math.max(up.score, left.score) + (i * j % 3 == 0 ? 2 : -1);
                cells[i][j].from = up.score > left.score ? 1 : 2;
            }
        }
        return cells[n - 1][m - 1].score + cells[n - 1][m - 1].from;
    }

    static int backwards(int[] a) {
        int n = a.length;
        int[][] t = new int[n][n];
        for (int i = n - 2; i >= 0; i--) { // blocks
            for (int j = n - 2; j >= 0; j--) {
                t[i][j] = a[i] ^ Math.max(t[i + 1][j], t[i][j + 1]) + 1;
            }
        }
        return t[0][0];
    }

    private final double[][] table;
    private final int width;

    Wavefronts(int n, int m) {
        table = new double[n][m];
        width = m;
    }

    double paths() {
        Arrays.fill(table[0], 1.0);
        for (int i = 1; i < table.length; i++) { // blocks
            double[] row = table[i];
            double[] above = table[i - 1];
            row[0] = 1;
            for (int j = 1; j < width; j++) {
                row[j] = 0.5 * row[j - 1] + 0.25 * above[j];
            }
        }
        return table[table.length - 1][width - 1];
    }

    static int sharedScratch(int n) {
        int[][] t = new int[n][n];
        int up;
        int left;
        for (int i = 1; i < n; i++) { // blocks
            for (int j = 1; j < n; j++) {
                up = t[i - 1][j];
                left = t[i][j - 1];
                t[i][j] = up > left ? up + i % 3 : left + j % 2;
            }
        }
        return t[n - 1][n - 1];
    }

    static long areas(int[][] a) {
        long[][] sums = new long[a.length + 1][a[0].length + 1];
        for (int i = 1; i <= a.length; i++) { // blocks
            for (int j = 1; j <= a[0].length; j++) {
                sums[i][j] = a[i - 1][j - 1] + sums[i - 1][j] + sums[i][j - 1] - sums[i - 1][j - 1];
            }
        }
        return sums[a.length][a[0].length];
    }

    static double largestChange(double[][] u) {
        double change = 0;
        for (int i = 1; i < u.length - 1; i++) { // blocks
            for (int j = 1; j < u[i].length - 1; j++) {
                double before = u[i][j];
                u[i][j] = 0.2 * (before + u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                change = Math.max(change, Math.abs(u[i][j] - before));
            }
        }
        return change;
    }

    // What has to stay as it is.

    static int knapsack(int[] weights, int capacity) {
        int[] best = new int[capacity + 1];
        for (int i = 0; i < weights.length; i++) { // fixed
            for (int w = capacity; w >= weights[i] + 1; w--) {
                best[w] = Math.max(best[w], best[w - weights[i] - 1] + i);
            }
        }
        return best[capacity];
    }

    static int change(int[] coins, int sum) {
        int[] ways = new int[sum + 1];
        ways[0] = 1;
        for (int i = 0; i < coins.length; i++) { // fixed
            for (int s = coins[i] + 1; s <= sum; s++) {
                ways[s] += ways[s - coins[i] - 1];
            }
        }
        return ways[sum];
    }

    static int matrixChain(int[] sizes) {
        int n = sizes.length - 1;
        int[][] cost = new int[n][n];
        for (int length = 1; length < n; length++) { // fixed
            for (int i = 0; i < n - length; i++) {
                int least = Integer.MAX_VALUE;
                for (int k = i; k < i + length; k++) {
                    least = Math.min(least, cost[i][k] + cost[k + 1][i + length] + sizes[i] * sizes[k + 1] * sizes[i + length + 1]);
                }
                cost[i][i + length] = least;
            }
        }
        return cost[0][n - 1];
    }

    static double ninePoints(double[][] u) {
        for (int i = 1; i < u.length - 1; i++) { // fixed
            for (int j = 1; j < u[0].length - 1; j++) {
                u[i][j] = 0.2 * (u[i - 1][j + 1] + u[i - 1][j] + u[i][j - 1] + u[i + 1][j - 1]);
            }
        }
        return u[3][3];
    }

    static int twoRows(int[] a, int[] b) {
        int[] before = new int[b.length + 1];
        int[] row = new int[b.length + 1];
        for (int i = 1; i <= a.length; i++) { // fixed
            for (int j = 1; j <= b.length; j++) {
                row[j] = a[i - 1] == b[j - 1] ? before[j - 1] + 1 : Math.max(before[j], row[j - 1]);
            }
            int[] kept = before;
            before = row;
            row = kept;
        }
        return before[b.length];
    }

    static double line(double[] u, int steps) {
        for (int t = 0; t < steps; t++) { // fixed
            for (int i = 1; i < u.length - 1; i++) {
                u[i] = 0.5 * (u[i - 1] + u[i + 1]);
            }
        }
        return u[2];
    }

    static int mirrored(int n) {
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            for (int j = 1; j < n; j++) {
                t[i][j] = t[i - 1][n - 1 - j] + t[i][j - 1] + 1;
            }
        }
        return t[n - 1][n - 1];
    }

    static int carried(int n) {
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            int left = i;
            for (int j = 0; j < n; j++) {
                left = (left ^ t[i - 1][j]) + 1;
                t[i][j] = left;
            }
        }
        return t[n - 1][n - 1];
    }

    static int roundTheBack(int n) {
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            for (int j = 1; j < n; j++) {
                t[i][j] = t[i - 1][j - 1] + t[i][j - 1] + 1 & 0xFFFF;
            }
            t[i][0] = t[i][n - 1];
        }
        return t[n - 1][n - 1];
    }

    static int untilZero(int[][] t) {
        for (int i = 1; i < t.length; i++) { // fixed
            for (int j = 1; j < t.length; j++) {
                t[i][j] += t[i - 1][j] + t[i][j - 1] & 0xFF;
                if (t[i][j] == 7) {
                    break;
                }
            }
        }
        return t[t.length - 1][t.length - 1];
    }

    static int permuted(int[] p) {
        int n = p.length;
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            for (int j = 1; j < n; j++) {
                t[i][p[j]] = t[i - 1][p[j - 1]] + t[i][p[j - 1]] + 1 & 0xFFFF;
            }
        }
        return t[n - 1][n - 1];
    }

    static int fromRowsEnd(int n) {
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            int last = t[i - 1][n - 1];
            for (int j = 1; j < n; j++) {
                t[i][j] = last + t[i][j - 1] + t[i - 1][j] + 1 & 0xFFFF;
            }
        }
        return t[n - 1][n - 1];
    }

    static int sameOrOther(int[][] from, int[][] to) {
        for (int i = 1; i < to.length; i++) { // fixed
            for (int j = 1; j < to.length - 1; j++) {
                to[i][j] = to[i - 1][j] + to[i][j - 1] + from[i - 1][j + 1] & 0xFFFF;
            }
        }
        return to[to.length - 1][to.length - 2];
    }

    static int counted;

    static int numbered(int n) {
        int[][] t = new int[n][n];
        for (int i = 1; i < n; i++) { // fixed
            for (int j = 1; j < n; j++) {
                t[i][j] = t[i - 1][j] + t[i][j - 1] + counted++ & 0xFFFF;
            }
        }
        return t[n - 1][n - 1];
    }

    static double sumOfRow(int n) {
        double[][] t = new double[n][n];
        for (int i = 1; i < n; i++) { // fixed
            double sum = 0;
            for (int j = 1; j < n; j++) {
                t[i][j] = 0.5 * t[i - 1][j] + 0.25 * t[i][j - 1] + 1;
                sum += t[i][j];
            }
            t[i][0] = sum / n;
        }
        return t[n - 1][n - 1];
    }

    static double[][] plate(int n, int m) {
        double[][] u = new double[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                u[i][j] = i * 31 % 17 + j * 7 % 5;
            }
        }
        return u;
    }

    static int[][] whole(int n) {
        int[][] a = new int[n][n];
        for (int i = 0; i < n; i++) {
            a[i] = numbers(n, i + 3);
        }
        return a;
    }

    public static void main(String[] arguments) {
        int n = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        int[] a = numbers(n, 3);
        int[] b = numbers(n + n / 2, 5);
        System.out.println(commonSubsequence(a, b));
        System.out.println(editDistance(Arrays.toString(a), Arrays.toString(b)));
        System.out.println(localAlignment(a, b));
        System.out.println(gaussSeidel(plate(n, n + 3), 3));
        double[] x = plate(2, n)[1];
        System.out.println(timeWarping(x, plate(3, n + 9)[2]));
        System.out.println(flat(n, n + 7));
        System.out.println(ofObjects(n, n / 2 + 2));
        System.out.println(backwards(a));
        System.out.println(new Wavefronts(n, n + 1).paths());
        System.out.println(sharedScratch(n));
        System.out.println(areas(whole(n)));
        System.out.println(largestChange(plate(n, n)));
        System.out.println(knapsack(a, n));
        System.out.println(change(a, n));
        System.out.println(matrixChain(numbers(n / 4 + 4, 3)));
        System.out.println(ninePoints(plate(n, n)));
        System.out.println(twoRows(a, b));
        System.out.println(line(x, 5));
        System.out.println(mirrored(n));
        System.out.println(carried(n));
        System.out.println(roundTheBack(n));
        System.out.println(untilZero(whole(n)));
        int[] p = new int[n];
        for (int i = 0; i < n; i++) {
            p[i] = n - 1 - i;
        }
        System.out.println(permuted(p));
        System.out.println(fromRowsEnd(n));
        int[][] one = whole(n);
        System.out.println(sameOrOther(one, one) + sameOrOther(whole(n), whole(n)));
        System.out.println(numbered(n) + counted);
        System.out.println(sumOfRow(n));
    }
}
