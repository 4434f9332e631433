/** One particle in each cell gives its charge to the cell and the next; cells' fields push the particles, which stay in their cells. Under owner in blocks: a particle's place to the right, charges in both directions: 8 * 3 * (p - 1). */
public class DepositsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] x = new double[n];
    double[] v = new double[n];
    double[] rho = new double[n + 1];
    double[] field = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i + 0.3 + 0.01 * (i % 7);
    }
    for (int t = 0; t < steps; t++) {
      for (int c = 0; c <= n; c++) {
        rho[c] = 0;
      }
      for (int k = 0; k < n; k++) {
        int cell = (int) x[k];
        double f = x[k] - cell;
        rho[cell] += 1 - f;
        rho[cell + 1] += f;
      }
      for (int c = 1; c < n; c++) {
        field[c] = 0.5 * (rho[c - 1] - rho[c + 1]);
      }
      for (int k = 0; k < n; k++) {
        v[k] += 0.001 * field[(int) x[k]];
        x[k] += 0.001 * v[k];
      }
    }
    System.out.println(x[n / 2]);
  }
}
