/**
 * A wave on a string of n points that is at rest in the beginning: three levels of time in one array of arrays take turns.
 *
 * Usage: TimeLevels [n [steps]]
 */
public class TimeLevels {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[][] u = new double[3][n];
        for (int i = 0; i < n; i++) {
            u[0][i] = Math.exp(-(i - n / 3) * (i - n / 3) / 50.0);
            u[1][i] = u[0][i];
        }
        for (int t = 2; t < steps + 2; t++) {
            double[] before = u[(t + 1) % 3];
            double[] now = u[(t + 2) % 3];
            double[] after = u[t % 3];
            for (int i = 1; i < n - 1; i++) {
                after[i] = 2 * now[i] - before[i] + 0.5 * (now[i - 1] - 2 * now[i] + now[i + 1]);
            }
        }
        System.out.printf("height %.9f%n", u[1][n / 3]);
    }
}
