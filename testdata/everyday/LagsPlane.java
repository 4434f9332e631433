/** As LagsArrays, on a plane with lags in both directions. 8 * (lags - 1) * m * (p - 1) + 8 * 2 * lags^2 * (p - 1) bytes a step. */
public class LagsPlane {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int m = args.length > 1 ? Integer.parseInt(args[1]) : 8;
    int lags = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    int steps = args.length > 3 ? Integer.parseInt(args[3]) : 4;
    double[][] g = new double[n][m];
    double[][] r = new double[lags][lags];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        g[i][j] = Math.sin(0.3 * i + 0.2 * j);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int di = 0; di < lags; di++) {
        for (int dj = 0; dj < lags; dj++) {
          double sum = 0;
          for (int i = 0; i + di < n; i++) {
            for (int j = 0; j + dj < m; j++) {
              sum += g[i][j] * g[i + di][j + dj];
            }
          }
          r[di][dj] = sum;
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
          double correction = 0.01 * i;
          for (int di = 0; di < lags; di++) {
            for (int dj = 0; dj < lags; dj++) {
              correction += 0.001 * r[di][dj];
            }
          }
          g[i][j] = 0.5 * g[i][j] + correction;
        }
      }
    }
    System.out.println(g[1][1]);
  }
}
