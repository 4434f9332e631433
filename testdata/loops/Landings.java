import java.util.*;

/** Exceptions that the same iteration throws and catches, and what they leave undone. */
public class Landings {
    static final class Missing extends Exception { Missing(String what) { super(what); } }
    static class Refused extends RuntimeException { final int by; Refused(int by) { this.by = by; } }
    static final class Twice extends Refused { Twice() { super(2); } }
    int n;
    static double last;

    public static void main(String[] args) {
        int n = 40 + args.length;
        String[] words = new String[n];
        int[] a = new int[n], b = new int[n], c = new int[n];
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) { words[i] = i % 9 == 0 ? "x" + i : "" + i; a[i] = i * 5; b[i] = i % 7; x[i] = i - 9; } // expect: parallel
        roots(x, y);
        own(a, b, c);
        caughtOnTheWay(a, b);
        past(words, a, b, c);
        new Landings().counter(words, c);
        System.out.println(Arrays.hashCode(a) + Arrays.hashCode(b) + Arrays.hashCode(c) + Arrays.hashCode(x) + Arrays.hashCode(y) + last);
    }

    static double root(double v) throws Exception {
        if (v < 0) { throw new Exception("negative"); }
        return Math.sqrt(v);
    }

    static void roots(double[] x, double[] y) {
        for (int i = 0; i < x.length; i++) { // expect: parallel
            double r;
            try { r = root(x[i]); } catch (Exception e) { r = -1; } finally { y[i] = 1; }
            y[i] += r;
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            try { y[i] = root(x[i]); } catch (Exception e) { break; }
        }
        try {
            for (int i = 0; i < x.length; i++) { y[i] = root(x[i]); } // expect: sequential
        } catch (Exception e) {
            y[0] = -1;
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            try {
                y[i] = root(Math.abs(x[i]));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static int divided(int a, int b) throws Missing {
        if (b == 0) { throw new Missing("divisor"); }
        return a / b;
    }

    static int tried(int a, int b) {
        try { return divided(a, b); } catch (Missing e) { return -1; }
    }

    static int refuse(int v) {
        if (v > 3) { throw new Twice(); } else if (v == 0) { throw new Refused(v); }
        return v;
    }

    static void own(int[] a, int[] b, int[] c) {
        for (int i = 0; i < a.length; i++) { // expect: parallel
            try { c[i] = divided(a[i], b[i]); } catch (Missing e) { c[i] = 0; continue; }
            c[i]++;
        }
        for (int i = 0; i < a.length; i++) { // expect: parallel
            try { a[i] = refuse(b[i]); } catch (Refused e) { a[i] = e.by; }
        }
        for (int i = 0; i < a.length; i++) { // expect: sequential
            try {
                a[i] = refuse(b[i] % 3 + 1);
            } catch (Twice e) {
                a[i] = 0;
            }
        }
    }

    static void caughtOnTheWay(int[] a, int[] b) {
        int refused = 0;
        for (int i = 0; i < a.length; i++) { a[i] = tried(a[i], b[i]); } // expect: parallel
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:refused)
            try {
                if (a[i] % 3 == 1) { throw new IllegalArgumentException("third"); }
                a[i] *= 2;
            } catch (IllegalArgumentException e) {
                refused++;
            }
        }
        last = refused;
    }

    /** What an exception leaves undone, and what stands behind. */
    static void past(String[] words, int[] a, int[] b, int[] c) {
        int[] t = new int[1];
        for (int i = 0; i < a.length; i++) { // expect: sequential
            try { t[0] = Integer.parseInt(words[i]); } catch (NumberFormatException e) { }
            c[i] = t[0];
        }
        int[] u = new int[1];
        for (int i = 0; i < a.length; i++) { // expect: private(u)
            u[0] = -1;
            try { u[0] = a[i] / b[i]; } catch (ArithmeticException e) { }
            c[i] = u[0];
        }
        int[] v = new int[1];
        for (int i = 0; i < a.length; i++) { // expect: sequential
            try { put(v, divided(a[i], b[i])); } catch (Missing e) { c[i] = 0; }
            c[i] += v[0];
        }
        for (int i = 0; i < a.length; i++) { // expect: sequential
            try { last = a[i] / b[i]; } catch (ArithmeticException e) { }
        }
        double kept = 0;
        for (int i = 0; i < a.length; i++) { // expect: lastprivate(conditional: kept)
            try { kept = a[i] / b[i]; } catch (ArithmeticException e) { }
        }
        last += kept;
    }

    static void put(int[] t, int value) { t[0] = value; }

    void counter(String[] words, int[] c) {
        for (int i = 0; i < words.length; i++) { // expect: sequential: flow n line 132
            try {
                int v = Integer.parseInt(words[i]);
                this.n++;
                c[i] = n + v;
            } catch (NumberFormatException e) {
                c[i] = n;
            }
        }
        int k = 0;
        for (int i = 0; i < words.length; i++) { // expect: sequential
            try { k++; c[k] = Integer.parseInt(words[i]); } catch (NumberFormatException e) { k--; }
        }
    }
}
