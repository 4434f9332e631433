// release: 25

import java.util.Arrays;

/** Constructors with loops, handlers and stores to fields before super. */
public final class EarlyBodies25 {
  static class Base {
    final int[] cells;

    Base(int... cells) {
      this.cells = cells;
      System.out.println(said());
    }

    String said() {
      return "base " + cells.length;
    }
  }

  static final class Derived extends Base {
    private final int sum;
    private int[] own;

    Derived(String text) {
      int[] made = new int[text.length()];
      int total = 0;
      for (int i = 0; i < made.length; i++) {
        made[i] = text.charAt(i) - (i > 0 ? made[i - 1] : 0);
        total += made[i];
      }
      try {
        total /= text.length() - 3;
      } catch (ArithmeticException e) {
        total = -1;
      }
      sum = total;
      own = made.clone();
      super(switch (made.length) {
        case 0 -> new int[] {sumOf(1, 2)};
        case 3 -> made;
        default -> Arrays.copyOf(made, 2);
      });
      for (int i = 0; i < own.length; i++) {
        own[i] += cells[0];
      }
    }

    private static int sumOf(int... values) {
      return Arrays.stream(values).sum();
    }

    @Override
    String said() {
      return "derived " + sum + " " + own.length;
    }
  }

  record Point(double x, double y) {
    Point(double[] both) {
      double scale = 0;
      for (double one : both) {
        scale = Math.max(scale, one);
      }
      this(both[0] / scale, both[1] / scale);
    }
  }

  public static void main(String[] args) {
    for (String text : new String[] {"", "abc", "wxyz"}) {
      Derived derived = new Derived(text);
      System.out.println(Arrays.toString(derived.own) + " " + derived.sum);
    }
    System.out.println(new Point(new double[] {3, 4}));
  }
}
