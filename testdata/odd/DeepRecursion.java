// jvm: -Xss8m
/** A recursion of some depth that ends. */
public final class DeepRecursion {
  static int[] calls = new int[3];

  static int ackermann(int m, int n) {
    calls[m]++;
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  static long sum(long[] a, int i) {
    return i == a.length ? 0 : a[i] + sum(a, i + 1);
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static void main(String[] args) {
    long[] a = new long[3000];
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    System.out.println(ackermann(2, 9) + " " + calls[1] + " " + sum(a, 0) + " " + even(4000));
  }
}
