/** The stack overflows in a recursion whose calls each have a finally. */
public final class OverflowFinally {
  static int depth;
  static long[] left = new long[4];

  static long down(int n, double[] a) {
    depth = Math.max(depth, n);
    try {
      a[n & 7] += n;
      return down(n + 1, a) + 1;
    } finally {
      left[n & 3] = left[n & 3] + 1;
    }
  }

  public static void main(String[] args) {
    double[] a = new double[8];
    for (int round = 0; round < 3; round++) {
      try {
        down(0, a);
      } catch (StackOverflowError e) {
        System.out.println("caught " + e.getMessage() + " " + (depth > 100) + " " + (left[0] > 0));
      }
    }
    double sum = 0;
    for (int i = 0; i < 8; i++) {
      a[i] = i;
      sum += a[i];
    }
    System.out.println(sum);
  }
}
