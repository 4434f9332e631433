/**
 * A signal whose highest sample is looked for in every step, with its position, and then damped towards it. What is found is kept in arrays of one word.
 *
 * Usage: Peak [n [steps]]
 */
public class Peak {

    static final double[] height = new double[1];
    static final int[] position = new int[1];

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        double[] signal = new double[n];
        for (int i = 0; i < n; i++) {
            signal[i] = i * 37 % 101 / 101.0;
        }
        run(signal, n, steps);
        System.out.printf("peak %.6f at %d%n", height[0], position[0]);
    }

    static void run(double[] signal, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            height[0] = -1;
            position[0] = -1;
            for (int i = 0; i < n; i++) {
                if (signal[i] > height[0]) {
                    height[0] = signal[i];
                    position[0] = i;
                }
            }
            for (int i = 0; i < n; i++) {
                signal[i] -= 0.1 * height[0] / (1 + Math.abs(i - position[0]));
            }
        }
    }
}
