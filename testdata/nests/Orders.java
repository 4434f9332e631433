/** Nests whose loops may run in another order than they are written, or may not: on the outer loop's line. */
public class Orders {
    static double byColumns(double[][] a, double[][] b) {
        for (int j = 0; j < a[0].length; j++) { // blocks
            for (int i = 0; i < a.length; i++) {
                b[i][j] = 2 * a[i][j] + 1;
            }
        }
        return b[3][5];
    }

    static double transposed(double[][] a, double[][] b) {
        for (int i = 0; i < a.length; i++) { // blocks
            for (int j = 0; j < a.length; j++) {
                b[j][i] = a[i][j];
            }
        }
        return b[7][2];
    }

    static double product(double[][] a, double[][] b, double[][] c) {
        for (int i = 0; i < c.length; i++) { // blocks
            for (int j = 0; j < c.length; j++) { // blocks
                for (int k = 0; k < c.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c[4][6];
    }

    static double sweepByColumns(double[][] u) {
        for (int j = 1; j < u.length - 1; j++) { // blocks
            for (int i = u.length - 2; i > 0; i--) {
                u[i][j] = 0.25 * (u[i + 1][j] + u[i][j - 1]) + 0.5 * u[i][j];
            }
        }
        return u[2][2];
    }

    static int flat(int[] t, int n) {
        for (int x = 0; x < n; x++) { // blocks
            for (int y = 0; y < n; y++) {
                t[y * n + x] ^= x * 31 + y;
            }
        }
        return t[n + 1];
    }

    static int largest(int[][] t) {
        int most = 0;
        for (int j = 0; j < t.length; j++) { // blocks
            for (int i = 0; i < t.length; i++) {
                most = Math.max(most, t[i][j]);
            }
        }
        return most;
    }

    static double shifted(double[][] u) {
        for (int i = 1; i < u.length; i++) { // fixed
            for (int j = 0; j < u.length - 1; j++) {
                u[i][j] = u[i - 1][j + 1] + 1;
            }
        }
        return u[5][5];
    }

    static int lastOf(int[][] t) {
        int last = 0;
        for (int i = 0; i < t.length; i++) { // fixed
            for (int j = 0; j < t.length; j++) {
                if (t[i][j] % 3 == 0) {
                    last = i * 100 + j;
                }
            }
        }
        return last;
    }

    static int gathered(int[] counts, int[][] t) {
        for (int i = 0; i < t.length; i++) { // fixed
            for (int j = 0; j < t.length; j++) {
                counts[t[i][j] & 7] = i - j;
            }
        }
        return counts[3] + counts[5];
    }

    static int intoItself(int[][] t) {
        for (int i = 0; i < t.length; i++) { // fixed
            for (int j = 0; j < t.length; j++) {
                t[j][i] = t[i][j] + 1;
            }
        }
        return t[2][9];
    }

    static int nextOfRow(int[] t, int n) {
        for (int i = 0; i < n; i++) { // fixed
            for (int j = 0; j < n; j++) {
                t[i + j] = t[i + j] * 3 + i;
            }
        }
        return t[n];
    }

    static int untilFound(int[][] t) {
        int count = 0;
        for (int i = 0; i < t.length; i++) { // fixed
            for (int j = 0; j < t.length; j++) {
                if (t[i][j] == 11) {
                    return i * 1000 + j;
                }
                count++;
            }
        }
        return count;
    }

    static double[][] plate(int n, int by) {
        double[][] u = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = i * by % 17 + j * 7 % 5;
            }
        }
        return u;
    }

    static int[][] whole(int n, int by) {
        int[][] a = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * by + j) % 13;
            }
        }
        return a;
    }

    public static void main(String[] arguments) {
        int n = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        double[][] b = new double[n][n];
        System.out.println(byColumns(plate(n, 31), b));
        double[][] to = new double[n][n];
        System.out.println(transposed(plate(n, 13), to));
        double[][] c = new double[n][n];
        System.out.println(product(plate(n, 3), plate(n, 5), c));
        System.out.println(sweepByColumns(plate(n, 11)));
        System.out.println(flat(new int[n * n], n));
        System.out.println(largest(whole(n, 5)));
        System.out.println(shifted(plate(n, 9)));
        System.out.println(lastOf(whole(n, 7)));
        System.out.println(gathered(new int[8], whole(n, 4)));
        System.out.println(intoItself(whole(n, 6)));
        System.out.println(nextOfRow(new int[2 * n], n));
        System.out.println(untilFound(whole(n, 2)));
    }
}
