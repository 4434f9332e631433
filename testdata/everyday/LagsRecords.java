/** As LagsArrays, with a record of three of the sums. 8 * 3 * (p - 1) + 8 * 2 * 3 * (p - 1) bytes a step. */
public class LagsRecords {
  record Correlations(double none, double one, double three) {
    static Correlations of(double[] x) {
      return new Correlations(at(x, 0), at(x, 1), at(x, 3));
    }

    private static double at(double[] x, int lag) {
      double sum = 0;
      for (int i = lag; i < x.length; i++) {
        sum += x[i - lag] * x[i];
      }
      return sum;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    for (int step = 0; step < steps; step++) {
      Correlations c = Correlations.of(x);
      for (int i = 0; i < n; i++) {
        x[i] = 0.5 * x[i] + 0.01 * i + 0.001 * c.none() + 0.002 * c.one() + 0.003 * c.three();
      }
    }
    System.out.println(x[3]);
  }
}
