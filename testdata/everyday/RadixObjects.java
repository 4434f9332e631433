/** As RadixArrays, with a class that keeps both arrays and the counts. */
public class RadixObjects {
  static final class Sorter {
    private int[] numbers;
    private int[] buffer;
    private final int[] start = new int[17];

    Sorter(int n) {
      numbers = new int[n];
      buffer = new int[n];
      for (int i = 0; i < n; i++) {
        numbers[i] = i * 7919 % 4093;
      }
    }

    private static int digit(int number, int digit) {
      return number >> 4 * digit & 15;
    }

    void sortBy(int digit) {
      java.util.Arrays.fill(start, 0);
      for (int number : numbers) {
        start[digit(number, digit) + 1]++;
      }
      for (int d = 0; d < 16; d++) {
        start[d + 1] += start[d];
      }
      for (int number : numbers) {
        buffer[start[digit(number, digit)]++] = number;
      }
      int[] swapped = numbers;
      numbers = buffer;
      buffer = swapped;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 512;
    int digits = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Sorter sorter = new Sorter(n);
    for (int digit = 0; digit < digits; digit++) {
      sorter.sortBy(digit);
    }
    System.out.println(sorter.numbers[0] + " " + sorter.numbers[n / 2] + " " + sorter.numbers[n - 1]);
  }
}
