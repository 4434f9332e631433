/** All bodies pull each other; a step puts their places into arrays of its own. */
public class ForcesFresh {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        double[] x = new double[n], y = new double[n], m = new double[n];
        for (int i = 0; i < n; i++) { x[i] = i; y[i] = i * i % 17; m[i] = 1 + i % 3; }
        for (int t = 0; t < steps; t++) {
            double[] cx = new double[n], cy = new double[n];
            for (int i = 0; i < n; i++) {
                double fx = 0, fy = 0;
                for (int j = 0; j < n; j++) {
                    double dx = x[j] - x[i], dy = y[j] - y[i];
                    double r = dx * dx + dy * dy + 1;
                    fx += m[j] * dx / r; fy += m[j] * dy / r;
                }
                cx[i] = x[i] + 0.01 * fx; cy[i] = y[i] + 0.01 * fy;
            }
            x = cx; y = cy;
        }
        double s = 0; for (int i = 0; i < n; i++) s += x[i] + y[i];
        System.out.println(s);
    }
}
