/**
 * Fits a line to n points by steepest descent. Slope and intercept are local variables; each step needs both gradients on every rank.
 *
 * Usage: LineFit [n [steps]]
 */
public class LineFit {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = i / (double) n;
            y[i] = 3 * x[i] + 1 + 0.1 * Math.sin(i);
        }
        double slope = 0.0;
        double intercept = 0.0;
        for (int t = 0; t < steps; t++) {
            double bySlope = 0.0;
            double byIntercept = 0.0;
            for (int i = 0; i < n; i++) {
                double error = slope * x[i] + intercept - y[i];
                bySlope += error * x[i];
                byIntercept += error;
            }
            slope -= 0.2 * bySlope / n;
            intercept -= 0.2 * byIntercept / n;
        }
        System.out.printf("slope %.9f intercept %.9f%n", slope, intercept);
    }
}
