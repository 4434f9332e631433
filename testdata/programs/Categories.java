/**
 * How many of n values lie in each of four ranges, told by conditions.
 *
 * Usage: Categories [n]
 */
public class Categories {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = (i * 37 % 101) / 101.0;
        }
        int[] counts = new int[4];
        count(values, counts);
        System.out.println(counts[0] + " " + counts[1] + " " + counts[2] + " " + counts[3]);
    }

    static void count(double[] values, int[] counts) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] < 0.25) {
                counts[0]++;
            } else if (values[i] < 0.5) {
                counts[1]++;
            } else if (values[i] < 0.75) {
                counts[2]++;
            } else {
                counts[3]++;
            }
        }
    }
}
