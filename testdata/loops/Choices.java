/** Loops that choose: extremes written with if, what else hangs on the choice, truths, ends by exceptions, unusual ways to count, calls that only read. */
public class Choices {
    private static double sink;
    private static int changes;
    private static int peak;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        double[] a = new double[2 * n];
        double[] b = new double[2 * n];
        int[] c = new int[2 * n];
        for (int i = 0; i < 2 * n; i++) { // expect: parallel
            a[i] = i * 37 % 101 / 4.0;
            c[i] = i * 13 % 7;
        }
        extremes(a, b, c, n);
        hanging(a, b, c, n);
        positions(a, b, c, n);
        truths(a, b, n);
        elements(a, b, c, n);
        exceptions(a, b, c, n);
        counting(a, b, n);
        objects(a, b, n);
        reading(a, b, c, n);
        packed(n);
        System.out.println(sink + " " + changes + " " + peak + " " + b[1] + " " + b[n]);
    }

    static void extremes(double[] a, double[] b, int[] c, int n) {
        double guarded = 0.0;
        for (int i = 0; i < n; i++) { // expect: reduction(max:guarded)
            if (c[i] > 3 && a[i] > guarded) {
                guarded = a[i];
            }
        }
        double first = 0.0;
        for (int i = 0; i < n; i++) { // expect: reduction(max:first)
            if (a[i] > first && c[i] > 3) {
                first = a[i];
            }
        }
        double either = 0.0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > either || c[i] > 3) {
                either = a[i];
            }
        }
        double high = 0.0;
        double low = 1e9;
        for (int i = 0; i < n; i++) { // expect: reduction(max:high) reduction(min:low)
            if (a[i] > high) {
                high = a[i];
            }
            if (a[i] < low) {
                low = a[i];
            }
        }
        double up = 0.0;
        double down = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > up) {
                up = a[i];
            } else if (a[i] < down) {
                down = a[i];
            }
        }
        double widest = 0.0;
        for (int i = 0; i < n; i++) { // expect: reduction(max:widest)
            for (int j = 0; j < n; j++) { // expect: reduction(max:widest)
                double difference = Math.abs(a[i] - a[j]);
                if (difference > widest) {
                    widest = difference;
                }
            }
        }
        sink += guarded + first + either + high + low + up + down + widest;
    }

    /** What is done when a new extreme is found depends on those before. */
    static void hanging(double[] a, double[] b, int[] c, int n) {
        double m = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential: flow m line 83
            if (a[i] < m) {
                m = a[i];
                b[i] = 1.0;
            }
        }
        double counted = 1e9;
        int times = 0;
        for (int i = 0; i < n; i++) { // expect: sequential: flow counted line 91
            if (a[i] < counted) {
                counted = a[i];
                times++;
            }
        }
        double other = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < other) {
                other = a[i];
            } else {
                b[i] = 3.0;
            }
        }
        double field = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < field) {
                field = a[i];
                changes++;
            }
        }
        double binned = 1e9;
        int[] histogram = new int[7];
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < binned) {
                binned = a[i];
                histogram[c[i]]++;
            }
        }
        double found = 1e9;
        boolean changed = false;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < found) {
                found = a[i];
                changed = true;
            }
        }
        double passed = -1e9;
        int skipped = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > passed) {
                passed = a[i];
                continue;
            }
            skipped++;
        }
        double rest = 1e9;
        double sum = 0.0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] >= rest) {
                sum += a[i];
            } else {
                rest = a[i];
            }
        }
        sink += m + times + counted + other + field + binned + histogram[3] + found + (changed ? 1 : 0) + passed + skipped + rest + sum;
    }

    static void positions(double[] a, double[] b, int[] c, int n) {
        double most = -1e9;
        int at = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(argmax:at) reduction(max:most)
            if (c[i] > 2 && a[i] > most) {
                most = a[i];
                at = i;
            }
        }
        double best = -1e9;
        int now = 0;
        int before = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > best) {
                best = a[i];
                before = now;
                now = i;
            }
        }
        int greatest = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > a[greatest]) {
                greatest = i;
                b[0] += 1.0;
            }
        }
        double top = -1e9;
        int tied = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > top) {
                top = a[i];
                tied = i;
            } else if (a[i] == top) {
                tied = -1;
            }
        }
        sink += most + at + best + now + before + greatest + top + tied;
    }

    static void truths(double[] a, double[] b, int n) {
        boolean any = false;
        for (int i = 0; i < n; i++) { // expect: reduction(|:any)
            any = any || a[i] > 3.0;
        }
        boolean all = true;
        for (int i = 0; i < n; i++) { // expect: reduction(&:all)
            all = all && a[i] < 99.0;
        }
        boolean asked = false;
        for (int i = 0; i < n; i++) { // expect: reduction(|:asked)
            if (!asked && a[i] > 20.0) {
                asked = true;
            }
        }
        boolean told = false;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (!told && a[i] > 20.0) {
                told = true;
                b[i] = 2.0;
            }
        }
        boolean alternating = false;
        for (int i = 0; i < n; i++) { // expect: sequential
            alternating = !alternating || a[i] > 20.0;
        }
        boolean counted = false;
        int until = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (!counted) {
                until++;
            }
            counted = counted || a[i] > 20.0;
        }
        sink += (any ? 1 : 0) + (all ? 2 : 0) + (asked ? 4 : 0) + (told ? 8 : 0) + (alternating ? 16 : 0) + (counted ? until : 0);
    }

    static void elements(double[] a, double[] b, int[] c, int n) {
        double[] greatest = new double[7];
        for (int i = 0; i < n; i++) { // expect: reduction(max:greatest)
            if (a[i] > greatest[c[i]]) {
                greatest[c[i]] = a[i];
            }
        }
        double[] most = new double[7];
        int[] where = new int[7];
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > most[c[i]]) {
                most[c[i]] = a[i];
                where[c[i]] = i;
            }
        }
        for (int i = 0; i < n; i++) { // expect: reduction(max:peak)
            if (c[i] > peak) {
                peak = c[i];
            }
        }
        int[] longest = new int[7];
        for (int i = 0; i < n; i++) { // expect: sequential
            if (c[i] > longest[c[i]]) {
                longest[c[i + 1]] = c[i];
            }
        }
        sink += greatest[3] + most[2] + where[2] + longest[1];
    }

    /** Exceptions that are waited for end a loop as a break does. */
    static void exceptions(double[] a, double[] b, int[] c, int n) {
        for (int i = 0; i < n; i++) { // expect: sequential: control catch line 258
            try {
                b[i] = 10 / c[i];
            } catch (ArithmeticException e) {
                break;
            }
        }
        int done = 0;
        try {
            for (int i = 0; i < 1000; i++) { // expect: sequential: control catch line 268
                b[i] = i;
                done++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            changes += done;
        }
        int bad = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:bad)
            try {
                b[i] = 10 / c[i];
            } catch (ArithmeticException e) {
                bad++;
            }
        }
        sink += bad;
    }

    static void counting(double[] a, double[] b, int n) {
        int down = n;
        while (down-- > 0) { // expect: parallel
            b[down] = a[down];
        }
        int up = -1;
        while (++up < n) { // expect: parallel
            b[up] += a[up];
        }
        int next = 0;
        while (next < n) { // expect: parallel
            b[next++] += 1.0;
        }
        int k = 0;
        for (int i = 0; i < n / 3; i++) { // expect: parallel
            b[k] = a[i];
            k += 3;
        }
        int kept = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:kept) reduction(append:b)
            if (a[i] > 9.0) {
                b[kept++] = a[i];
            }
        }
        sink += k + kept + next + up + down;
    }

    static void objects(double[] a, double[] b, int n) {
        Vector own = new Vector();
        for (int i = 0; i < n; i++) { // expect: private(own.x, own.y)
            own.set(a[i], 2.0);
            b[i] = own.length();
        }
        Vector sometimes = new Vector();
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > 7.0) {
                sometimes.set(a[i], 2.0);
            }
            b[i] += sometimes.length();
        }
        Vector later = new Vector();
        for (int i = 0; i < n; i++) { // expect: sequential
            later.set(a[i], 1.0);
            b[i] += later.length();
        }
        Vector seen = new Vector();
        for (int i = 0; i < n; i++) { // expect: reduction(max:seen.x)
            seen.reach(a[i]);
        }
        sink += later.length() + seen.length();
    }

    /** Calls that cannot be followed to their end, but write nothing. */
    static void reading(double[] a, double[] b, int[] c, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            b[i] = ways(c[i]);
        }
        double[] sums = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            sums[i] = sum(a, i);
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            sums[i] = greatest(sums, i);
        }
        String[] names = new String[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            names[i] = new StringBuilder().append("n").append(i).reverse().toString();
        }
        for (int i = 0; i < 10; i++) { // expect: parallel
            double[] firsts = java.util.Arrays.copyOf(sums, 10);
            sums[10 + i] = firsts[i];
        }
        sink += sums[n - 1] + names[12].length();
    }

    static void packed(int n) {
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i * n + j] = i - 2 * j;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < i; j++) { // expect: parallel
                double t = m[i * n + j];
                m[i * n + j] = m[j * n + i];
                m[j * n + i] = t;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i * n + j] = m[j * n + i] + 1.0;
            }
        }
        sink += m[n + 2];
    }

    static int ways(int steps) {
        return steps < 2 ? 1 : ways(steps - 1) + ways(steps - 2);
    }

    static double sum(double[] values, int last) {
        return last < 0 ? 0.0 : values[last] + sum(values, last - 1);
    }

    static double greatest(double[] values, int last) {
        return last < 0 ? 0.0 : Math.max(values[last], greatest(values, last - 1));
    }

    static final class Vector {
        private double x;
        private double y;

        void set(double toX, double toY) {
            x = toX;
            y = toY;
        }

        void reach(double far) {
            if (far > x) {
                x = far;
            }
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }
    }
}
