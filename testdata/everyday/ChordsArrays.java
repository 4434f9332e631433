/** A string between fixed ends, each shape from the last two, in an array made anew. At each cut one number is sent both ways: 8 * 2 * (p - 1) bytes a step. */
public class ChordsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] before = new double[n];
    double[] now = new double[n];
    for (int i = 0; i < n; i++) {
      before[i] = Math.sin(0.2 * i);
      now[i] = 0.99 * before[i];
    }
    for (int step = 0; step < steps; step++) {
      double[] next = new double[n];
      for (int i = 1; i < n - 1; i++) {
        next[i] = 2 * now[i] - before[i] + 0.2 * (now[i - 1] - 2 * now[i] + now[i + 1]);
      }
      before = now;
      now = next;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += now[i];
    }
    System.out.println(sum);
  }
}
