import java.util.*;

/** Packed triangles, quotients and remainders in subscripts, row pointers, indirect subscripts, workspaces, objects, and what iterations pass on. */
public class Packed {
    static final class P { double x, v; int[] tags = new int[4]; P other; }
    static abstract class Shape { double area; abstract void grow(double by); double size() { return area; } }
    static class Sq extends Shape { void grow(double by) { area += by; } }
    static class Shared extends Shape { static double total; void grow(double by) { total = by; area = total; } }
    enum Mode { A, B }
    record Pair(int a, int[] b) {}
    static double[] g = new double[100];
    static double[] h = g;
    static int calls;
    double[] mine = new double[100];
    double[] yours = mine;

    public static void main(String[] args) {
        int n = 40 + args.length;
        double[] a = new double[n], b = new double[n], c = new double[n * n + n];
        int[] p = new int[n], q = new int[n];
        for (int i = 0; i < n; i++) { p[i] = (i * 7) % n; q[i] = i / 2; a[i] = i; b[i] = n - i; } // expect: parallel
        indirect(a, b, p, q, n);
        packed(c, n);
        csr(a, b, n);
        stat(n);
        new Packed().inst(n);
        scratch(a, b, n);
        nests(c, n);
        poly(n);
        flow(a, b, n);
        bools(a, n);
        wave(n);
        longs(n);
        swaps(a, b, n);
        System.out.println(check(a) + " " + check(b) + " " + check(c) + " " + calls + " " + g[5] + " " + Shared.total);
    }

    static void indirect(double[] a, double[] b, int[] p, int[] q, int n) {
        for (int i = 0; i < n; i++) { a[p[i]] = b[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] = b[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] += b[i]; } // expect: reduction(+:a)
        for (int i = 0; i < n; i++) { a[i] = b[p[i]]; } // expect: parallel
        for (int i = 0; i < n; i++) { a[i] += a[p[i]]; } // expect: sequential
        for (int i = 0; i < n; i++) { p[i] = p[p[i]]; } // expect: sequential
        for (int i = 0; i < n; i++) { int t = q[i]; q[i] = q[t]; q[t] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] += b[i]; b[q[i]] += 1; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] += 1; a[q[i]] *= 2; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] = a[q[i]] + a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { a[q[i]] = Math.max(a[q[i]], b[i]); } // expect: reduction(max:a)
        for (int i = 0; i < n; i++) { if (b[i] > a[q[i]]) { a[q[i]] = b[i]; } } // expect: reduction(max:a)
        for (int i = 0; i < n; i++) { if (b[i] > a[q[i]]) { a[q[i]] = b[i]; q[i] = 0; } } // expect: sequential
        int m = q[0];
        for (int i = 0; i < n; i++) { q[i] = m; m = q[i] + 1; } // expect: sequential
    }

    static void packed(double[] c, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j <= i; j++) { // expect: parallel
                c[i * (i + 1) / 2 + j] = i + j;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j <= i + 1; j++) { // expect: parallel
                c[i * (i + 1) / 2 + j] = i + j;
            }
        }
        for (int i = 1; i < n; i++) { // expect: sequential
            for (int j = 0; j < i; j++) { // expect: parallel
                c[i * (i + 1) / 2 + j] = c[i * (i - 1) / 2 + j];
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < i; j++) { // expect: parallel
                c[i * (i - 1) / 2 + j] += 1.0;
            }
        }
        int k = 0;
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j <= i; j++) { // expect: parallel
                c[k++] = i + j;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = i; j < n; j++) { // expect: parallel
                c[i * (2 * n - i - 1) / 2 + j] = i - j;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j <= i; j++) { // expect: parallel
                c[i * n + j] = i + j; c[j * n + i] = i + j;
            }
        }
        for (int i = 0; i < n; i++) { c[i % 5] = i; } // expect: sequential
        for (int i = 0; i < 5; i++) { c[i % 5] = i; } // expect: parallel
        for (int i = 5; i < 10; i++) { c[i % 5] = i; } // expect: parallel
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < 5; j++) { c[i / 5 * 25 + i % 5 * 5 + j] = i; } } // expect: parallel
        for (int i = 0; i < n; i++) { c[i / 8 * 8 + i % 8] += 1; } // expect: parallel
        for (int t = 0; t < n * n; t++) { int i = t / n; int j = t % n; c[i * n + j] = t; } // expect: parallel
        for (int t = 0; t < n * n; t++) { int i = t / n; int j = t % n; c[j * n + i] = t; } // expect: sequential
        for (int t = 0; t < n * 8; t++) { int i = t / 8; int j = t % 8; c[i * 8 + j] = t; } // expect: parallel
        for (int t = 0; t < n * 8; t++) { int i = t >> 3; int j = t & 7; c[i * 8 + j] = t; } // expect: parallel
        for (int i = 0; i < n; i++) { c[(i + 1) % n] = i; } // expect: parallel
        for (int i = 0; i < n; i++) { c[(i + 1) % n] = c[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { int l = i == 0 ? n - 1 : i - 1; c[n + i] = c[l]; } // expect: sequential
    }

    static void csr(double[] x, double[] y, int n) {
        int[] row = new int[n + 1], col = new int[3 * n];
        double[] val = new double[3 * n];
        for (int i = 0; i < n; i++) { row[i + 1] = row[i] + 3; } // expect: sequential
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int k = row[i]; k < row[i + 1]; k++) { col[k] = (i + k) % n; val[k] = 0.1; } } // expect: parallel
        for (int i = 0; i < n; i++) { double s = 0; // expect: parallel
            for (int k = row[i]; k < row[i + 1]; k++) s += val[k] * x[col[k]]; y[i] = s; } // expect: reduction(+:s)
        for (int i = 0; i < n; i++) { // expect: reduction(+:y)
            for (int k = row[i]; k < row[i + 1]; k++) y[col[k]] += val[k] * x[i]; } // expect: reduction(+:y)
        for (int i = 0; i < n; i++) { // expect: reduction(*:val)
            for (int k = row[i]; k < row[i + 1]; k++) val[k] *= 2; } // expect: parallel
        for (int i = 0; i < n; i++) { double s = x[i]; // expect: sequential
            for (int k = row[i]; k < row[i + 1]; k++) if (col[k] < i) s -= val[k] * y[col[k]]; y[i] = s; } // expect: reduction(+:s)
        row[5] = row[7];
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int k = row[i]; k < row[i + 1] && k >= 0; k++) val[k] = i; } // expect: parallel
        int[] ptr = new int[n + 1];
        for (int i = 0; i <= n; i++) { ptr[i] = 3 * i; } // expect: parallel
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int k = ptr[i]; k < ptr[i + 1]; k++) val[k] = i; } // expect: parallel
    }

    static void stat(int n) {
        for (int i = 1; i < n; i++) { g[i] = h[i - 1]; } // expect: sequential
        for (int i = 0; i < n; i++) { g[i] = h[i] * 2; } // expect: parallel
        for (int i = 0; i < n; i++) { g[i] = tick(i); } // expect: sequential
        for (int i = 0; i < n; i++) { g = new double[100]; g[i] = 1; } // expect: lastprivate(g)
        for (int i = 0; i < n; i++) { double[] l = g; l[i] = 2; } // expect: parallel
        for (int i = 0; i < n; i++) { g[i] = pureOf(i, 3); } // expect: parallel
        for (int i = 0; i < n; i++) { g[i] = depends(i); } // expect: sequential
    }
    static double tick(int i) { calls++; return calls * i; }
    static double pureOf(int i, int k) { double s = 0; for (int j = 0; j < k; j++) s += i * j; return s; } // expect: reduction(+:s)
    static double depends(int i) { return i == 0 ? 0 : g[i - 1]; }

    void inst(int n) {
        for (int i = 1; i < n; i++) { mine[i] = yours[i - 1] + 1; } // expect: sequential
        for (int i = 0; i < n; i++) { mine[i] = yours[i] + 1; } // expect: parallel
        Packed o = new Packed();
        for (int i = 1; i < n; i++) { mine[i] = o.mine[i - 1]; } // expect: sequential
        Packed self = this;
        for (int i = 1; i < n; i++) { mine[i] = self.mine[i - 1]; } // expect: sequential
        for (int i = 0; i < n; i++) { self.yours = new double[100]; mine[i] = 1; } // expect: lastprivate(self.yours and yours)
        double[][] r = {mine, yours, new double[100]};
        for (int i = 0; i + 1 < n; i++) { r[0][i] = r[1][i + 1]; } // expect: sequential
        calls += (int) mine[3];
    }

    static void scratch(double[] a, double[] b, int n) {
        double[] w = new double[8];
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < 8; j++) w[j] = a[i] + j; b[i] = w[3] + w[7]; } // expect: parallel
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < 7; j++) w[j] = a[i] + j; b[i] = w[3] + w[7]; } // expect: parallel
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < i % 8; j++) w[j] = a[i] + j; b[i] = w[3]; } // expect: parallel
        for (int i = 0; i < n; i++) { if (i > 0) { w[0] = a[i]; } b[i] = w[0]; } // expect: sequential
        double[] v = w;
        for (int i = 0; i < n; i++) { w[0] = a[i]; v[1] = v[0] + 1; b[i] = w[1]; } // expect: reduction(last-content:v and w)
        for (int i = 0; i < n; i++) { w[i % 2] = a[i]; b[i] = w[0]; } // expect: sequential
        for (int i = 0; i < n; i++) { int s = i % 3; w[s] = a[i]; b[i] = w[s]; } // expect: sequential
        double t = 0;
        for (int i = 0; i < n; i++) { if (a[i] > 3) t = a[i]; b[i] = t; } // expect: sequential
        for (int i = 0; i < n; i++) { if (a[i] > 3) t = a[i]; else t = 1; b[i] = t; } // expect: lastprivate(t)
        double keep = 0;
        for (int i = 0; i < n; i++) { keep = a[i]; b[i] = keep * 2; } // expect: lastprivate(keep)
        calls += (int) (keep + t);
        P s = new P();
        for (int i = 0; i < n; i++) { s.x = a[i]; s.v = s.x + 1; b[i] = s.v; } // expect: lastprivate(s.v) lastprivate(s.x)
        for (int i = 0; i < n; i++) { s.x = a[i] + s.v; s.v = s.x; b[i] = s.v; } // expect: sequential
        for (int i = 0; i < n; i++) { fill(w, a[i]); b[i] = sum(w); } // expect: sequential
        for (int i = 0; i < n; i++) { b[i] = sum(w); fill(w, a[i]); } // expect: sequential
        for (int i = 0; i < n; i++) { Arrays.fill(w, 0, 4, a[i]); b[i] = w[3]; } // expect: sequential
        for (int i = 0; i < n; i++) { Arrays.fill(w, 0, i % 4, a[i]); b[i] = w[3]; } // expect: sequential
        for (int i = 0; i < n; i++) { double[] own = w.clone(); own[0] = i; b[i] = own[0] + own[1]; } // expect: parallel
        for (int i = 0; i < n; i++) { double[] own = i == 0 ? new double[8] : w; own[0] = i; b[i] = own[0]; } // expect: sequential
        double[][] pool = new double[2][8];
        for (int i = 0; i < n; i++) { double[] own = pool[i % 2]; own[0] = i; b[i] = own[0]; } // expect: sequential
        for (int i = 0; i < n; i++) { double[] own = pool[i % 2]; b[i] = own[0]; own[0] = i; } // expect: sequential
    }
    static void fill(double[] w, double x) { for (int j = 0; j < w.length; j++) w[j] = x; } // expect: parallel
    static double sum(double[] w) { double s = 0; for (double x : w) s += x; return s; } // expect: reduction(+:s)

    static void nests(double[] c, int n) {
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < n; j++) { // expect: parallel
                c[i + j] = i * j;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = i + 1; j < n; j++) { // expect: parallel
                c[i * n + j] = c[j * n + i];
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < n; j++) { // expect: parallel
                c[i * n + j] = c[j * n + i] + 1;
            }
        }
        for (int b = 0; b < n; b += 8) { // expect: parallel
            for (int i = b; i < Math.min(b + 8, n); i++) { // expect: parallel
                for (int j = 0; j < n; j++) { // expect: parallel
                    c[i * n + j] *= 2;
                }
            }
        }
        for (int b = 0; b < n; b += 8) { // expect: sequential
            for (int i = b; i < Math.min(b + 9, n); i++) { // expect: parallel
                c[i] *= 2;
                c[i] = c[i] + b;
            }
        }
        for (int colour = 0; colour < 2; colour++) { // expect: sequential
            for (int i = 1 + colour; i < n - 1; i += 2) { // expect: parallel
                c[i] = 0.5 * (c[i - 1] + c[i + 1]);
            }
        }
        for (int s = 1; s < n; s *= 2) { // expect: sequential
            for (int i = 0; i + s < n; i += 2 * s) { // expect: sequential
                c[i] += c[i + s];
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            int off = i * n;
            for (int j = 0; j < n; j++, off++) { // expect: parallel
                c[off] = 1;
            }
        }
        int off = 0;
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                c[off + j] = 1;
            }
            off += n;
        }
        off = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < n; j++) { // expect: parallel
                c[off + j] = i;
            }
            off += n - 1;
        }
        for (int len = 1; len < n; len++) { // expect: sequential
            for (int i = 0; i + len < n; i++) { // expect: parallel
                c[i * n + i + len] = c[i * n + i + len - 1] + c[(i + 1) * n + i + len];
            }
        }
    }

    static void poly(int n) {
        Shape[] shapes = new Shape[n];
        for (int i = 0; i < n; i++) { shapes[i] = i % 3 == 0 ? new Shared() : new Sq(); } // expect: parallel
        for (int i = 0; i < n; i++) { shapes[i].grow(i); } // expect: sequential
        Sq[] sq = new Sq[n];
        for (int i = 0; i < n; i++) { sq[i] = new Sq(); } // expect: parallel
        for (int i = 0; i < n; i++) { sq[i].grow(i); } // expect: parallel
        double s = 0;
        for (Sq x : sq) { s += x.size(); } // expect: reduction(+:s)
        for (int i = 0; i < n; i++) { sq[0].grow(i); } // expect: reduction(+:sq.area)
        for (int i = 0; i < n; i++) { sq[0].grow(sq[i].size()); } // expect: sequential
        Mode m = Mode.A;
        for (int i = 0; i < n; i++) { m = m == Mode.A ? Mode.B : Mode.A; s += m.ordinal(); } // expect: sequential
        Pair[] pairs = new Pair[n];
        int[] common = new int[2];
        for (int i = 0; i < n; i++) { pairs[i] = new Pair(i, common); } // expect: parallel
        for (int i = 0; i < n; i++) { pairs[i].b()[0] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { s += pairs[i].a(); } // expect: reduction(+:s)
        calls += (int) s;
    }

    static void flow(double[] a, double[] b, int n) {
        double t = a[0];
        for (int i = 1; i < n; i++) { double u = a[i]; a[i] = t; t = u; } // expect: sequential
        double x = 1;
        for (int i = 0; i < n; i++) { x = x > 2 ? x / 2 : x * 3; b[i] = x; } // expect: sequential
        double lo = 1e9, hi = -1e9;
        for (int i = 0; i < n; i++) { if (a[i] < lo) lo = a[i]; else if (a[i] > hi) hi = a[i]; } // expect: sequential
        int c1 = 0;
        for (int i = 0; i < n; i++) { if (a[i] > 3 && c1 < 4) c1++; } // expect: sequential
        int c2 = 0;
        for (int i = 0; i < n; i++) { c2 = a[i] > 3 ? c2 + 1 : 0; } // expect: sequential
        int best = 0;
        for (int i = 0; i < n; i++) { c2 = a[i] > 3 ? c2 + 1 : 0; best = Math.max(best, c2); } // expect: sequential
        long hash = 7;
        for (int i = 0; i < n; i++) { hash = 31 * hash + (long) a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { hash ^= (long) a[i]; } // expect: reduction(^:hash)
        for (int i = 0; i < n; i++) { hash = Long.rotateLeft(hash, 1) ^ i; } // expect: sequential
        double prod = 1;
        for (int i = 0; i < n; i++) { prod *= 1.01; b[i] = prod; } // expect: sequential
        double z = 0;
        for (int i = 0; i < n; i++) { z += a[i]; if (z > 100) z = 0; } // expect: sequential
        for (int i = 0; i < n; i++) { z = Math.max(z, a[i]) + 0; } // expect: sequential
        for (int i = 0; i < n; i++) { z = Math.max(z, a[i]) + 1; } // expect: sequential
        for (int i = 0; i < n; i++) { z = Math.abs(z + a[i]); } // expect: sequential
        int mod = 0;
        for (int i = 0; i < n; i++) { mod = (mod + i) % 7; } // expect: sequential
        short sh = 0;
        for (int i = 0; i < n; i++) { sh += i; } // expect: reduction(+:sh)
        byte by = 0;
        for (int i = 0; i < n; i++) { by |= (byte) i; } // expect: reduction(|:by)
        calls += best + c1 + (int) hash + mod + sh + by;
    }

    static void bools(double[] a, int n) {
        boolean sorted = true;
        for (int i = 1; i < n; i++) { sorted &= a[i - 1] <= a[i]; } // expect: reduction(&:sorted)
        boolean any = false;
        for (int i = 1; i < n; i++) { any = any || a[i] > 5; } // expect: reduction(|:any)
        boolean flip = false;
        for (int i = 1; i < n; i++) { flip ^= a[i] > 5; } // expect: reduction(^:flip)
        boolean once = false;
        for (int i = 1; i < n; i++) { if (!once && a[i] > 5) { once = true; a[i] = 0; } } // expect: sequential
        boolean prev = false;
        for (int i = 1; i < n; i++) { boolean now = a[i] > 5; if (now && !prev) calls++; prev = now; } // expect: sequential
        if (sorted && any && flip && once) calls++;
    }

    static void wave(int n) {
        double[][] u = new double[n][n];
        for (int i = 1; i < n; i++) // expect: sequential
            for (int j = 1; j < n; j++) u[i][j] = u[i - 1][j] + u[i][j - 1]; // expect: sequential
        for (int i = 1; i < n; i++) // expect: sequential
            for (int j = 0; j < n - 1; j++) u[i][j] = u[i - 1][j + 1]; // expect: sequential
        double[][] old = u, nu = new double[n][n];
        for (int t = 0; t < 4; t++) { // expect: sequential
            for (int i = 1; i < n - 1; i++) { // expect: sequential
                for (int j = 1; j < n - 1; j++) { nu[i][j] = old[i - 1][j] + old[i][j]; } } // expect: parallel
            double[][] x = old; old = nu; nu = x;
        }
        for (int i = 1; i < n; i++) { u[i] = u[i - 1]; } // expect: sequential
        for (int i = 0; i < n; i++) { u[i][0] = i; } // expect: sequential
        calls += (int) (u[2][0] + nu[1][1]);
    }

    static void longs(int n) {
        long[] l = new long[64];
        for (long i = 0; i < 64; i++) { l[(int) i] = i; } // expect: parallel
        for (long i = 0; i < 64; i++) { l[(int) (i & 31)] = i; } // expect: sequential
        for (int i = 0; i < 64; i++) { l[(int) ((long) i * i % 64)] = i; } // expect: sequential
        for (long i = 1L << 32; i < (1L << 32) + 64; i++) { l[(int) i] = i; } // expect: sequential
        for (long i = 0; i < 1L << 36; i += 1L << 30) { l[(int) i & 63] = i; } // expect: sequential
        for (long i = 0; i < 1L << 36; i += 1L << 32) { l[(int) i] = i; } // expect: sequential
        for (int i = Integer.MAX_VALUE - 3; i > 0; i++) { l[i & 63]++; } // expect: sequential
        calls += (int) l[5];
    }

    static void swaps(double[] a, double[] b, int n) {
        for (int i = 0; i < n; i++) { double[] t = a; a = b; b = t; a[i] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { double t = a[i]; a[i] = b[i]; b[i] = t; } // expect: parallel
        for (int s = 0; s < n; s++) { // expect: sequential
            for (int i = s % 2; i + 1 < n; i += 2) { if (a[i] > a[i + 1]) { double t = a[i]; a[i] = a[i + 1]; a[i + 1] = t; } } } // expect: parallel
        for (int i = 1; i < n; i++) { // expect: sequential
            for (int j = i; j > 0 && a[j - 1] > a[j]; j--) { double t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; } } // expect: sequential
    }

    static double check(double[] x) {
        double s = 0;
        for (int i = 0; i < x.length; i++) { s += x[i] * (i % 7 + 1); } // expect: reduction(+:s)
        return s;
    }
}
