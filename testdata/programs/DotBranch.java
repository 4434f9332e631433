/**
 * The dot product of two vectors, of which only the sign is used, in a branch.
 *
 * Usage: DotBranch [n]
 */
public class DotBranch {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 0.5 * i;
            y[i] = 1.0 / (i + 1);
        }
        report(x, y);
    }

    static void report(double[] x, double[] y) {
        double sum = 0.0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        if (sum > 0.0) {
            System.out.println("acute");
        } else {
            System.out.println("not acute");
        }
    }
}
