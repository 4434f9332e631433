import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;

/** Arrays of every shape: of arrays of other lengths, empty within, of wider types than their elements, made by reflection, copied half way. */
public final class ArrayShapes {
  private static int stored(Object[] cells, Object... values) {
    int refused = 0;
    for (int i = 0; i < values.length; i++) {
      try {
        cells[i % cells.length] = values[i];
      } catch (ArrayStoreException e) {
        refused++;
        System.out.println(e.getMessage());
      }
    }
    return refused;
  }

  @SafeVarargs
  private static <T> T[] rotated(int by, T... all) {
    T[] turned = all.clone();
    for (int i = 0; i < all.length; i++) {
      turned[(i + by) % all.length] = all[i];
    }
    return turned;
  }

  private static String copiedHalfWay() {
    Object[] from = {1, 2, "three", 4};
    Integer[] to = new Integer[4];
    try {
      System.arraycopy(from, 0, to, 0, 4);
    } catch (ArrayStoreException e) {
      return Arrays.toString(to) + " " + e.getMessage();
    }
    return "all";
  }

  private static long byReflection(Class<?> type) {
    Object rows = Array.newInstance(type, 3, 4);
    long sum = 0;
    for (int i = 0; i < Array.getLength(rows); i++) {
      Object row = Array.get(rows, i);
      for (int j = 0; j < Array.getLength(row); j++) {
        Array.setByte(row, j, (byte) (i * j));
        sum += (long) (10 * Array.getDouble(row, j));
      }
    }
    try {
      Array.set(Array.get(rows, 0), 0, "no number");
    } catch (IllegalArgumentException e) {
      sum++;
    }
    return sum;
  }

  public static void main(String[] args) {
    System.out.println(stored(new Number[2], 1, 2.5, "text", null, 'c') + " " + stored(new Comparable<?>[1], 1, new Object[0].length, List.of().size()));
    System.out.println(stored(new int[2][], new int[1], new long[1], null) + " " + copiedHalfWay());
    int[][][] deep = new int[2][3][];
    double[][] none = new double[3][0];
    long[][][][] wide = new long[1][2][1][2];
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 3; j++) {
        deep[i][j] = new int[i + j];
        Arrays.fill(deep[i][j], i - j);
        wide[0][i][0][j % 2] += deep[i][j].length << j;
      }
    }
    int[][][] shared = deep.clone();
    shared[0] = deep[1];
    shared[1][2][0]++;
    System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepToString(shared) + " " + none[2].length + " " + Arrays.deepToString(wide));
    System.out.println(Arrays.toString(rotated(2, "a", "b", "c")) + " " + rotated(0).length + " " + rotated(1, new int[] {3}, new int[] {4})[0][0]);
    System.out.println(byReflection(int.class) + " " + byReflection(double.class) + " " + byReflection(short.class));
    System.out.println(deep.getClass().getName() + " " + none[0].getClass().getCanonicalName() + " " + String[][].class.getSuperclass().getSimpleName());
    int[] over = {1, 2, 3, 4, 5};
    System.arraycopy(over, 0, over, 1, 4);
    Arrays.setAll(over, i -> over[i] * over[over.length - 1 - i]);
    Arrays.parallelPrefix(over, 1, 4, Integer::sum);
    System.out.println(Arrays.toString(over) + " " + Arrays.mismatch(over, new int[] {4, 4}) + " " + Arrays.compare(over, over.clone()));
    for (int length : new int[] {-1, 2}) {
      try {
        System.out.println(new int[2][length][3].length);
        System.arraycopy(over, 4, over, 0, length);
      } catch (NegativeArraySizeException | ArrayIndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
