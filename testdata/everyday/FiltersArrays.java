/** As FiltersObjects, of arrays. */
public class FiltersArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] z1 = new double[n];
    double[] z2 = new double[n];
    double fed = 1;
    for (int t = 0; t < steps; t++) {
      double mixed = 0;
      for (int i = 0; i < n; i++) {
        double y = 0.2 * (i + 1) * fed + z1[i];
        z1[i] = 0.1 * fed - 0.3 * y + z2[i];
        z2[i] = 0.05 * fed - 0.01 * y;
        mixed += y;
      }
      fed = mixed / n;
    }
    System.out.println(fed);
  }
}
