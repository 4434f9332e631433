/** How often the sum of two neighbours can be halved: what decides how often a loop runs is all that the count comes from. */
public class HalvingsArrays {

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
        int rest = x[i - 1] + x[i + 1];
        int count = 0;
        while (rest > 1) {
          rest /= 2;
          count++;
        }
        next[i] = count;
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
