/** As PeaksObjects, a sum of squares in an array, which a method adds to. */
public class PeaksStatics {
  static double add(double sum, double x) {
    return sum + x * x;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = i % 7 + 1;
    }
    for (int t = 0; t < steps; t++) {
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum = add(sum, values[i]);
      }
      for (int i = 0; i < n; i++) {
        values[i] = values[i] / Math.sqrt(sum);
      }
    }
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    System.out.println(sum);
  }
}
