/** Numbers divided by their norm, gathered by a loop that tests at its end. */
public class NormsLast {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[] u = new double[n];
    for (int i = 0; i < n; i++) u[i] = 1 + i % 5;
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      double s = 0;
      int i = 0;
      do {
        s += u[i] * u[i];
        i++;
      } while (i < n);
      for (int j = 0; j < n; j++) u[j] = u[j] / s;
    }
    System.out.println(u[0]);
  }
}
