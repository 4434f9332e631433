/**
 * Walkers that do not meet, and the mean over all of them after each of their steps.
 *
 * Usage: EnsembleHistory [walkers [steps]]
 */
public class EnsembleHistory {

    static void run(double[] x, double[] mean) {
        for (int step = 0; step < mean.length; step++) {
            for (int i = 0; i < x.length; i++) {
                x[i] = 0.9 * x[i] + 0.01 * (i % 7);
            }
            double sum = 0.0;
            for (int i = 0; i < x.length; i++) {
                sum += x[i];
            }
            mean[step] = sum / x.length;
        }
    }

    public static void main(String[] args) {
        int walkers = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 30;
        double[] x = new double[walkers];
        double[] mean = new double[steps];
        run(x, mean);
        for (double m : mean) {
            System.out.printf("%.9f%n", m);
        }
    }
}
