/**
 * A signal of n samples that is smoothed again and again. After each time its mean is taken, and then the deviation from the mean, which alone is
 * printed: every rank needs the mean to add up its squares.
 *
 * Usage: Deviation [n [steps]]
 */
public class Deviation {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[] signal = new double[n];
        double[] smooth = new double[n];
        for (int i = 0; i < n; i++) {
            signal[i] = Math.sin(i) + 0.01 * i;
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                smooth[i] = 0.25 * signal[(i + n - 1) % n] + 0.5 * signal[i] + 0.25 * signal[(i + 1) % n];
            }
            double mean = 0.0;
            for (int i = 0; i < n; i++) {
                mean += smooth[i];
            }
            mean /= n;
            double squares = 0.0;
            for (int i = 0; i < n; i++) {
                squares += (smooth[i] - mean) * (smooth[i] - mean);
            }
            System.out.printf("deviation %.9f%n", Math.sqrt(squares / n));
            double[] other = signal;
            signal = smooth;
            smooth = other;
        }
    }
}
