/** Loops of many kinds side by side, as they stand in programs that people write. */
public class Varied {
    static final class Cell {
        int value;
        double weight;
        Cell next;
    }

    static int[] table = new int[16];
    int total;
    final double[] field = new double[64];

    public static void main(String[] args) {
        int n = 48 + args.length;
        double[] x = new double[64], y = new double[64], z = new double[64];
        int[] k = new int[64], p = new int[64];
        for (int i = 0; i < 64; i++) { // expect: parallel
            x[i] = i * 0.5;
            k[i] = i * 7 % 16;
            p[i] = 63 - i;
        }
        smooth(x, y, n);
        strided(x, n);
        System.out.println(dot(x, y, n) + " " + extent(x, n) + " " + norm(x, n) + " " + parity(k, n));
        permute(x, y, p, n);
        histogram(k, n);
        polynomial(x, y, n);
        transpose(n);
        lower(n);
        relax(n);
        tridiagonal(x, y, z, n);
        rows(n);
        cells(n);
        System.out.println(search(x, n) + " " + text(k) + " " + cumulative(x, n) + " " + new Varied().own(x, n) + " " + alternate(x, n));
        reverse(x, n);
        fold(x, n);
        gaps(x, n);
        window(x, y, n);
        pairs(x, n);
        System.out.println(x[3] + y[4] + z[5] + table[2]);
    }

    static void smooth(double[] x, double[] y, int n) {
        for (int i = 1; i < n - 1; i++) { // expect: parallel
            y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3;
        }
    }

    static void strided(double[] x, int n) {
        for (int i = 0; i + 1 < n; i += 2) { // expect: parallel
            double t = x[i];
            x[i] = x[i + 1];
            x[i + 1] = t;
        }
    }

    static double dot(double[] x, double[] y, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:s)
            s += x[i] * y[i];
        }
        return s;
    }

    static double extent(double[] x, int n) {
        double low = x[0], high = x[0];
        for (int i = 1; i < n; i++) { // expect: reduction(max:high) reduction(min:low)
            low = Math.min(low, x[i]);
            high = x[i] > high ? x[i] : high;
        }
        return high - low;
    }

    static double norm(double[] x, int n) {
        double scale = 0, sum = 1;
        for (int i = 0; i < n; i++) { // expect: sequential
            double a = Math.abs(x[i]);
            if (a > scale) {
                sum = 1 + sum * (scale / a) * (scale / a);
                scale = a;
            } else if (scale > 0) {
                sum += a / scale * (a / scale);
            }
        }
        return scale * Math.sqrt(sum);
    }

    static int parity(int[] k, int n) {
        int odd = 0, bits = 0;
        boolean any = false;
        for (int i = 0; i < n; i++) { // expect: reduction(^:odd) reduction(|:any) reduction(|:bits)
            odd ^= k[i];
            bits |= 1 << k[i];
            any = any || k[i] == 9;
        }
        return odd + bits + (any ? 1 : 0);
    }

    static void permute(double[] x, double[] y, int[] p, int n) {
        for (int i = 0; i < n; i++) { // expect: sequential
            y[p[i]] = x[i];
        }
    }

    static void histogram(int[] k, int n) {
        for (int i = 0; i < n; i++) { // expect: reduction(+:table)
            table[k[i]]++;
        }
    }

    static void polynomial(double[] x, double[] y, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            double value = 0;
            for (int d = 4; d >= 0; d--) { // expect: sequential
                value = value * x[i] + d;
            }
            y[i] = value;
        }
    }

    static void transpose(int n) {
        double[][] a = new double[16][16];
        for (int i = 0; i < 16; i++) { // expect: parallel
            for (int j = i + 1; j < 16; j++) { // expect: parallel
                double t = a[i][j];
                a[i][j] = a[j][i] + n;
                a[j][i] = t;
            }
        }
        System.out.println(a[2][3]);
    }

    static void lower(int n) {
        double[][] l = new double[16][16];
        double[] b = new double[16];
        for (int i = 0; i < 16; i++) { // expect: parallel
            b[i] = n + i;
            l[i][i] = 2;
        }
        for (int i = 0; i < 16; i++) { // expect: sequential
            for (int j = 0; j < i; j++) { // expect: sequential
                b[i] -= l[i][j] * b[j];
            }
            b[i] /= l[i][i];
        }
        System.out.println(b[3]);
    }

    static void relax(int n) {
        double[][] u = new double[12][12];
        for (int i = 1; i < 11; i++) { // expect: pipeline
            for (int j = 1; j < 11; j++) { // expect: sequential
                u[i][j] = (u[i - 1][j] + u[i][j - 1] + n) / 2;
            }
        }
        for (int colour = 0; colour < 2; colour++) { // expect: sequential
            for (int i = 1; i < 11; i++) { // expect: parallel
                for (int j = 1 + (i + colour) % 2; j < 11; j += 2) { // expect: parallel
                    u[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
                }
            }
        }
        System.out.println(u[3][4]);
    }

    static void tridiagonal(double[] a, double[] b, double[] c, int n) {
        for (int line = 0; line < 4; line++) { // expect: parallel
            double[] w = new double[17];
            for (int i = 1; i < 16; i++) { // expect: sequential
                w[i] = 1 / (2 - w[i - 1]) + a[line * 16 + i];
            }
            for (int i = 14; i >= 0; i--) { // expect: sequential
                c[line * 16 + i] = b[line * 16 + i] - w[i + 1] * c[line * 16 + i + 1];
            }
        }
    }

    static void rows(int n) {
        int[] start = {0, 3, 5, 9};
        double[] v = new double[9];
        double[] sums = new double[3];
        for (int r = 0; r < 3; r++) { // expect: parallel
            for (int e = start[r]; e < start[r + 1]; e++) { // expect: reduction(+:sums)
                sums[r] += v[e] + n;
            }
        }
        System.out.println(sums[1]);
    }

    static void cells(int n) {
        Cell[] all = new Cell[20];
        for (int i = 0; i < 20; i++) { // expect: parallel
            all[i] = new Cell();
        }
        for (int i = 0; i < 20; i++) { // expect: sequential
            all[i].value = i * n;
            all[i].weight = all[i].value / 2.0;
        }
        for (int i = 0; i < 19; i++) { // expect: sequential
            all[i].next = all[i + 1];
        }
        int sum = 0;
        for (Cell c = all[0]; c != null; c = c.next) { // expect: sequential
            sum += c.value;
        }
        for (int i = 1; i < 20; i++) { // expect: sequential
            all[i].weight += all[i - 1].weight;
        }
        System.out.println(sum + all[4].weight);
    }

    static int search(double[] x, int n) {
        int best = -1;
        double most = -1;
        for (int i = 0; i < n; i++) { // expect: reduction(argmax:best) reduction(max:most)
            if (x[i] > most) {
                most = x[i];
                best = i;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            if (x[i] == most) {
                return best + i;
            }
        }
        return -1;
    }

    static String text(int[] k) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5; i++) { // expect: reduction(append:text)
            text.append(k[i]);
        }
        return text.toString();
    }

    static double cumulative(double[] x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            sum += x[i];
            x[i] = sum;
        }
        return sum;
    }

    double own(double[] x, int n) {
        for (int i = 0; i < n; i++) { // expect: reduction(+:total)
            field[i] = x[i];
            total += (int) x[i];
        }
        double[] field = new double[2];
        for (int i = 0; i < n; i++) { // expect: private(field)
            field[0] = x[i];
            field[1] = field[0] * i;
            this.field[i] += field[1];
        }
        return total + this.field[3];
    }

    static double alternate(double[] x, int n) {
        double[] from = x.clone(), to = new double[x.length];
        for (int t = 0; t < 3; t++) { // expect: sequential
            for (int i = 1; i < n - 1; i++) { // expect: parallel
                to[i] = (from[i - 1] + from[i + 1]) / 2;
            }
            double[] swapped = from;
            from = to;
            to = swapped;
        }
        return from[4];
    }

    static void reverse(double[] x, int n) {
        for (int i = 0; i < n / 2; i++) { // expect: parallel
            double t = x[i];
            x[i] = x[n - 1 - i];
            x[n - 1 - i] = t;
        }
    }

    static void fold(double[] x, int n) {
        for (int width = n / 2; width > 0; width /= 2) { // expect: sequential
            for (int i = 0; i < width; i++) { // expect: parallel
                x[i] += x[i + width];
            }
        }
    }

    static void gaps(double[] x, int n) {
        for (int gap = n / 2; gap > 0; gap /= 2) { // expect: sequential
            for (int i = gap; i < n; i++) { // expect: sequential
                double t = x[i];
                int j = i;
                for (; j >= gap && x[j - gap] > t; j -= gap) { // expect: sequential
                    x[j] = x[j - gap];
                }
                x[j] = t;
            }
        }
    }

    static void window(double[] x, double[] y, int n) {
        double[] kept = new double[4];
        for (int i = 0; i + 4 <= n; i++) { // expect: private(kept)
            System.arraycopy(x, i, kept, 0, 4);
            y[i] = kept[0] + kept[3];
        }
    }

    static void pairs(double[] x, int n) {
        for (int i = 0; i < n; i += 2) { // expect: parallel
            put(x, i, i);
            put(x, i + 1, -i);
        }
    }

    static void put(double[] x, int at, double value) {
        x[at] = value;
    }
}
