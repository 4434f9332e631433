/**
 * Lloyd's iteration for k clusters of n points in the plane, with nothing kept of a point but its cluster, which no step reads again.
 *
 * Usage: KMeansLabels [n [k [steps]]]
 */
public class KMeansLabels {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2000;
        int k = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int steps = args.length > 2 ? Integer.parseInt(args[2]) : 8;
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = i * 37 % 101 / 101.0;
            y[i] = i * 61 % 103 / 103.0;
        }
        double[] cx = new double[k];
        double[] cy = new double[k];
        for (int c = 0; c < k; c++) {
            cx[c] = (c + 1.0) / (k + 1);
            cy[c] = (c + 0.5) / k;
        }
        int[] label = new int[n];
        run(x, y, cx, cy, label, steps);
        double checksum = 0.0;
        for (int c = 0; c < k; c++) {
            checksum += cx[c] * (c + 1) + cy[c];
        }
        System.out.printf("checksum %.9f%n", checksum);
    }

    static void run(double[] x, double[] y, double[] cx, double[] cy, int[] label, int steps) {
        int k = cx.length;
        for (int t = 0; t < steps; t++) {
            double[] sumX = new double[k];
            double[] sumY = new double[k];
            int[] count = new int[k];
            for (int i = 0; i < x.length; i++) {
                int nearest = 0;
                double least = Double.MAX_VALUE;
                for (int c = 0; c < k; c++) {
                    double dx = x[i] - cx[c];
                    double dy = y[i] - cy[c];
                    double distance = dx * dx + dy * dy;
                    if (distance < least) {
                        least = distance;
                        nearest = c;
                    }
                }
                label[i] = nearest;
                sumX[nearest] += x[i];
                sumY[nearest] += y[i];
                count[nearest]++;
            }
            for (int c = 0; c < k; c++) {
                if (count[c] > 0) {
                    cx[c] = sumX[c] / count[c];
                    cy[c] = sumY[c] / count[c];
                }
            }
        }
    }
}
