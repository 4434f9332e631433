/** As SharesTanks, in arrays, the first of which gets nothing and gives nothing back: 8 * (p - 1) bytes a step. */
public class SharesArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] level = new double[n];
    double[] rain = new double[n];
    double[] out = new double[n];
    for (int i = 0; i < n; i++) {
      level[i] = 1 + i % 3;
      rain[i] = 0.1 * (i % 2);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        level[i] += rain[i];
      }
      for (int i = 0; i < n; i++) {
        out[i] = 0.05 * level[i] * level[i];
      }
      for (int i = 1; i < n; i++) {
        level[i] += out[i - 1] - out[i];
      }
    }
    System.out.println(level[n / 2]);
  }
}
