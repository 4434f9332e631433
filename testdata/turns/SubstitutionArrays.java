/** A triangular system with a new right side in each step: each unknown needs all before it, so that ranks can only work in turn. */
public class SubstitutionArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] lower = new double[n][n];
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 1 + i % 3;
      for (int j = 0; j <= i; j++) {
        lower[i][j] = i == j ? 4 : 1.0 / (1 + i + j);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double rest = x[i];
        for (int j = 0; j < i; j++) {
          rest -= lower[i][j] * x[j];
        }
        x[i] = rest / lower[i][i];
      }
    }
    System.out.println(x[n - 1]);
  }
}
