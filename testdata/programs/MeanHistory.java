/**
 * Smooths a line of points; keeps the energy of every step and prints their mean, which no step needs.
 *
 * Usage: MeanHistory [points [steps]]
 */
public class MeanHistory {

    static void run(double[] x, double[] energy) {
        double[] y = new double[x.length];
        for (int step = 0; step < energy.length; step++) {
            for (int i = 1; i < x.length - 1; i++) {
                y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3.0;
            }
            double sum = 0.0;
            for (int i = 1; i < x.length - 1; i++) {
                x[i] = y[i];
                sum += y[i] * y[i];
            }
            energy[step] = sum;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 402;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = Math.sin(i);
        }
        double[] energy = new double[steps];
        run(x, energy);
        double mean = 0.0;
        for (double e : energy) {
            mean += e / steps;
        }
        System.out.printf("mean energy %.9f%n", mean);
    }
}
