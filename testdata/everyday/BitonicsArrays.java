/**
 * Batcher's bitonic sort: of the merges of 2, 4 .. n words log2(p) exchange words across borders, the last log2(p) times:
 * 8 * n * log2(p) * (log2(p) + 1) / 2 / log2(n) bytes a merge.
 */
public class BitonicsArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 37 % n;
    }
    for (int size = 2; size <= n; size *= 2) {
      for (int far = size / 2; far > 0; far /= 2) {
        for (int i = 0; i < n; i++) {
          int other = i ^ far;
          if (other > i) {
            boolean up = (i & size) == 0;
            double low = Math.min(a[i], a[other]);
            double high = Math.max(a[i], a[other]);
            a[i] = up ? low : high;
            a[other] = up ? high : low;
          }
        }
      }
    }
    System.out.println(a[n / 2]);
  }
}
