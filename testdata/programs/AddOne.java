/**
 * Adds one to every element of an array: no element depends on another.
 *
 * Usage: AddOne [n]
 */
public class AddOne {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] a = new double[n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            b[i] = 0.5 * i;
        }
        run(a, b);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[] a, double[] b) {
        for (int i = 0; i < a.length; i++) {
            a[i] = b[i] + 1.0;
        }
    }
}
