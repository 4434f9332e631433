/**
 * Clusters of points in a plane by Lloyd's algorithm: each point belongs to the nearest centre, each centre moves to the mean of its points.
 *
 * Usage: KMeans [points [centres [steps]]]
 */
public class KMeans {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int k = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        int steps = args.length > 2 ? Integer.parseInt(args[2]) : 8;
        double[] x = new double[n];
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = i % k + 0.01 * ((37 * i) % 41);
            y[i] = i % k - 0.01 * ((53 * i) % 43);
        }
        double[] cx = new double[k];
        double[] cy = new double[k];
        for (int c = 0; c < k; c++) {
            cx[c] = x[c];
            cy[c] = y[c];
        }
        int[] cluster = new int[n];
        run(x, y, cx, cy, cluster, steps);
        double checksum = 0.0;
        for (int c = 0; c < k; c++) {
            checksum += cx[c] * (c + 1) + cy[c];
        }
        System.out.println("checksum " + checksum);
    }

    static void run(double[] x, double[] y, double[] cx, double[] cy, int[] cluster, int steps) {
        int k = cx.length;
        double[] sumX = new double[k];
        double[] sumY = new double[k];
        int[] count = new int[k];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < x.length; i++) {
                cluster[i] = nearest(x[i], y[i], cx, cy);
            }
            for (int c = 0; c < k; c++) {
                sumX[c] = 0.0;
                sumY[c] = 0.0;
                count[c] = 0;
            }
            for (int i = 0; i < x.length; i++) {
                sumX[cluster[i]] += x[i];
                sumY[cluster[i]] += y[i];
                count[cluster[i]]++;
            }
            for (int c = 0; c < k; c++) {
                cx[c] = sumX[c] / count[c];
                cy[c] = sumY[c] / count[c];
            }
        }
    }

    static int nearest(double x, double y, double[] cx, double[] cy) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < cx.length; c++) {
            double d = (x - cx[c]) * (x - cx[c]) + (y - cy[c]) * (y - cy[c]);
            if (d < least) {
                least = d;
                best = c;
            }
        }
        return best;
    }
}
