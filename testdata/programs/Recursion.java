/**
 * Recursive methods: merge sort, Fibonacci numbers, Ackermann's function, a recursive sum, even and odd by each other.
 *
 * Usage: Recursion [n]
 */
public class Recursion {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = (i * 37) % 101;
        }
        sort(a, new double[n], 0, n);
        boolean sorted = true;
        for (int i = 1; i < n; i++) {
            sorted &= a[i - 1] <= a[i];
        }
        System.out.println("sorted " + sorted + " sum " + sum(a, 0, n) + " fibonacci " + fibonacci(15)
                + " ackermann " + ackermann(2, 3) + " even " + even(n));
    }

    static void sort(double[] a, double[] buffer, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) / 2;
        sort(a, buffer, from, middle);
        sort(a, buffer, middle, to);
        int left = from;
        int right = middle;
        for (int i = from; i < to; i++) {
            if (right == to || left < middle && a[left] <= a[right]) {
                buffer[i] = a[left++];
            } else {
                buffer[i] = a[right++];
            }
        }
        for (int i = from; i < to; i++) {
            a[i] = buffer[i];
        }
    }

    static double sum(double[] a, int from, int to) {
        if (to - from == 1) {
            return a[from];
        }
        int middle = (from + to) / 2;
        return sum(a, from, middle) + sum(a, middle, to);
    }

    static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }
}
