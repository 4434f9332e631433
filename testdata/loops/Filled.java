import java.util.*;

/** Arrays that get their elements in order, counted by a field. */
public class Filled {
    static int count;
    static final int[] found = new int[400];
    final double[] kept = new double[400];
    final int[] from = new int[400];
    int used;
    int size;

    public static void main(String[] args) {
        int n = 60 + args.length;
        double[] x = new double[n];
        for (int i = 0; i < n; i++) { x[i] = i * 7 % 11 - 4; } // expect: parallel
        primes(n);
        new Filled().fill(x);
        new Filled().otherwise(x);
        System.out.println(count + " " + Arrays.hashCode(found));
    }

    static void primes(int n) {
        for (int i = 2; i < n; i++) { // expect: reduction(+:count) reduction(append:found)
            boolean prime = true;
            for (int d = 2; d * d <= i; d++) { // expect: reduction(&:prime)
                prime = prime & i % d != 0;
            }
            if (prime) { found[count++] = i; }
        }
    }

    void fill(double[] x) {
        for (int i = 0; i < x.length; i++) { // expect: reduction(+:used) reduction(append:kept)
            if (x[i] > 0) { kept[used++] = x[i]; }
        }
        for (double v : x) { // expect: reduction(+:size) reduction(append:from) reduction(append:kept)
            if (v < 0) {
                this.kept[this.size] = v;
                from[size] = (int) v;
                size += 1;
            }
        }
        size = 0;
        for (int i = 0; i < x.length; i++) { // expect: reduction(+:size) reduction(append:kept)
            for (int j = 0; j < 3; j++) { // expect: reduction(+:size) reduction(append:kept)
                if (x[i] > j) { kept[size++] = x[i] - j; }
            }
        }
        System.out.println(used + size + " " + Arrays.hashCode(kept) + Arrays.hashCode(from));
    }

    int next() { return used++; }

    void otherwise(double[] x) {
        for (int i = 0; i < x.length; i++) { // expect: sequential
            if (x[i] > 0) { kept[used++] = x[i] + used; }
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            if (x[i] > 0) { kept[used++] = x[i]; }
            if (x[i] > 5) { used--; }
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            kept[size] = x[i];
            if (x[i] > 2) { size++; }
        }
        used = 0;
        for (int i = 0; i < x.length; i++) { // expect: sequential
            if (x[i] > 0) { kept[next()] = x[i]; }
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            if (x[i] > 0) { kept[used++] = x[i]; next(); }
        }
        used = 0;
        for (int i = 0; i < x.length; i++) { // expect: sequential
            if (x[i] > 0) { kept[used++] = x[i]; }
            from[i] = used;
        }
        for (int i = 0; i < x.length; i++) { // expect: sequential
            Filled other = x[i] > 0 ? this : new Filled();
            if (x[i] > 1) { kept[other.size++] = x[i]; }
        }
        System.out.println(used + size + " " + Arrays.hashCode(kept) + Arrays.hashCode(from));
    }
}
