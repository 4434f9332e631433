/**
 * Prefix sums of n numbers, the running sum kept in a local variable.
 *
 * Usage: PrefixSumRegister [n]
 */
public class PrefixSumRegister {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] a = new double[n];
        double[] s = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = 1.0 + i % 7;
        }
        scan(a, s);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += s[i];
        }
        System.out.println("checksum " + sum);
    }

    static void scan(double[] a, double[] s) {
        double running = 0.0;
        for (int i = 0; i < a.length; i++) {
            running += a[i];
            s[i] = running;
        }
    }
}
