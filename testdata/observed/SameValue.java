/** Elements and fields that several iterations give the same value, and such that they do not. */
public class SameValue {
    static boolean hit;
    int last;

    static void mark(int[] f, int[] q) { for (int i = 0; i < q.length; i++) f[q[i]] = 1; } // expect: proven parallel
    static void sieve(boolean[] c) {
        for (int p = 2; p < 20; p++) // expect: proven parallel
            for (int m = 2 * p; m < c.length; m += p) c[m] = true; // expect: proven parallel
    }
    static void flag(double[] b) { for (int i = 0; i < b.length; i++) if (b[i] > 3) hit = true; } // expect: proven parallel
    void clear(SameValue[] s, int[] q) { for (int i = 0; i < q.length; i++) s[q[i]].last = 0; } // expect: proven parallel
    static void two(int[] f, int[] q) { for (int i = 0; i < q.length; i++) { if (i % 2 == 0) f[q[i]] = 1; else f[q[i]] = 2; } } // expect: not
    static int seen(boolean[] s, int[] q) { int n = 0; for (int i = 0; i < q.length; i++) if (!s[q[i]]) { s[q[i]] = true; n++; } return n; } // expect: not
    static void shared(int[] f, double[] b) { for (int i = 0; i < b.length; i++) { f[0] = 0; if (b[i] > 3) f[0] = 1; b[i] = f[0]; } } // expect: proven privatize
    static void index(int[] f, int[] q) { for (int i = 0; i < q.length; i++) f[q[i]] = i; } // expect: not

    public static void main(String[] args) {
        int[] q = {3, 1, 3, 5, 1};
        int[] f = new int[8];
        mark(f, q);
        boolean[] c = new boolean[100];
        sieve(c);
        double[] b = new double[9];
        b[3] = 9;
        b[6] = 7;
        flag(b);
        SameValue[] s = new SameValue[8];
        for (int i = 0; i < 8; i++) s[i] = new SameValue(); // expect: proven parallel
        new SameValue().clear(s, q);
        two(f, q);
        int n = seen(new boolean[8], q);
        shared(new int[1], b);
        int t = f[3];
        index(f, q);
        System.out.println(f[3] + f[1] + t + n + b[3] + (hit ? 1 : 0) + (c[7] ? 1 : 0));
    }
}
