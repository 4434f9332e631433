import java.util.Arrays;

/** Loops on characters, bits and whole numbers. */
public class Words {
  public static void main(String[] arguments) {
    byte[] text = new byte[400_000];
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) ('a' + (i * 31 + i / 7) % 26);
    }
    int vowels = vowels(text);
    int[] sums = new int[1000];
    checksums(text, sums);
    long bits = bits(60_000);
    int[][] sorted = new int[300][];
    sort(sorted);
    int[] keys = new int[24];
    int last = 0;
    for (int turn = 0; turn < 200; turn++) {
      rotate(keys, turn);
      last += keys[3];
    }
    System.out.println(vowels + sums[3] + bits + sorted[4][5] + last);
  }

  static int vowels(byte[] text) {
    int found = 0;
    for (byte letter : text) {
      found += letter == 'a' || letter == 'e' || letter == 'i' || letter == 'o' || letter == 'u' ? 1 : 0;
    }
    return found;
  }

  static void checksums(byte[] text, int[] sums) {
    for (int block = 0; block < sums.length; block++) {
      int a = 1;
      int b = 0;
      for (int i = block * 400; i < (block + 1) * 400; i++) {
        a = (a + text[i]) % 65521;
        b = (b + a) % 65521;
      }
      sums[block] = b << 16 | a;
    }
  }

  static long bits(int n) {
    long all = 0;
    for (int i = 0; i < n; i++) {
      long x = i * 0x9E3779B97F4A7C15L;
      int depth = 0;
      while (x != 0) {
        x &= x - 1;
        depth++;
      }
      all += depth;
    }
    return all;
  }

  static void sort(int[][] sorted) {
    for (int i = 0; i < sorted.length; i++) {
      int[] row = new int[500];
      for (int j = 0; j < row.length; j++) {
        row[j] = (j * 7919 + i * 104729) % 10007;
      }
      Arrays.sort(row);
      sorted[i] = row;
    }
  }

  static void rotate(int[] keys, int turn) {
    for (int i = 0; i < keys.length; i++) {
      keys[i] = Integer.rotateLeft(i + turn, 5);
    }
  }
}
