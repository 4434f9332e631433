/**
 * Counts n numbers in [0, 1) by m bins of equal width.
 *
 * Usage: Histogram [n [m]]
 */
public class Histogram {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4096;
        int m = args.length > 1 ? Integer.parseInt(args[1]) : 16;
        double[] x = new double[n];
        long[] count = new long[m];
        run(x, count);
        long weighted = 0;
        for (int b = 0; b < m; b++) {
            weighted += (b + 1) * count[b];
        }
        System.out.println("checksum " + weighted);
    }

    static void run(double[] x, long[] count) {
        for (int i = 0; i < x.length; i++) {
            x[i] = (i * 37 % 101) / 101.0;
        }
        tally(x, count);
    }

    static void tally(double[] x, long[] count) {
        for (int i = 0; i < x.length; i++) {
            count[(int) (x[i] * count.length)]++;
        }
    }
}
