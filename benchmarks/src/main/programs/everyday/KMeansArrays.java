/** K-means of points in the plane, 8 centres, in arrays. Arguments: points, steps. */
public class KMeansArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    int k = 8;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] cx = new double[k];
    double[] cy = new double[k];
    int[] nearest = new int[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 37L % 1009;
      y[i] = i * 53L % 1013;
    }
    for (int c = 0; c < k; c++) {
      cx[c] = x[c];
      cy[c] = y[c];
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        double least = Double.MAX_VALUE;
        for (int c = 0; c < k; c++) {
          double d = (x[i] - cx[c]) * (x[i] - cx[c]) + (y[i] - cy[c]) * (y[i] - cy[c]);
          if (d < least) {
            least = d;
            nearest[i] = c;
          }
        }
      }
      double[] sx = new double[k];
      double[] sy = new double[k];
      int[] count = new int[k];
      for (int i = 0; i < n; i++) {
        sx[nearest[i]] += x[i];
        sy[nearest[i]] += y[i];
        count[nearest[i]]++;
      }
      for (int c = 0; c < k; c++) {
        if (count[c] > 0) {
          cx[c] = sx[c] / count[c];
          cy[c] = sy[c] / count[c];
        }
      }
    }
    System.out.println(cx[0] + cy[0]);
  }
}
