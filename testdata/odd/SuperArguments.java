import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/** Lambdas, loops in called methods and anonymous classes as arguments of super and this; bodies of enum constants with fields that come of loops. */
public class SuperArguments {
  static class Base {
    final int[] table;
    final Supplier<String> name;

    Base(int[] table, Supplier<String> name) {
      this.table = table;
      this.name = name;
      said();
    }

    void said() {
      System.out.println("base " + name.get() + " " + Arrays.toString(table));
    }
  }

  static class Derived extends Base {
    private int[] own = {7, 8};
    private final int last;

    Derived(int n) {
      super(filled(n, (i, before) -> i * n + before), n > 3 ? () -> "many " + n : new Supplier<String>() {
        private int asked;

        @Override
        public String get() {
          return "few " + asked++;
        }
      });
      for (int i = 0; i < own.length; i++) {
        own[i] += table[i % table.length];
      }
      last = own[1];
    }

    Derived(String text) {
      this(text.isEmpty() ? 2 : text.length() > 4 ? filled(3, Integer::sum)[2] + 4 : text.length());
    }

    @Override
    void said() {
      System.out.println("derived " + (own == null) + " " + name.get());
    }
  }

  enum Shape {
    LINE(filled(3, (i, before) -> before + 1)) {
      @Override
      int size() {
        return length();
      }
    },
    SQUARE(filled(4, (i, before) -> i * i)) {
      private int asked;

      @Override
      int size() {
        asked += length();
        return asked * length();
      }
    };

    private static int made;
    private final int[] sides;

    static {
      for (Shape shape : values()) {
        made += shape.sides.length;
      }
    }

    Shape(int[] sides) {
      this.sides = sides;
    }

    int length() {
      int sum = 0;
      for (int side : sides) {
        sum += side;
      }
      return sum;
    }

    abstract int size();
  }

  class Inner extends Derived {
    Inner(int n) {
      super(offset == 0 ? n : n + offset);
    }

    int sum() {
      return table[0] + offset;
    }
  }

  private final int offset;

  SuperArguments(int offset) {
    this.offset = offset;
  }

  static int[] filled(int n, IntBinaryOperator step) {
    int[] cells = new int[n];
    int before = 0;
    for (int i = 0; i < n; i++) {
      cells[i] = step.applyAsInt(i, before);
      before = cells[i];
    }
    return cells;
  }

  public static void main(String[] args) {
    for (String text : new String[] {"", "abc", "abcdef"}) {
      System.out.println(new Derived(text).last);
    }
    SuperArguments outer = new SuperArguments(2);
    System.out.println(outer.new Inner(1).sum());
    for (Shape shape : Shape.values()) {
      System.out.println(shape + " " + shape.size() + " " + shape.size() + " " + Shape.made + " " + shape.getClass().isAnonymousClass() + " " + shape.getDeclaringClass().getSimpleName());
    }
  }
}
