/**
 * Two coupled fields on an n x n grid that are advanced in turns, and a source that adds to one word of the first in every step.
 *
 * Usage: PointSource [n [steps]]
 */
public class PointSource {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        double[][] height = new double[n][n];
        double[][] speed = new double[n][n];
        run(height, speed, n, steps);
        double checksum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                checksum += height[i][j] * (i + 1);
            }
        }
        System.out.printf("checksum %.9f%n", checksum);
    }

    static void run(double[][] height, double[][] speed, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n - 1; i++) {
                for (int j = 0; j < n; j++) {
                    speed[i][j] -= 0.3 * (height[i + 1][j] - height[i][j]);
                }
            }
            for (int i = 1; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    height[i][j] -= 0.3 * (speed[i][j] - speed[i - 1][j]);
                }
            }
            height[n / 4][n / 4] += Math.sin(0.1 * t);
        }
    }
}
