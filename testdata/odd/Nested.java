import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;

/** Inner, local and anonymous classes, private methods of interfaces, enums with bodies, generics within generics. */
public final class Nested {
  interface Stepper {
    private int one() {
      return 1;
    }

    static Stepper of(int n) {
      return () -> n;
    }

    int n();

    default int steps() {
      return n() + one();
    }
  }

  enum Operation {
    ADD("+") {
      @Override
      double apply(double a, double b) {
        return a + b;
      }
    },
    POWER("^") {
      private final double[] memo = new double[4];

      @Override
      double apply(double a, double b) {
        memo[0] = 1;
        for (int i = 1; i <= b; i++) {
          memo[i] = memo[i - 1] * a;
        }
        return memo[(int) b];
      }
    };

    final String sign;

    Operation(String sign) {
      this.sign = sign;
    }

    abstract double apply(double a, double b);
  }

  final class Cells implements Iterable<Double> {
    private final double[] cells = new double[size];

    {
      cells[0] = offset;
    }

    @Override
    public Iterator<Double> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          return at < cells.length;
        }

        @Override
        public Double next() {
          return cells[at++] + Nested.this.offset;
        }
      };
    }
  }

  static class Pair<A extends Comparable<A>, B> {
    A a;
    List<? super B> b = new ArrayList<Object>();

    static <T extends Comparable<T>> Pair<T, Pair<T, int[]>> of(T a) {
      Pair<T, Pair<T, int[]>> pair = new Pair<>();
      pair.a = a;
      return pair;
    }
  }

  private final int size;
  private double offset;

  {
    offset = 2;
  }

  Nested(int size) {
    this.size = size;
    offset *= 2;
  }

  static int sum(int... all) {
    int sum = 0;
    for (int x : all) {
      sum += x;
    }
    return sum;
  }

  static String which(Object o) {
    return "object";
  }

  static String which(int... o) {
    return "varargs" + o.length;
  }

  public static void main(String[] args) {
    Nested nested = new Nested(3);
    double sum = 0;
    for (double x : nested.new Cells()) {
      sum += x;
    }
    class Local implements IntSupplier {
      final int[] own = {args.length, 5};

      @Override
      public int getAsInt() {
        return own[0] + own[1];
      }
    }
    System.out.println(sum + " " + new Local().getAsInt() + " " + Stepper.of(3).steps() + " " + sum() + sum(1, 2, 3));
    for (Operation operation : Operation.values()) {
      System.out.println(operation + operation.sign + operation.apply(2, 3) + " " + operation.getDeclaringClass().getSimpleName());
    }
    System.out.println(Pair.of("x").a + " " + which(1) + " " + which(1, 2) + which());
    System.out.println(Local.class.getEnclosingMethod() + " " + Cells.class.getEnclosingClass() + " " + Nested.class.getNestMembers().length);
  }
}
