import java.util.Arrays;

/**
 * What an iteration does to a field or an element beside the stores that iterations have in common: it reads what was there, or another store comes before or
 * after in the same iteration. A last value, a first value or a sum may hang on it.
 */
public class Touched {
    static class Gauge { double side; int last, first, sum; boolean on; }

    static int last, first, sum, level;
    static boolean ended;

    // One constant is put there, after what was there has decided something.

    static void readBefore(double[] b) {
        for (int i = 0; i < 4; i++) { // expect: not
            for (int j = 0; j < 4; j++) { // expect: not
                if (b[i] > 3.0) break;
                b[0] = 1.5 * 1.25;
            }
        }
    }
    static void readOnce(int[] k, int[] out) { for (int i = 0; i < 4; i++) { if (k[i] == 0) out[0] = level; level = 5; } } // expect: in this run privatize
    static void readByMethod(Gauge g, int[] k, double[] out) { for (int i = 0; i < 4; i++) { out[i] = k[i] == 0 ? g.side : i; g.side = 2.5; } } // expect: not
    static void readAlone(int[] k, Gauge g, int[] out) { int i = 0; while (i < 4) { if (k[i] == 0) { out[0] = g.last; g.last = 7; } else { g.last = 7; } i++; } } // expect: not

    // One constant is put there, and in some iteration another.

    static void lastIsOther(int[] k) { for (int i = 0; i < 4; i++) { ended = false; if (k[i] == 3) ended = true; } } // expect: proven reduction
    static void otherFirst(int[] k, int[] f) { for (int i = 0; i < 4; i++) { if (k[i] == 0) f[0] = 5; f[0] = 3; } } // expect: proven reduction
    static void lastOfAnObject(int[] k, Gauge g) { int i = 3; do { g.on = true; g.on = k[3 - i] < 3; i--; } while (i >= 0); } // expect: not
    static void put(Gauge g, boolean on) { g.on = on; }
    static void lastByMethod(int[] k, Gauge g) { for (int i : k) { g.on = false; if (i == 3) put(g, true); } } // expect: not

    // The last value is that of another store.

    static void lastStore(int[] k) { for (int i = 0; i < 4; i++) { last = 3 * i; if (k[i] == 3) last = -i; } } // expect: proven reduction
    static void lastOfSeveral(int[] k) { for (int i : k) { last = i; if (i == 3) { last++; last = last * 3; } } } // expect: proven reduction
    static void lastInObject(int[] k, Gauge g) { int i = 0; while (i < 4) { g.first = 3 * i; if (k[i] == 3) g.first = k[0] - i; i++; } } // expect: proven reduction

    // The first value comes from before the loop; else the iterations are on their own.

    static void firstValue(int[] k, int[] out) { for (int i = 0; i < 4; i++) { if (k[i] == 0) out[0] = first; first = 2 * i; out[i] += first; } } // expect: in this run privatize

    // One iteration begins the sum anew.

    static void anew(int[] k) { for (int i = 0; i < 4; i++) { if (k[i] == 0) { sum = 5; sum += 1; } sum += i; } } // expect: not
    static void anewInObject(int[] k, Gauge g) { for (int i : k) { if (i == 0) { g.sum = 5; g.sum += 1; } g.sum += i; } } // expect: not
    static void anewInArray(int[] k, int[] t) { int i = 0; while (i < 4) { if (k[i] == 0) { t[0] = 5; t[0] += 1; } t[0] += i; i++; } } // expect: not

    // Nothing of the kind.

    static void alone(double[] b, Gauge g) { for (int i = 0; i < 4; i++) { if (b[i] < 9) g.side = 2.0 * 0.75; } } // expect: proven parallel
    static void alike(int[] k) { for (int i = 0; i < 4; i++) { ended = true; if (k[i] == 3) ended = true; } } // expect: proven parallel
    static void own(double[] out, double[] w) { for (int i = 0; i < 4; i++) { w[0] = 2.5; out[i] = w[0] * i; } } // expect: proven privatize
    static void twice(int[] k) { for (int i = 0; i < 4; i++) { if (k[i] == 0) sum += 1; sum += i; } } // expect: proven reduction

    public static void main(String[] args) {
        double[] b = {1, 2, 3, 4};
        double[] d = new double[4];
        int[] k = {0, 1, 2, 3};
        int[] out = new int[4];
        int[] f = new int[4];
        Gauge g = new Gauge();
        StringBuilder text = new StringBuilder();
        readBefore(b);
        level = 4;
        readOnce(k, out);
        text.append(out[0]);
        readByMethod(g, k, d);
        readAlone(k, g, out);
        text.append(d[0]).append(g.side).append(g.last).append(out[0]);
        lastIsOther(k);
        otherFirst(k, f);
        text.append(ended).append(f[0]);
        lastOfAnObject(k, g);
        text.append(g.on);
        lastByMethod(k, g);
        text.append(g.on);
        lastStore(k);
        text.append(last);
        lastOfSeveral(k);
        lastInObject(k, g);
        text.append(last).append(g.first);
        first = 7;
        firstValue(k, out);
        text.append(out[0]).append(out[2]);
        anew(k);
        anewInObject(k, g);
        anewInArray(k, f);
        text.append(sum).append(g.sum).append(f[0]);
        alone(b, g);
        alike(k);
        own(d, new double[1]);
        twice(k);
        System.out.println(text.append(g.side).append(ended).append(sum) + Arrays.toString(b) + Arrays.toString(d));
    }
}
