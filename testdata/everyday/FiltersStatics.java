/** As FiltersObjects, of arrays that a static method changes, whose answers are added up. */
public class FiltersStatics {
  static double filter(double[] z, double[] w, int i, double x) {
    double y = (0.2 + 0.003 * i) * x + z[i];
    z[i] = 0.1 * x - 0.3 * y + w[i];
    w[i] = 0.05 * x - 0.01 * y;
    return y;
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] z = new double[n];
    double[] w = new double[n];
    double fed = 1;
    for (int t = 0; t < steps; t++) {
      double mixed = 0;
      for (int i = 0; i < n; i++) {
        mixed += filter(z, w, i, fed);
      }
      fed = mixed / n;
    }
    System.out.println(fed);
  }
}
