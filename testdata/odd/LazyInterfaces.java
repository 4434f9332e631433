import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Fields of interfaces that are made late, bridges, diamonds of default methods, initialisers that fail, methods of any number of arguments. */
public final class LazyInterfaces {
  interface Sized {
    int[] CELLS = made("Sized", 3);

    default int size() {
      return CELLS.length;
    }
  }

  interface Named {
    int[] CELLS = made("Named", 2);

    default int size() {
      return twice(CELLS.length);
    }

    private int twice(int n) {
      for (int i = 0; i < CELLS.length; i++) {
        CELLS[i] += n;
      }
      return CELLS[0] * 2;
    }
  }

  interface Untouched {
    int[] CELLS = made("never", 1);
    int CONSTANT = 4;
  }

  static class Both implements Sized, Named, Untouched, Comparable<Both>, Iterable<Integer> {
    protected int n = CONSTANT;

    @Override
    public int size() {
      return Sized.super.size() + Named.super.size() * 10;
    }

    @Override
    public int compareTo(Both other) {
      return Integer.compare(n, other.n);
    }

    Both self() {
      n++;
      return this;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < n;
        }

        @Override
        public Integer next() {
          if (next >= n) {
            throw new NoSuchElementException();
          }
          return next++ * n;
        }
      };
    }
  }

  static final class Special extends Both {
    private int[] own = {1, 2};

    {
      for (int i = 0; i < own.length; i++) {
        own[i] += n;
      }
    }

    @Override
    Special self() {
      super.self();
      own[0] += n;
      return this;
    }
  }

  static final class Failing {
    static int tries;
    static final int[] CELLS = made("Failing", -1);
  }

  static int[] made(String name, int n) {
    System.out.println("made " + name);
    int[] cells = new int[n];
    for (int i = 0; i < n; i++) {
      cells[i] = i;
    }
    return cells;
  }

  private static long sum(long first, Object... rest) {
    long sum = first;
    for (Object one : rest) {
      sum += one instanceof int[] cells ? Arrays.stream(cells).sum() : one instanceof Number n ? n.longValue() : rest.length;
    }
    return sum;
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  public static void main(String[] args) {
    Both[] all = {new Special(), new Both(), new Special().self(), new Both().self().self()};
    Arrays.sort(all);
    int total = 0;
    for (Both one : all) {
      for (int value : one) {
        total += value;
      }
      total += one.self().size();
    }
    System.out.println(total + " " + all[0].n + " " + Named.CELLS[1]);
    System.out.println(sum(1) + " " + sum(1, 2, 3.5, "x") + " " + sum(2, new int[] {3, 4}) + " " + sum(3, (Object[]) new Integer[] {5, 6}));
    try {
      Comparable raw = all[0];
      raw.compareTo("text");
    } catch (ClassCastException e) {
      System.out.println("cast");
    }
    for (int i = 0; i < 3; i++) {
      try {
        System.out.println(Failing.CELLS.length);
      } catch (ExceptionInInitializerError e) {
        System.out.println(e.getCause());
      } catch (NoClassDefFoundError e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
