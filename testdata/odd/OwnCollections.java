import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Collections of its own between those of the library: lists over an array, maps that forget, keys that change, orders that contradict themselves. */
public final class OwnCollections {
  static final class Cells extends AbstractList<Double> implements RandomAccess {
    private final double[] cells;
    private int reads;

    Cells(int n) {
      cells = new double[n];
    }

    @Override
    public Double get(int i) {
      reads++;
      return cells[i];
    }

    @Override
    public Double set(int i, Double value) {
      double before = cells[i];
      cells[i] = value;
      return before;
    }

    @Override
    public int size() {
      return cells.length;
    }
  }

  static final class Key implements Comparable<Key> {
    int value;
    static int compared;

    Key(int value) {
      this.value = value;
    }

    @Override
    public int hashCode() {
      return value % 3;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.value == value;
    }

    @Override
    public int compareTo(Key other) {
      compared++;
      return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
      return "k" + value;
    }
  }

  static final class Counting implements Spliterator.OfInt {
    private int from;
    private final int to;
    private final int[] splits;

    Counting(int from, int to, int[] splits) {
      this.from = from;
      this.to = to;
      this.splits = splits;
    }

    @Override
    public OfInt trySplit() {
      splits[0]++;
      return null;
    }

    @Override
    public long estimateSize() {
      return to - from;
    }

    @Override
    public int characteristics() {
      return ORDERED | SIZED;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      if (from < to) {
        action.accept(from++);
        return true;
      }
      return false;
    }
  }

  private static String contradictory() {
    Integer[] numbers = new Integer[64];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i * 7 % 11;
    }
    int[] asked = {0};
    try {
      Arrays.sort(numbers, (a, b) -> ++asked[0] % 3 - 1);
      return "sorted";
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static void main(String[] args) {
    Cells cells = new Cells(6);
    for (int i = 0; i < cells.size(); i++) {
      cells.set(i, (i * 5 % 6) / 2.0 + (i > 0 ? cells.get(i - 1) : 0));
    }
    cells.replaceAll(x -> x * 2);
    cells.subList(1, 5).sort(null);
    System.out.println(cells + " " + cells.reads + " " + cells.indexOf(4.0) + " " + cells.stream().mapToDouble(x -> x).sum() + " " + cells.equals(new ArrayList<>(cells)));
    Map<Key, int[]> forgetful = new LinkedHashMap<>(4, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<Key, int[]> eldest) {
        return size() > 3;
      }
    };
    for (int i = 0; i < 12; i++) {
      forgetful.computeIfAbsent(new Key(i * i % 7), key -> new int[] {key.value})[0] += i;
    }
    forgetful.forEach((key, value) -> System.out.print(key + "=" + value[0] + " "));
    Key moving = new Key(4);
    HashSet<Key> set = new HashSet<>(List.of(moving, new Key(5)));
    moving.value = 6;
    System.out.println(set.contains(moving) + " " + set.contains(new Key(4)) + " " + set.size());
    PriorityQueue<Key> queue = new PriorityQueue<>();
    TreeMap<Key, Integer> tree = new TreeMap<>();
    for (int i = 0; i < 10; i++) {
      queue.add(new Key(i * 3 % 10));
      tree.merge(new Key(i % 4), i, (a, b) -> a * b);
    }
    queue.peek().value = 20;
    StringBuilder order = new StringBuilder();
    while (!queue.isEmpty()) {
      order.append(queue.poll()).append(' ');
    }
    System.out.println(order + "" + tree + " " + tree.headMap(new Key(2), true) + " " + Key.compared);
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    try {
      for (int x : list) {
        list.remove((Integer) (x + 1));
      }
    } catch (ConcurrentModificationException e) {
      System.out.println(e + " " + list);
    }
    for (Iterator<Integer> i = list.iterator(); i.hasNext(); ) {
      if (i.next() % 2 == 1) {
        i.remove();
      }
    }
    try {
      new HashMap<>(Map.of(1, 2)).computeIfAbsent(2, key -> 3 / (key - 2));
    } catch (ArithmeticException e) {
      System.out.println(list + " " + e.getMessage());
    }
    int[] splits = new int[1];
    int sum = StreamSupport.intStream(new Counting(0, 9, splits), false).map(x -> x * x).filter(x -> x % 2 == 0).sum();
    int[] windows = IntStream.range(0, 5).flatMap(i -> IntStream.rangeClosed(i, 2 * i)).boxed().mapToInt(x -> x).toArray();
    System.out.println(sum + " " + splits[0] + " " + Arrays.toString(windows) + " " + contradictory() + " " + Spliterators.emptySpliterator().estimateSize());
  }
}
