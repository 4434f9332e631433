import java.util.HashMap;
import java.util.Map;

/**
 * Pairs of letters of a text are counted in a map. Each rank has all 16 pairs: partial counts go to one, 4 * 16 * (p - 1) bytes, and a letter over each
 * border, (p - 1).
 */
public class CodonsMaps {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    byte[] letters = new byte[n];
    for (int i = 0; i < n; i++) {
      letters[i] = (byte) ((i * i + i / 2 + i * i * i / 3) % 4);
    }
    Map<Integer, Integer> counts = new HashMap<>();
    for (int i = 0; i + 1 < n; i++) {
      counts.merge(4 * letters[i] + letters[i + 1], 1, Integer::sum);
    }
    double entropy = 0;
    for (int count : counts.values()) {
      double share = (double) count / (n - 1);
      entropy -= share * Math.log(share);
    }
    System.out.println(entropy);
  }
}
