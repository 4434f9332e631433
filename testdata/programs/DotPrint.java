/**
 * The dot product of two vectors, printed.
 *
 * Usage: DotPrint [n]
 */
public class DotPrint {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 0.5 * i;
            y[i] = 1.0 / (i + 1);
        }
        System.out.println("dot " + dot(x, y));
    }

    static double dot(double[] x, double[] y) {
        double sum = 0.0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return sum;
    }
}
