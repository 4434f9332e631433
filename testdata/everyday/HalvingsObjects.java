/** As HalvingsArrays, with an object that counts while it is halved. */
public class HalvingsObjects {
  static final class Halving {
    private int rest;

    Halving(int sum) {
      rest = sum;
    }

    boolean goesOn() {
      return rest > 1;
    }

    void halve() {
      rest /= 2;
    }

    static int count(int sum) {
      Halving halving = new Halving(sum);
      int count = 0;
      do {
        if (!halving.goesOn()) {
          break;
        }
        halving.halve();
        count++;
      } while (true);
      return count;
    }
  }

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
        next[i] = Halving.count(x[i - 1] + x[i + 1]);
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
