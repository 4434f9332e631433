import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Boxes and strings that are the same or only equal: caches of numbers, constants of the compiler, what is interned, compared, kept and locked. */
public final class BoxIdentity {
  static final class Other {
    static final String SAME = "same";
    static final Integer KEPT = 1000;
    static final char LETTER = 'e';
  }

  private static Integer boxed = 127;
  private Long field = 128L;

  private static boolean same(Object a, Object b) {
    return a == b;
  }

  private static <T> T through(T value) {
    List<T> list = new ArrayList<>(List.of(value));
    return list.get(0);
  }

  private static int identities(int n) {
    Map<Object, Integer> seen = new IdentityHashMap<>();
    for (int i = 0; i < n; i++) {
      seen.merge(i % 150, 1, Integer::sum);
      seen.merge((char) (i % 150), 1, Integer::sum);
      seen.merge((i % 150) / 2.0, 1, Integer::sum);
    }
    int sum = seen.size();
    for (int count : seen.values()) {
      sum = 31 * sum + count * count;
    }
    return seen.size() + (sum == 0 ? 1 : 0);
  }

  @SuppressWarnings({"removal", "deprecation", "NumberEquality"})
  public static void main(String[] args) {
    Integer[] cells = new Integer[4];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 126 + i;
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      Integer again = 126 + i;
      out.append(cells[i] == again).append(cells[i].equals(again)).append(same(cells[i], through(cells[i]))).append(' ');
    }
    System.out.println(out);
    boxed++;
    Integer before = boxed;
    boxed += 0;
    System.out.println((before == boxed) + " " + before.equals(boxed) + " " + (boxed == 128) + " " + (new BoxIdentity().field == 128) + " " + new BoxIdentity().field.equals(128));
    String text = "sa" + Other.LETTER;
    text = text.replace("sae", "sa") + "me";
    System.out.println((text == Other.SAME) + " " + (text.intern() == Other.SAME) + " " + ("sa" + "me" == Other.SAME) + " " + ("sam" + Other.LETTER == Other.SAME) + " " + same(Other.KEPT, Other.KEPT));
    Object choice = args.length == 0 ? 1 : 2.0;
    Object chosen = args.length == 0 ? (Object) 1 : (Object) 2.0;
    System.out.println(choice + " " + chosen + " " + same(Boolean.TRUE, 3 > 2) + " " + same(new Boolean(true), true) + " " + same(Byte.valueOf((byte) -128), (byte) 128) + " " + same('\u0080', '\u0080'));
    System.out.println(identities(600) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(Double.NaN).equals(0.0 / 0) + " " + same(1L, 1L) + same(1L, 1));
    int i = 3;
    i = i++ + ++i * i--;
    Integer j = 5;
    j = j++ + ++j;
    short s = 10;
    s += 70000.9;
    char c = 'a';
    c += 1.7;
    c++;
    long[] l = {1, 2};
    l[i > 0 ? 0 : 1] <<= l[1]++ + 33;
    System.out.println(i + " " + j + " " + s + " " + c + " " + l[0] + " " + l[1]);
    List<Integer> list = new ArrayList<>(List.of(5, 6, 7, 1));
    list.remove(1);
    list.remove((Integer) 1);
    synchronized (cells[0]) {
      list.add(cells[0]);
    }
    System.out.println(list + " " + (list.get(2) == cells[0]) + " " + list.indexOf(7));
    try {
      Integer none = cells.length == 4 ? null : 1;
      int number = args.length == 0 ? none : 0;
      System.out.println(number);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
