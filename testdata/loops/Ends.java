import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Loops that end early, call what is not known, or have to come in order for another reason. */
public class Ends {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = square(i) - 3.0;
        }
        System.out.println(find(a, 6.0) + " " + first(a) + " " + check(a) + " " + until(a));
        calls(a, n);
        System.out.println(fibonacci(10) + " " + recursion(a) + " " + a[3] + " " + hash("order") + " " + growing(1));
        mark(new int[] {3, 4, 0}, new boolean[3]); beyond(new int[3], args.length > 9);
    }

    static int find(double[] a, double x) {
        for (int i = 0; i < a.length; i++) { // expect: sequential: control return line 22
            if (a[i] == x) {
                return i;
            }
        }
        return -1;
    }

    static int first(double[] a) {
        int at = 0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: control break line 32
            if (a[i] > 5.0) {
                break;
            }
            at = i;
        }
        return at;
    }

    static int check(double[] a) {
        for (int i = 0; i < a.length; i++) { // expect: sequential: control throw line 42
            if (a[i] > 1e6) {
                throw new IllegalStateException("too large");
            }
        }
        int skipped = 0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:skipped)
            if (a[i] < 5.0) {
                continue;
            }
            skipped++;
        }
        return skipped;
    }

    static int until(double[] a) {
        int steps = 0;
        double x = 100.0;
        while (x > 1.0) { // expect: sequential: flow x line 60
            x = x * 0.5;
            steps++;
        }
        int n = 27;
        while (n != 1) { // expect: sequential: flow n line 65
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        int i = 0;
        do { // expect: parallel
            a[i] = a[i] + 1.0;
            i++;
        } while (i < a.length);
        return steps;
    }

    static void calls(double[] a, int n) {
        for (int i = 0; i < 2; i++) { // expect: sequential: call PrintStream.println() line 78
            System.out.println(a[i]);
        }
        Random random = new Random(3);
        for (int i = 0; i < n; i++) { // expect: sequential: call Random.nextDouble() line 82
            a[i] = random.nextDouble();
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = Math.sqrt(Math.abs(a[i])) + Math.sin(i);
        }
        List<Double> list = new ArrayList<>();
        for (int i = 0; i < n; i++) { // expect: reduction(append:list)
            list.add(a[i]);
        }
        for (double x : list) { // expect: sequential
            a[0] += x;
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = square(square(a[i])) / (1.0 + i);
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            double[] own = twice(a[i]);
            a[i] = own[0] + own[1];
        }
        for (int i = 1; i < n; i++) { // expect: sequential
            smooth(a, i);
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            scale(a, i);
        }
        String[] names = new String[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            names[i] = "n" + i;
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            synchronized (a) {
                a[i] += 1.0;
            }
        }
    }

    static double square(double x) {
        return x * x;
    }

    static double[] twice(double x) {
        double[] pair = new double[2];
        pair[0] = x;
        pair[1] = x / 2.0;
        return pair;
    }

    static void smooth(double[] a, int i) {
        a[i] = 0.5 * (a[i - 1] + a[i]);
    }

    static void scale(double[] a, int i) {
        a[i] *= 1.5;
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int recursion(double[] a) {
        int sum = 0;
        for (int i = 0; i < 5; i++) { // expect: reduction(+:sum)
            sum += fibonacci(i);
        }
        return sum;
    }

    static int hash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) { // expect: reduction(+:h)
            h += s.charAt(i) * (i + 1);
        }
        return h;
    }

    static void mark(int[] a, boolean[] b) {
        for (int i = 0; a[i] != 0; i++) { // expect: sequential: control loop condition line 158
            b[i] = true;
        }
    }

    static int growing(int n) {
        String s = "ab";
        int sum = 0;
        for (int i = 0; i < s.length(); i++) { // expect: sequential
            sum += i;
            s = sum < n ? s + "c" : s;
        }
        return sum;
    }

    /** Counters that go beyond the largest or least number come from the other end. */
    static void beyond(int[] x, boolean atAll) {
        if (atAll) {
            for (int i = 0; i <= Integer.MAX_VALUE; i++) { // expect: sequential: control endless loop line 176
                x[0] += i;
            }
            for (long i = 0; Long.MIN_VALUE <= i; i--) { // expect: sequential: control endless loop line 179
                x[1] += 3;
            }
            for (int i = 0; i <= Integer.MAX_VALUE - 1; i++) { // expect: reduction(+:x)
                x[2] += i;
            }
        }
    }
}
