/** Loops that gather into a variable or an array. */
public class Gather {
    private static double total;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 60;
        double[] a = new double[n];
        int[] b = new int[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = (i * 37 % 101) / 8.0;
            b[i] = i * i % 10;
        }
        System.out.println(sums(a, b) + " " + extremes(a, b) + " " + logic(a, b) + " " + positions(a));
        System.out.println(arrays(a, b, n) + " " + notReductions(a, b) + " " + fields(a) + " " + twice(a, b));
    }

    static double sums(double[] a, int[] b) {
        double s = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:s)
            s += a[i];
        }
        double p = 1.0;
        for (double x : a) { // expect: reduction(*:p)
            p *= 1.0 + x / 100.0;
        }
        int count = 0;
        for (int i = 0; i < b.length; i++) { // expect: reduction(+:count)
            if (b[i] > 4) {
                count++;
            }
        }
        double difference = 100.0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:difference)
            difference -= a[i];
        }
        double both = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:both)
            both = both + a[i] + 1.0;
            if (b[i] == 3) {
                both -= 2.0;
            }
        }
        double nested = 0.0;
        for (int i = 0; i < b.length; i++) { // expect: reduction(+:nested)
            for (int j = 0; j < i; j++) { // expect: reduction(+:nested)
                nested += a[j] * b[i];
            }
        }
        int calls = 0;
        for (int i = 0; i < b.length; i++) { // expect: reduction(+:calls)
            calls += 2;
        }
        return s + p + count + difference + both + nested + calls;
    }

    static double extremes(double[] a, int[] b) {
        double max = a[0];
        for (int i = 1; i < a.length; i++) { // expect: reduction(max:max)
            max = Math.max(max, a[i]);
        }
        double min = a[0];
        for (int i = 1; i < a.length; i++) { // expect: reduction(min:min)
            if (a[i] < min) {
                min = a[i];
            }
        }
        int most = b[0];
        for (int x : b) { // expect: reduction(max:most)
            most = x > most ? x : most;
        }
        double low = 1e9;
        double high = -1e9;
        for (int i = 0; i < a.length; i++) { // expect: reduction(max:high) reduction(min:low)
            low = Math.min(low, a[i]);
            high = Math.max(high, a[i]);
        }
        return max + min + most + low + high;
    }

    static int logic(double[] a, int[] b) {
        int mask = 0;
        for (int x : b) { // expect: reduction(|:mask)
            mask |= 1 << x;
        }
        int common = -1;
        for (int x : b) { // expect: reduction(&:common)
            common &= x | 6;
        }
        int parity = 0;
        for (int x : b) { // expect: reduction(^:parity)
            parity ^= x;
        }
        boolean found = false;
        for (int i = 0; i < a.length; i++) { // expect: reduction(|:found)
            if (a[i] > 5.0) {
                found = true;
            }
        }
        boolean all = true;
        for (int i = 0; i < a.length; i++) { // expect: reduction(&:all)
            if (a[i] < 0.0) {
                all = false;
            }
        }
        return mask + common + parity + (found ? 1 : 0) + (all ? 2 : 0);
    }

    static int positions(double[] a) {
        double least = a[0];
        int at = 0;
        for (int i = 1; i < a.length; i++) { // expect: reduction(argmin:at) reduction(min:least)
            if (a[i] < least) {
                least = a[i];
                at = i;
            }
        }
        int greatest = 0;
        for (int i = 1; i < a.length; i++) { // expect: reduction(argmax:greatest)
            if (a[i] > a[greatest]) {
                greatest = i;
            }
        }
        return at + greatest + (int) least;
    }

    static double arrays(double[] a, int[] b, int n) {
        int[] histogram = new int[10];
        for (int i = 0; i < n; i++) { // expect: reduction(+:histogram)
            histogram[b[i]]++;
        }
        double[] weighted = new double[10];
        for (int i = 0; i < n; i++) { // expect: reduction(+:weighted)
            weighted[b[i]] += a[i] * 0.5;
        }
        double[] greatest = new double[10];
        for (int i = 0; i < n; i++) { // expect: reduction(max:greatest)
            greatest[b[i]] = Math.max(greatest[b[i]], a[i]);
        }
        double[] one = new double[1];
        for (int i = 0; i < n; i++) { // expect: reduction(+:one)
            one[0] += a[i];
        }
        double[][] table = new double[10][10];
        for (int i = 1; i < n; i++) { // expect: reduction(+:table)
            table[b[i]][b[i - 1]] += 1.0;
        }
        double[] y = new double[n];
        for (int j = 0; j < n; j++) { // expect: reduction(+:y)
            for (int i = 0; i < n; i++) { // expect: parallel
                y[i] += a[i] * b[j];
            }
        }
        return histogram[3] + weighted[2] + greatest[1] + one[0] + table[1][4] + y[0];
    }

    static double notReductions(double[] a, int[] b) {
        double x = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: flow x line 159
            x = x * 0.5 + a[i];
        }
        double s = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: flow s line 163
            s += a[i];
            a[i] = s;
        }
        int[] histogram = new int[10];
        int seen = 0;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow histogram[b[i]] line 169
            seen += histogram[b[i]];
            histogram[b[i]]++;
        }
        double m = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: flow m line 174
            if (a[i] > m + 1.0) {
                m = a[i];
            }
        }
        double last = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: lastprivate(last)
            last = a[i] + 1.0;
        }
        double mixed = 1.0;
        for (int i = 0; i < a.length; i++) { // expect: sequential
            mixed += a[i];
            mixed *= 0.9;
        }
        double down = 1000.0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: flow down line 189
            down = a[i] - down;
        }
        return x + s + seen + m + last + mixed + down;
    }

    /** What was gathered before counts twice; of the larger of two it does not matter. */
    static double twice(double[] a, int[] b) {
        double s = 1.0;
        for (int i = 0; i < 8; i++) { // expect: sequential: flow s line 198
            s = s + a[i] + s;
        }
        int p = 3;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow p line 202
            p = p * b[i] * p;
        }
        int x = 5;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow x line 206
            x = x ^ b[i] ^ x;
        }
        int later = 1;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow later line 211
            int before = later;
            later += b[i];
            if (i % 2 == 0) {
                later += before;
            }
        }
        int c = 0;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow c line 220
            int before = c;
            for (int j = 0; j < 3; j++) { // expect: reduction(+:c)
                c += before;
            }
            c += 1;
        }
        int difference = 0;
        for (int i = 0; i < b.length; i++) { // expect: sequential: flow difference line 226
            difference = (difference + b[i]) - difference;
        }
        double largest = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(max:largest)
            largest = Math.max(Math.max(largest, a[i]), largest);
        }
        return s + p + x + later + c + difference + largest;
    }

    static double fields(double[] a) {
        total = 0.0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:total)
            total += a[i];
        }
        Counter counter = new Counter();
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:counter.sum)
            counter.add(a[i]);
        }
        return total + counter.sum;
    }

    static final class Counter {
        double sum;

        void add(double x) {
            sum += x;
        }
    }
}
