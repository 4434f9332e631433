/** Extremes in fields with where they were met, in fields too; and what looks like that, and depends on the order. No two elements are equal, of which either could be told. */
public class Places {
    private static double most;
    private static int at;
    private static double least;
    private static int met;
    private static double lowest;
    private static int before;
    private static int now;
    private static double highest;
    private static int shown;
    private static double chosen;
    private static int rarely;
    private static double kept;
    private static int otherwise;
    private static double twice;
    private static int once;
    private static double moved;
    private static int end;

    private double best = 1e9;
    private int index = -1;
    private double weight;

    static final class Peak {
        double value = -1e9;
        int row;
        int column;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        double[] a = new double[n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = i * 37 % 101 / 4.0;
            b[i] = i * 53 % 11 + 0.5;
        }
        statics(a, n);
        Places places = new Places();
        places.fields(a, b, n);
        places.qualified(a, b, n);
        Peak peak = grid(a, n);
        apart(a, n);
        ordered(a, b, n);
        System.out.println(most + " " + at + " " + places.best + " " + places.index + " " + places.weight + " " + peak.row + " " + peak.column + " " + met + before + now + shown + rarely + otherwise + once + end);
    }

    static void statics(double[] a, int n) {
        most = -1e9;
        for (int i = 0; i < n; i++) { // expect: reduction(argmax:at) reduction(max:most)
            if (a[i] > most) {
                most = a[i];
                at = i;
            }
        }
    }

    void fields(double[] a, double[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: reduction(argmin:index) reduction(argmin:weight) reduction(min:best)
            double distance = Math.abs(a[i] - 7.1);
            if (distance < best) {
                best = distance;
                index = i;
                weight = b[i];
            }
        }
    }

    void qualified(double[] a, double[] b, int n) {
        for (int i = n - 1; i >= 0; i--) { // expect: reduction(argmin:index) reduction(min:best)
            if (this.best > a[i] * b[i]) {
                this.index = i;
                this.best = a[i] * b[i];
            }
        }
    }

    static Peak grid(double[] a, int n) {
        Peak peak = new Peak();
        for (int i = 0; i < n; i++) { // expect: reduction(argmax:peak.column) reduction(argmax:peak.row) reduction(max:peak.value)
            for (int j = 0; j < n; j++) { // expect: reduction(argmax:peak.column) reduction(argmax:peak.row) reduction(max:peak.value)
                double value = a[i] - a[j];
                if (value > peak.value) {
                    peak.value = value;
                    peak.row = i;
                    peak.column = j;
                }
            }
        }
        return peak;
    }

    /** Two objects: what is put into the one does not tell of the other. */
    static void apart(double[] a, int n) {
        Peak one = new Peak();
        Peak two = new Peak();
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > one.value) {
                one.value = a[i];
                two.row = i;
            }
        }
        met += two.row;
    }

    static void ordered(double[] a, double[] b, int n) {
        least = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < least) {
                least = a[i];
                met++;
            }
        }
        lowest = 1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] < lowest) {
                lowest = a[i];
                before = now;
                now = i;
            }
        }
        highest = -1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > highest) {
                highest = a[i];
                shown = i;
            }
            b[i] = shown;
        }
        chosen = -1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > chosen) {
                chosen = a[i];
                if (b[i] > 3) {
                    rarely = i;
                }
            }
        }
        kept = -1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            if (a[i] > kept) {
                kept = a[i];
                otherwise = i;
            } else {
                otherwise = -1;
            }
        }
        twice = -1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            int seen = once;
            if (a[i] > twice) {
                twice = a[i];
                once = seen + 1;
            }
        }
        moved = -1e9;
        for (int i = 0; i < n; i++) { // expect: sequential
            end = i / 2;
            if (a[i] > moved) {
                moved = a[i];
                end = i;
            }
        }
    }
}
