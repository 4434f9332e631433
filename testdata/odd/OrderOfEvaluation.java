import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** What is evaluated before what throws: null arrays, wrong elements, negative sizes, compound stores, references to methods of null. */
public final class OrderOfEvaluation {
  private static final int[] LOG = new int[16];
  private static int at;
  private byte small = 120;
  private char letter = 'y';
  private short[] shorts = {32_760, 5};
  private static OrderOfEvaluation none;
  private static int[] missing;

  private static int noted(int value) {
    LOG[at++ & 15] += value;
    return value;
  }

  private static void thrown(Runnable body) {
    int before = at;
    try {
      body.run();
      System.out.print("none ");
    } catch (RuntimeException e) {
      System.out.print(e.getClass().getSimpleName() + " " + (at - before) + ": " + e.getMessage() + "; ");
    }
  }

  private static int[] of(int n) {
    noted(n);
    return n > 2 ? null : new int[n];
  }

  public static void main(String[] args) {
    int i = 0;
    int[] a = {4, 4, 4};
    a[i] = i = 2;
    a[i] += i++ + ++i * (a[i - 3] = 5);
    System.out.println(Arrays.toString(a) + " " + i);
    thrown(() -> missing[noted(1)] = noted(2));
    thrown(() -> of(3)[noted(1)] += noted(2));
    thrown(() -> of(2)[noted(2)] = noted(3) / (noted(1) - 1));
    thrown(() -> a[noted(3)] *= noted(2));
    thrown(() -> none.small = (byte) noted(4));
    thrown(() -> none.shorts[noted(1)]++);
    thrown(() -> System.out.println(new int[noted(2)][noted(-1)][noted(3)].length));
    thrown(() -> ((Object[]) new String[1])[noted(0)] = noted(7));
    thrown(() -> System.out.println(((Object) "text") instanceof Integer n ? n : (Integer) (Object) ("" + noted(1))));
    thrown(() -> missing.clone()[noted(1)] = 1);
    thrown(() -> {
      UnaryOperator<String> bound = ((String) null)::concat;
      noted(bound.hashCode());
    });
    thrown(() -> {
      synchronized (none) {
        noted(1);
      }
    });
    thrown(() -> {
      throw null;
    });
    OrderOfEvaluation one = new OrderOfEvaluation();
    for (int k = 0; k < 10; k++) {
      one.small += k;
      one.letter += 1.5;
      one.shorts[k & 1] <<= one.shorts[1] & 1;
      one.shorts[0] >>>= 1;
      one.small ^= one.letter++;
    }
    System.out.println();
    System.out.println(one.small + " " + (int) one.letter + " " + Arrays.toString(one.shorts));
    int[][][] cube = new int[2][3][];
    long[][] ragged = {{1}, {}, null, {2, 3}};
    IntFunction<int[]> maker = int[]::new;
    UnaryOperator<int[]> copier = int[]::clone;
    for (int k = 0; k < 6; k++) {
      cube[k / 3][k % 3] = copier.apply(maker.apply(k));
      long[] row = ragged[k % 4];
      if (row != null && row.length > 0) {
        row[row.length - 1] += cube[k / 3][k % 3].length;
      }
    }
    System.arraycopy(ragged[3], 0, ragged[3], 1, 1);
    int[] same = cube[1].clone()[2];
    same[4] = 9;
    System.out.println(Arrays.deepToString(cube) + Arrays.deepToString(ragged) + Arrays.toString(LOG));
  }
}
