import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Loops over text, over words in lists, and through interfaces: even, uneven, and too short. */
public class Records {
  interface Shape {
    double volume();
  }

  record Ball(double radius) implements Shape {
    @Override
    public double volume() {
      return 4.0 / 3 * Math.PI * radius * radius * radius;
    }
  }

  record Block(double a, double b, double c) implements Shape {
    @Override
    public double volume() {
      return a * b * c;
    }
  }

  public static void main(String[] arguments) {
    byte[] text = new byte[400_000];
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) ('a' + (i * 131 + i / 19) % 27);
    }
    int vowels = vowels(text);
    int[] hashes = new int[text.length / 40];
    hashes(text, hashes);
    List<String> words = new ArrayList<>();
    for (int w = 0; w < 900; w++) {
      words.add("w" + w * 7919 % 1000 + "x".repeat(w / 12));
    }
    int[] distances = new int[words.size()];
    distances(words, distances);
    Shape[] shapes = new Shape[60_000];
    for (int s = 0; s < shapes.length; s++) {
      shapes[s] = s % 3 == 0 ? new Ball(s % 50) : new Block(s % 7, s % 11, 2);
    }
    double volume = volume(shapes);
    int[] steps = new int[20_000];
    collatz(steps);
    long[] small = new long[24];
    for (int round = 0; round < 100; round++) {
      add(small, round);
    }
    int[] mapped = new int[150_000];
    map(mapped, x -> x * x ^ x >>> 3);
    System.out.println(vowels + hashes[9] + distances[33] + volume + steps[27] + small[5] + mapped[77]);
  }

  static int vowels(byte[] text) {
    int count = 0;
    for (int i = 0; i < text.length; i++) {
      byte c = text[i];
      if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') {
        count++;
      }
    }
    return count;
  }

  static void hashes(byte[] text, int[] hashes) {
    for (int h = 0; h < hashes.length; h++) {
      int hash = 17;
      for (int k = 0; k < 40; k++) {
        hash = hash * 31 + text[h * 40 + k];
      }
      hashes[h] = hash;
    }
  }

  static void distances(List<String> words, int[] distances) {
    for (int w = 0; w < distances.length; w++) {
      String one = words.get(w);
      String other = words.get((w + 1) % distances.length);
      int[] row = new int[other.length() + 1];
      for (int j = 0; j < row.length; j++) {
        row[j] = j;
      }
      for (int i = 1; i <= one.length(); i++) {
        int corner = row[0];
        row[0] = i;
        for (int j = 1; j < row.length; j++) {
          int above = row[j];
          int change = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
          row[j] = Math.min(Math.min(row[j - 1], above) + 1, change);
          corner = above;
        }
      }
      distances[w] = row[row.length - 1];
    }
  }

  static double volume(Shape[] shapes) {
    double sum = 0;
    for (int s = 0; s < shapes.length; s++) {
      sum += shapes[s].volume();
    }
    return sum;
  }

  static void collatz(int[] steps) {
    for (int n = 1; n < steps.length; n++) {
      long at = n;
      int count = 0;
      while (at != 1) {
        at = (at & 1) == 0 ? at >> 1 : 3 * at + 1;
        count++;
      }
      steps[n] = count;
    }
  }

  static void add(long[] small, int round) {
    for (int i = 0; i < small.length; i++) {
      small[i] += (long) round * i;
    }
  }

  static void map(int[] mapped, IntUnaryOperator operator) {
    for (int i = 0; i < mapped.length; i++) {
      mapped[i] = operator.applyAsInt(i);
    }
  }
}
