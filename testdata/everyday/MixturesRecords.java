/** A mixture of three normal laws, expectation and maximisation, parameters as records. */
public class MixturesRecords {
  record Part(double weight, double mean, double variance) {
    double density(double x) { return weight / Math.sqrt(variance) * Math.exp(-(x - mean) * (x - mean) / (2 * variance)); }
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]), k = 3;
    double[] xs = new double[n];
    for (int i = 0; i < n; i++) xs[i] = (i % 3) * 4 + Math.sin(i * 1.7);
    Part[] parts = {new Part(0.3, 0, 1), new Part(0.3, 3, 1), new Part(0.4, 9, 1)};
    double[][] share = new double[n][k];
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      for (int i = 0; i < n; i++) {
        double total = 0;
        for (int c = 0; c < k; c++) total += share[i][c] = parts[c].density(xs[i]);
        for (int c = 0; c < k; c++) share[i][c] /= total;
      }
      Part[] fresh = new Part[k];
      for (int c = 0; c < k; c++) {
        double r = 0, rx = 0, rxx = 0;
        for (int i = 0; i < n; i++) {
          r += share[i][c];
          rx += share[i][c] * xs[i];
          rxx += share[i][c] * xs[i] * xs[i];
        }
        double mean = rx / r;
        fresh[c] = new Part(r / n, mean, rxx / r - mean * mean + 1e-3);
      }
      parts = fresh;
    }
    System.out.println(parts[0]);
  }
}
