/** As HalvingsArrays, with a method that returns the count. */
public class HalvingsReturns {
  static int halvings(int sum) {
    int rest = sum;
    for (int count = 0; ; count++) {
      if (rest <= 1) {
        return count;
      }
      rest /= 2;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] x = new int[n + 2];
    int[] next = new int[n + 2];
    for (int i = 1; i <= n; i++) {
      x[i] = i * i % 61 + 5;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        next[i] = halvings(x[i - 1] + x[i + 1]);
      }
      int[] other = x;
      x = next;
      next = other;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += x[i];
    }
    System.out.println(sum);
  }
}
