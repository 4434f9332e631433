/** The last values of variables that only some iterations assign: what is expected of each loop stands on its line. */
public class Lasts {
    static final int N = 64;
    static double best;

    static int plain(int[] a) {
        int at = -1;
        for (int i = 0; i < N; i++) { // expect: lastprivate(conditional: at)
            if (a[i] > 3) {
                at = i;
            }
        }
        return at;
    }

    static String named(String[] names, int[] a) {
        String last = "none";
        for (int i = 0; i < N; i++) { // expect: lastprivate(conditional: last)
            if (a[i] > 3) last = names[i];
            else if (a[i] < -3) last = names[0];
        }
        return last;
    }

    static double two(double[] a) {
        double low = 0, high = 0;
        for (int i = 0; i < N; i++) { // expect: lastprivate(conditional: high) lastprivate(conditional: low)
            switch ((int) a[i] & 3) {
                case 0:
                    low = a[i];
                    break;
                case 1:
                    high = a[i] * 2;
                    break;
                default:
            }
        }
        return low - high;
    }

    static double usedWithin(double[] a) {
        double t = 0, s = 0;
        for (int i = 0; i < N; i++) { // expect: reduction(+:s) lastprivate(conditional: t)
            if (a[i] > 0) {
                t = a[i];
                s += t * 2;
            }
        }
        return s + t;
    }

    static double usedLater(double[] a) {
        double t = 0, s = 0;
        for (int i = 0; i < N; i++) { // expect: sequential: flow t line 56
            if (a[i] > 0) {
                t = a[i];
            }
            s += t;
        }
        return s + t;
    }

    static int first(int[] a) {
        int at = -1;
        boolean found = false;
        for (int i = 0; i < N; i++) { // expect: sequential: flow found line 67
            if (!found && a[i] > 3) {
                found = true;
                at = i;
            }
        }
        return at;
    }

    static int firstByPlace(int[] a) {
        int at = -1;
        for (int i = 0; i < N; i++) { // expect: sequential: flow at line 78
            if (at < 0 && a[i] > 3) {
                at = i;
            }
        }
        return at;
    }

    static int third(int[] a) {
        int at = -1, count = 0;
        for (int i = 0; i < N; i++) { // expect: sequential: flow count line 89
            if (a[i] > 3) {
                count++;
                if (count == 3) at = i;
            }
        }
        return at;
    }

    static int beside(int[] a) {
        int at = -1, max = 0, other = 0;
        for (int i = 0; i < N; i++) { // expect: sequential: flow max line 99
            if (a[i] > max) {
                max = a[i];
                at = i;
            } else {
                other = i;
            }
        }
        return at + other;
    }

    static int ofField(double[] a) {
        int at = -1;
        for (int i = 0; i < N; i++) { // expect: sequential: flow best line 112
            if (a[i] > best) {
                best = a[i];
                at = i;
            }
        }
        return at;
    }

    static int fromThenOn(int[] a) {
        boolean any = false;
        int at = -1;
        for (int i = 0; i < N; i++) { // expect: sequential: flow any line 124
            any |= a[i] > 5;
            if (any) at = i;
        }
        return at;
    }

    static int untilThen(int[] a) {
        boolean any = false;
        int at = -1;
        for (int i = 0; i < N; i++) { // expect: sequential: flow any line 134
            if (any) continue;
            any = a[i] > 5;
            at = i;
        }
        return at;
    }

    static double mean(double[] a) {
        double total = 0, mean = 0;
        for (int i = 0; i < N; i++) { // expect: reduction(+:total) reduction(last-of:mean)
            total += a[i];
            mean = total / (i + 1);
        }
        return mean;
    }

    static double spread(double[] a) {
        double sum = 0, squares = 0, spread = -1;
        int n = 0;
        for (double x : a) { // expect: reduction(+:n) reduction(+:squares) reduction(+:sum) reduction(last-of:spread)
            if (x > 2) {
                sum += x;
                squares += x * x;
                n++;
            }
            spread = (squares - sum * sum / n) / (n - 1);
        }
        return spread;
    }

    static long range(int[] a) {
        int least = 99, most = -99;
        long range = 0;
        int i = 0;
        while (i < N) { // expect: reduction(last-of:range) reduction(max:most) reduction(min:least)
            least = Math.min(least, a[i]);
            most = Math.max(most, a[i]);
            range = (long) most - least;
            i++;
        }
        return range;
    }

    static final class Meter {
        double reading;
        double before;
        int kept;
        final double[] state = new double[4];

        void read(double[] a) {
            for (int i = 0; i < N; i++) { // expect: lastprivate(reading)
                reading = a[i] * 3;
                a[i] = reading + 1;
            }
        }

        void readEither(double[] a) {
            for (double x : a) { // expect: sequential
                if (x > 3) {
                    this.reading = x;
                } else {
                    this.reading = 3;
                }
            }
        }

        void keepSome(int[] a) {
            for (int i = 0; i < N; i++) { // expect: sequential
                if (a[i] > 3) {
                    kept = i;
                }
            }
        }

        void difference(double[] a) {
            for (int i = 0; i < N; i++) { // expect: sequential
                a[i] -= before;
                before = a[i];
            }
        }

        void inElement(double[] a) {
            for (int i = 0; i < N; i++) { // expect: reduction(last-content:state)
                state[1] = a[i];
            }
        }

        double sum() {
            return reading + before + kept + state[1];
        }
    }

    static double newest;

    static void ofClass(double[] a) {
        int i = N;
        while (--i >= 0) { // expect: lastprivate(newest)
            newest = a[i] + 1;
        }
    }

    static int wholeMean(int[] a) {
        int total = 0, mean = 0;
        for (int i = 0; i < N; i++) { // expect: sequential
            total += a[i] + 100;
            mean = 1000 / total;
        }
        return mean;
    }

    static double meanOfSome(double[] a) {
        double total = 0, mean = 0;
        for (int i = 0; i < N; i++) { // expect: sequential
            total += a[i];
            if (a[i] > 3) {
                mean = total / (i + 1);
            }
        }
        return mean;
    }

    static double means(double[] a, double[] b) {
        double total = 0, mean = 0;
        for (int i = 0; i < N; i++) { // expect: sequential
            total += a[i];
            mean = total / (i + 1);
            b[i] = mean;
        }
        return mean;
    }

    static double feedsBack(double[] a) {
        double total = 0, mean = 0;
        for (int i = 0; i < N; i++) { // expect: sequential
            total += a[i] - mean;
            mean = total / (i + 1);
        }
        return mean;
    }

    public static void main(String[] args) {
        int[] a = new int[N];
        double[] d = new double[N];
        String[] s = new String[N];
        for (int i = 0; i < N; i++) { // expect: parallel
            a[i] = i * 37 % 11 - 4;
            d[i] = (i * 37 % 11 - 4) * 0.5;
        }
        for (int i = 0; i < N; i++) { // expect: parallel
            s[i] = names(i);
        }
        System.out.println(plain(a) + named(s, a) + two(d) + usedWithin(d) + usedLater(d) + first(a) + firstByPlace(a) + third(a) + beside(a) + ofField(d) + fromThenOn(a) + untilThen(a));
        System.out.println(mean(d) + " " + spread(d) + " " + range(a) + " " + wholeMean(a) + " " + meanOfSome(d) + " " + means(d, new double[N]) + " " + feedsBack(d));
        System.out.println(meters(a, d) + means(d.clone()) + new Lasts().counted(d));
    }

    private static double meters(int[] a, double[] d) {
        Meter meter = new Meter();
        meter.read(d);
        meter.readEither(d);
        meter.keepSome(a);
        meter.difference(d);
        meter.inElement(d);
        ofClass(d);
        return meter.sum() + newest;
    }

    private static String names(int i) {
        return i % 2 == 0 ? "even" : "odd";
    }

    static double mean, half;
    double average;
    int n;

    /** Fields that keep what is computed from what the iterations gather. */
    static double means(double[] a) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:sum) reduction(last-of:mean)
            sum += a[i];
            mean = sum / (i + 1);
        }
        sum = 0;
        for (int i = 0; i < a.length; i++) { // expect: sequential
            sum += a[i];
            if (i == 5) { half = sum; }
        }
        sum = 0;
        for (int i = 0; i < a.length; i++) { // expect: sequential
            sum += a[i];
            mean = sum / (i + 1);
            a[i] -= mean;
        }
        sum = 0;
        for (int i = 0; i < a.length; i++) { // expect: sequential
            sum += a[i];
            mean = sum / (i + 1);
            a[i] = seen(a[i]);
        }
        return mean + half;
    }

    static double seen(double x) { return x - mean; }

    double counted(double[] a) {
        double sum = 0;
        for (double v : a) { // expect: reduction(+:sum) reduction(last-of:average)
            n++;
            sum += v;
            this.average = sum / n;
        }
        for (int i = 0; i < a.length; i++) { // expect: sequential
            Lasts other = new Lasts[] {this, new Lasts()}[i % 2];
            sum += a[i];
            other.average = sum;
        }
        return average + n;
    }
}
