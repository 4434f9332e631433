/** As RadixArrays, with one array that what is sorted is copied back into. */
public class RadixCopies {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 512;
    int digits = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] numbers = new int[n];
    int[] sorted = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = i * 7919 % 4093;
    }
    for (int digit = 0; digit < digits; digit++) {
      int shift = 4 * digit;
      int[] next = new int[16];
      for (int i = 0; i < n; i++) {
        int d = numbers[i] >> shift & 15;
        if (d < 15) {
          next[d + 1]++;
        }
      }
      for (int d = 1; d < 16; d++) {
        next[d] += next[d - 1];
      }
      for (int i = 0; i < n; i++) {
        int d = numbers[i] >> shift & 15;
        sorted[next[d]] = numbers[i];
        next[d]++;
      }
      System.arraycopy(sorted, 0, numbers, 0, n);
    }
    System.out.println(numbers[0] + " " + numbers[n / 2] + " " + numbers[n - 1]);
  }
}
