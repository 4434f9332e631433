/**
 * Exceptions between stores: thrown by accesses, by arithmetic, by methods, through finally and try-with-resources.
 *
 * Usage: Exceptions [n]
 */
public class Exceptions {

    static final class Negative extends Exception {
        private static final long serialVersionUID = 1L;
        final double value;

        Negative(double value) {
            super("negative: " + value);
            this.value = value;
        }
    }

    static final class Counter implements AutoCloseable {
        final int[] total;

        Counter(int[] total) {
            this.total = total;
        }

        @Override
        public void close() {
            total[0]++;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        double[] a = new double[n];
        int[] closed = new int[1];
        for (int i = 0; i < n; i++) {
            a[i] = i % 4 == 3 ? -i : i;
        }
        int outOfBounds = 0;
        int divisions = 0;
        int nulls = 0;
        int cleanups = 0;
        for (int i = 0; i < n; i++) {
            try (Counter counter = new Counter(closed)) {
                a[i] = root(a[i]) + counter.total[0];
            } catch (Negative e) {
                a[i] = -e.value;
            } finally {
                cleanups++;
            }
            try {
                a[i + 1] = 2.0 * a[i] + a[i + 1];
                a[i + n - 1] += 1.0;
            } catch (ArrayIndexOutOfBoundsException e) {
                outOfBounds++;
            }
            try {
                closed[0] += 6 / (i % 3);
            } catch (ArithmeticException e) {
                divisions++;
            }
            try {
                double[] row = i % 5 == 0 ? null : a;
                row[0] = i;
            } catch (NullPointerException e) {
                nulls++;
            }
        }
        double sum = 0.0;
        for (double value : a) {
            sum += value;
        }
        System.out.printf("checksum %.6f closed %d bounds %d divisions %d nulls %d cleanups %d nested %d%n",
                sum, closed[0], outOfBounds, divisions, nulls, cleanups, nested(n));
    }

    static double root(double x) throws Negative {
        if (x < 0) {
            throw new Negative(x);
        }
        return Math.sqrt(x);
    }

    static int nested(int depth) {
        int[] trail = new int[depth + 1];
        try {
            descend(depth, trail);
        } catch (IllegalStateException e) {
            trail[0] += 100;
        }
        int sum = 0;
        for (int value : trail) {
            sum += value;
        }
        return sum;
    }

    static void descend(int depth, int[] trail) {
        try {
            if (depth == 0) {
                throw new IllegalStateException("bottom");
            }
            descend(depth - 1, trail);
        } finally {
            trail[depth] = depth + 1;
        }
    }
}
