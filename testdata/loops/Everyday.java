import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Loops as numeric programs have them. */
public class Everyday {
    private static final Map<Integer, Long> MEMO = new HashMap<>();
    private static final double[] CACHE = new double[64];
    private static final boolean[] KNOWN = new boolean[64];
    private static int calls;
    private static long state = 12345;

    static final class Body {
        double x;
        double v;
        double f;

        Body(double x) {
            this.x = x;
        }

        void move(double dt) {
            v += f * dt;
            x += v * dt;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
        System.out.println(arrays(n) + " " + bodies(n) + " " + library(n) + " " + matrices(n));
        System.out.println(narrow(n) + " " + wide(n) + " " + conditions(n) + " " + distances());
    }

    static double weight(double a, double b, double c) {
        return 0.25 * (a + 2 * b + c);
    }

    static double counted(double x) {
        calls++;
        return x * x;
    }

    static void axpy(double[] x, double[] y, int from, int to, double a) {
        for (int i = from; i < to; i++) { // expect: parallel
            y[i] += a * x[i];
        }
    }

    static void shift(double[] from, double[] to, int n) {
        for (int i = 0; i < n - 1; i++) { // expect: sequential: anti from[i+1] (from and to may be the same) line 54
            to[i] = from[i + 1] * 0.5;
        }
    }

    static double cached(int k) {
        if (!KNOWN[k]) {
            CACHE[k] = Math.exp(k);
            KNOWN[k] = true;
        }
        return CACHE[k];
    }

    static long fibonacci(int k) {
        if (k < 2) {
            return k;
        }
        Long known = MEMO.get(k);
        if (known != null) {
            return known;
        }
        long v = fibonacci(k - 1) + fibonacci(k - 2);
        MEMO.put(k, v);
        return v;
    }

    static int next() {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) (state >>> 33);
    }

    static double arrays(int n) {
        double[] a = new double[n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = Math.sin(i) + 2;
        }
        for (int i = 1; i < n - 1; i++) { // expect: parallel
            b[i] = weight(a[i - 1], a[i], a[i + 1]);
        }
        for (int i = 1; i < n - 1; i++) { // expect: sequential: flow a[i-1] line 94
            a[i] = weight(a[i - 1], a[i], a[i + 1]);
        }
        axpy(a, b, 0, n, 2.0);
        axpy(a, a, 0, n, 2.0);
        shift(a, a, n);
        double total = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:calls) reduction(+:total)
            total += counted(a[i]);
        }
        for (int i = 0; i + 3 < n; i += 2) { // expect: sequential: flow a[...] line 104
            System.arraycopy(a, i, a, i + 1, 2);
        }
        double[] old = a;
        double[] now = b;
        for (int t = 0; t < 4; t++) { // expect: sequential: flow old line 110
            for (int i = 1; i < n - 1; i++) { // expect: parallel
                now[i] = old[i - 1] + old[i + 1];
            }
            double[] h = old;
            old = now;
            now = h;
        }
        int at = 0;
        double least = a[0];
        for (int i = 1; i < n; i++) { // expect: reduction(argmin:at) reduction(min:least)
            if (a[i] <= least) {
                least = a[i];
                at = i;
            }
        }
        double norm = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(max:norm)
            double row = 0;
            for (int j = 0; j < n; j++) { // expect: reduction(+:row)
                row += Math.abs(a[i] - b[j]);
            }
            norm = Math.max(norm, row);
        }
        return total + calls + old[1] + now[2] + at + least + norm;
    }

    static double bodies(int n) {
        Body[] bodies = new Body[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            bodies[i] = new Body(i);
        }
        for (int t = 0; t < 3; t++) { // expect: sequential: flow bodies[j].x line 145
            for (int i = 0; i < n; i++) { // expect: sequential: flow p.f line 145
                Body p = bodies[i];
                p.f = 0;
                for (int j = 0; j < n; j++) { // expect: reduction(+:p.f)
                    p.f += 1.0 / (1 + Math.abs(p.x - bodies[j].x));
                }
            }
            for (Body p : bodies) { // expect: sequential: flow v line 149
                p.move(0.01);
            }
        }
        bodies[1] = bodies[0];
        for (int i = 0; i < n; i++) { // expect: reduction(+:bodies.x)
            bodies[i].x += bodies[i].v;
        }
        return bodies[1].x + bodies[5].v;
    }

    static double library(int n) {
        List<Body> list = new ArrayList<>();
        for (int i = 0; i < n; i++) { // expect: reduction(append:list)
            list.add(new Body(i));
        }
        double energy = 0;
        for (Body p : list) { // expect: sequential: control loop condition line 165
            energy += p.x * p.x;
        }
        for (Iterator<Body> it = list.iterator(); it.hasNext();) { // expect: sequential: control loop condition line 168
            it.next().move(1);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5; i++) { // expect: reduction(append:text)
            text.append(i).append(' ');
        }
        String s = "";
        for (int i = 0; i < 5; i++) { // expect: sequential: flow s line 177
            s += i;
        }
        Random random = new Random(1);
        double[] a = new double[n];
        for (int i = 0; i < n; i++) { // expect: sequential: call Random.nextDouble() line 182
            a[i] = random.nextDouble();
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow state line 185
            a[i] += next();
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow CACHE[k] line 188
            a[i] += cached(i % 8);
        }
        for (int i = 0; i < n; i++) { // expect: sequential: call Map.get() line 191
            a[i] += fibonacci(i);
        }
        for (int i = 0; i < 2; i++) { // expect: sequential: call PrintStream.println() line 194
            System.out.println(a[i]);
        }
        return energy + text.length() + s.length() + a[3];
    }

    static double matrices(int n) {
        double[][] m = new double[n][n];
        double[] a = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = 1.0 / (i + 1);
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            System.arraycopy(a, 0, m[i], 0, n);
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = i + 1; j < n; j++) { // expect: parallel
                double h = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = h;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow m[i][j] line 217
            for (int j = 0; j < n; j++) { // expect: parallel
                double h = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = h;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            m[i][i] += 2 * n;
        }
        double[] x = new double[n];
        for (int i = 0; i < n; i++) { // expect: sequential: flow x[j] line 229
            double r = a[i];
            for (int j = 0; j < i; j++) { // expect: reduction(+:r)
                r -= m[i][j] * x[j];
            }
            x[i] = r / m[i][i];
        }
        for (int j = 0; j < n; j++) { // expect: sequential: flow m[j][k] line 236
            double d = m[j][j];
            for (int k = 0; k < j; k++) { // expect: reduction(+:d)
                d -= m[j][k] * m[j][k];
            }
            m[j][j] = Math.sqrt(Math.abs(d) + 1);
            for (int i = j + 1; i < n; i++) { // expect: parallel
                double e = m[i][j];
                for (int k = 0; k < j; k++) { // expect: reduction(+:e)
                    e -= m[i][k] * m[j][k];
                }
                m[i][j] = e / m[j][j];
            }
        }
        return x[1] + m[2][1];
    }

    /** What is cut to a narrow type after each step. */
    static double narrow(int n) {
        int[] at = new int[n];
        double[] a = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            at[i] = i * 7 % 5;
            a[i] = i / 3.0;
        }
        byte[] bytes = new byte[8];
        char[] chars = new char[8];
        short[] shorts = new short[8];
        float[] floats = new float[8];
        int[] ints = new int[8];
        for (int i = 0; i < n; i++) { // expect: reduction(+:bytes)
            bytes[at[i]] += 100;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(+:chars)
            chars[at[i]]++;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(+:shorts)
            shorts[at[i]] -= 3;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(|:bytes)
            bytes[at[i]] |= (byte) i;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(+:floats)
            floats[at[i]] += a[i];
        }
        for (int i = 0; i < n; i++) { // expect: reduction(+:ints)
            ints[at[i]] += (long) i << 30;
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow ints[at[i]] line 282
            ints[at[i]] += a[i]; // cut to a whole number each time
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow ints[at[i]] line 285
            ints[at[i]] = (byte) (ints[at[i]] + 100); // the sum of two cut sums need not be cut
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow ints[at[i]] line 288
            ints[at[i]] = (byte) ints[at[i]] + 100;
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow bytes[at[i]] line 291
            bytes[at[i]] = (byte) Math.max(bytes[at[i]], 100 * i); // what is cut may be less
        }
        double sum = 0;
        for (int k = 0; k < 8; k++) { // expect: reduction(+:sum)
            sum += bytes[k] + chars[k] + shorts[k] + floats[k] + ints[k];
        }
        return sum;
    }

    static double wide(int n) {
        int[] b = new int[n];
        double[] a = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            b[i] = i * 5 % 11;
            a[i] = b[i] / 7.0;
        }
        int sum = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:sum)
            sum = Integer.sum(sum, b[i]);
        }
        double real = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:real)
            real = Double.sum(real, a[i]);
        }
        int most = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(max:most)
            most = Integer.max(most, b[i]);
        }
        int exact = 0;
        for (int i = 0; i < n; i++) { // expect: sequential: flow exact line 321
            exact = Math.addExact(exact, b[i]);
        }
        short few = 30000;
        for (int i = 0; i < n; i++) { // expect: reduction(+:few)
            few += 1000 * b[i];
        }
        byte bits = 5;
        for (int i = 0; i < n; i++) { // expect: reduction(^:bits)
            bits ^= (byte) (37 * i);
        }
        float rounded = 1;
        for (int i = 0; i < n; i++) { // expect: reduction(+:rounded)
            rounded += a[i];
        }
        int whole = 0;
        for (int i = 0; i < n; i++) { // expect: sequential: flow whole line 337
            whole += a[i];
        }
        int cut = 0;
        for (int i = 0; i < n; i++) { // expect: sequential: flow cut line 341
            cut = (byte) (cut + 50);
        }
        return sum + real + most + exact + few + bits + rounded + whole + cut;
    }

    static double conditions(int n) {
        double[] a = new double[n];
        int q = 0;
        while (q < n && a[q] > -1) { // expect: sequential: control loop condition line 349
            q++;
        }
        boolean good = true;
        for (int i = 0; i < n && good; i++) { // expect: sequential: control loop condition line 353
            good = a[i] > -5;
        }
        for (int i = 0; i < n; i++) { // expect: sequential: control break line 357
            if (a[i] > 5) {
                break;
            }
            a[i] = i;
        }
        int k = 0;
        int[] out = new int[n * n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                out[k++] = i * j;
            }
        }
        return q + a[3] + out[5];
    }

    static double distances() {
        double[] z = new double[200];
        for (int i = 0; i < 100; i++) { // expect: sequential: anti z[i+30] line 375
            z[i] = z[i + 30] + i;
        }
        for (int i = 0; i < 25; i++) { // expect: parallel
            z[i] = z[i + 30];
        }
        for (int i = 30; i < 55; i++) { // expect: parallel
            z[i] = z[i - 30] + 1;
        }
        for (int i = 30; i < 155; i++) { // expect: sequential: flow z[i-30] line 384
            z[i] = z[i - 30] + 1;
        }
        for (int i = 0; i < 100; i++) { // expect: parallel
            z[i] = z[i + 100];
        }
        return z[5] + z[120];
    }
}
