/**
 * Heat in a bar of n cells. Each time step is taken from the largest temperature, and all of them are added up.
 *
 * Usage: ElapsedTime [n [steps]]
 */
public class ElapsedTime {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        double[] heat = new double[n];
        double[] next = new double[n];
        for (int i = 0; i < n; i++) {
            heat[i] = 1 + Math.sin(i);
        }
        double elapsed = 0.0;
        for (int t = 0; t < steps; t++) {
            double largest = 0.0;
            for (int i = 0; i < n; i++) {
                largest = Math.max(largest, Math.abs(heat[i]));
            }
            double step = 0.2 / largest;
            elapsed += step;
            for (int i = 1; i < n - 1; i++) {
                next[i] = heat[i] + step * (heat[i - 1] - 2 * heat[i] + heat[i + 1]);
            }
            for (int i = 1; i < n - 1; i++) {
                heat[i] = next[i];
            }
        }
        System.out.printf("elapsed %.9f%n", elapsed);
    }
}
