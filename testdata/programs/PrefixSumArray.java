/**
 * Prefix sums of n numbers, each formed from its predecessor in the array.
 *
 * Usage: PrefixSumArray [n]
 */
public class PrefixSumArray {

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
        s[0] = a[0];
        for (int i = 1; i < a.length; i++) {
            s[i] = s[i - 1] + a[i];
        }
    }
}
