/** Numbers are sorted by one digit after the other: a step moves all of them to where the counts of their digit begin. */
public class RadixArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 512;
    int digits = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] from = new int[n];
    int[] to = new int[n];
    for (int i = 0; i < n; i++) {
      from[i] = i * 7919 % 4093;
    }
    for (int digit = 0; digit < digits; digit++) {
      int[] start = new int[17];
      for (int i = 0; i < n; i++) {
        start[(from[i] >> 4 * digit & 15) + 1]++;
      }
      for (int d = 0; d < 16; d++) {
        start[d + 1] += start[d];
      }
      for (int i = 0; i < n; i++) {
        to[start[from[i] >> 4 * digit & 15]++] = from[i];
      }
      int[] swapped = from;
      from = to;
      to = swapped;
    }
    System.out.println(from[0] + " " + from[n / 2] + " " + from[n - 1]);
  }
}
