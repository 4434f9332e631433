/** Centres that move towards the points nearest to them, coordinates in arrays. In blocks of points each rank adds up the pull of its own, all centres are on every rank: 8 * 2 * 2 * centres * (p - 1) bytes a step, for three centres. */
public class ClustersArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int centres = 3;
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 10 * (i % centres) + 0.01 * (37 * i % 41);
      y[i] = 10 * (i % centres) - 0.01 * (53 * i % 43);
    }
    double[] cx = new double[centres];
    double[] cy = new double[centres];
    for (int c = 0; c < centres; c++) {
      cx[c] = 9 * c;
      cy[c] = 9 * c;
    }
    double[] pullX = new double[centres];
    double[] pullY = new double[centres];
    for (int step = 0; step < steps; step++) {
      for (int c = 0; c < centres; c++) {
        pullX[c] = 0;
        pullY[c] = 0;
      }
      for (int i = 0; i < n; i++) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < centres; c++) {
          double distance = (x[i] - cx[c]) * (x[i] - cx[c]) + (y[i] - cy[c]) * (y[i] - cy[c]);
          if (distance < least) {
            least = distance;
            best = c;
          }
        }
        pullX[best] += x[i] - cx[best];
        pullY[best] += y[i] - cy[best];
      }
      for (int c = 0; c < centres; c++) {
        cx[c] += 0.005 * pullX[c];
        cy[c] += 0.005 * pullY[c];
      }
    }
    double sum = 0;
    for (int c = 0; c < centres; c++) {
      sum += cx[c] + cy[c];
    }
    System.out.println(sum);
  }
}
