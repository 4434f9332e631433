/**
 * Distribution function of n weights: running sums, kept in a local variable, over the sum of all.
 *
 * Usage: PrefixSumScaled [n]
 */
public class PrefixSumScaled {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] weight = new double[n];
        double[] share = new double[n];
        double total = 0.0;
        for (int i = 0; i < n; i++) {
            weight[i] = 1.0 + i % 7;
            total += 1.0 + i % 7;
        }
        distribute(weight, 1.0 / total, share);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += share[i];
        }
        System.out.println("checksum " + sum);
    }

    static void distribute(double[] weight, double scale, double[] share) {
        double running = 0.0;
        for (int i = 0; i < weight.length; i++) {
            running += weight[i];
            share[i] = scale * running;
        }
    }
}
