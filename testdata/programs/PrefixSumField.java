import java.util.stream.IntStream;

/**
 * Distribution function of n weights: running sums over the sum of all, kept in a field, and running means, kept in an array of one
 * word that a lambda can write.
 *
 * Usage: PrefixSumField [n]
 */
public class PrefixSumField {

    static double running;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] weight = new double[n];
        double[] share = new double[n];
        double[] level = new double[n];
        double total = 0.0;
        for (int i = 0; i < n; i++) {
            weight[i] = 1.0 + i * 5 % 7;
            total += weight[i];
        }
        distribute(weight, 1.0 / total, share);
        smooth(weight, level);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += share[i] + level[i];
        }
        System.out.println("checksum " + sum);
    }

    static void distribute(double[] weight, double scale, double[] share) {
        running = 0.0;
        for (int i = 0; i < weight.length; i++) {
            running += weight[i];
            share[i] = scale * running;
        }
    }

    static void smooth(double[] weight, double[] level) {
        double[] mean = {0.0};
        IntStream.range(0, weight.length).forEach(i -> {
            mean[0] = 0.5 * mean[0] + 0.5 * weight[i];
            level[i] = mean[0];
        });
    }
}
