/** As ClustersArrays, with parallel arrays in a class and a method that answers which centre is the nearest. */
public class NearestArrays {
  private final double[] x;
  private final double[] y;
  private final double[] centreX;
  private final double[] centreY;
  private final double[] pullX;
  private final double[] pullY;

  NearestArrays(int points, int centres) {
    x = new double[points];
    y = new double[points];
    centreX = new double[centres];
    centreY = new double[centres];
    pullX = new double[centres];
    pullY = new double[centres];
    for (int i = 0; i < points; i++) {
      x[i] = 10 * (i % 3) + 0.01 * (37 * i % 41);
      y[i] = 10 * (i % 3) - 0.01 * (53 * i % 43);
    }
    for (int c = 0; c < centres; c++) {
      centreX[c] = 9 * c;
      centreY[c] = 9 * c;
    }
  }

  double distance(int i, int c) {
    double dx = x[i] - centreX[c];
    double dy = y[i] - centreY[c];
    return dx * dx + dy * dy;
  }

  int nearest(int i) {
    int best = 0;
    for (int c = 1; c < centreX.length; c++) {
      if (distance(i, c) < distance(i, best)) {
        best = c;
      }
    }
    return best;
  }

  void step() {
    for (int c = 0; c < centreX.length; c++) {
      pullX[c] = 0;
      pullY[c] = 0;
    }
    for (int i = 0; i < x.length; i++) {
      int c = nearest(i);
      pullX[c] += x[i] - centreX[c];
      pullY[c] += y[i] - centreY[c];
    }
    for (int c = 0; c < centreX.length; c++) {
      centreX[c] += 0.005 * pullX[c];
      centreY[c] += 0.005 * pullY[c];
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    NearestArrays model = new NearestArrays(n, 3);
    for (int step = 0; step < steps; step++) {
      model.step();
    }
    double sum = 0;
    for (int c = 0; c < 3; c++) {
      sum += model.centreX[c] + model.centreY[c];
    }
    System.out.println(sum);
  }
}
