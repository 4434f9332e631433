import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A shutdown hook goes on with every kind of container that the program has filled. */
public final class LateWork {
  private static final double[] CELLS = new double[20];
  private static final int[][] ROWS = new int[4][6];
  private static final List<Double> LIST = new ArrayList<>();
  private static final Map<Integer, Double> MAP = new HashMap<>();
  private static final TreeMap<String, int[]> TREE = new TreeMap<>();
  private static final StringBuilder TEXT = new StringBuilder();
  private static Node first;
  private static long total;

  private static final class Node {
    private double value;
    private final Node next;

    Node(double value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private static double round(int n) {
    double before = 0;
    for (int i = 0; i < CELLS.length; i++) {
      CELLS[i] = CELLS[i] * 0.5 + i + before;
      before = CELLS[(i + n) % CELLS.length];
      ROWS[i % 4][i % 6] += i * n;
      LIST.add(CELLS[i]);
      MAP.merge(i % 5, CELLS[i], Double::sum);
      TREE.computeIfAbsent("key" + i % 3, key -> new int[2])[i & 1] += n;
      TEXT.append((char) ('a' + i));
      first = new Node(before, i % 7 == 0 ? null : first);
      total += (long) before;
    }
    Arrays.sort(ROWS[n % 4]);
    System.arraycopy(CELLS, 0, CELLS, 1, 8);
    ROWS[1] = ROWS[0].clone();
    LIST.set(0, LIST.get(1) + LIST.remove(LIST.size() - 1));
    LIST.replaceAll(x -> x / 2);
    MAP.remove(n);
    for (Map.Entry<Integer, Double> entry : MAP.entrySet()) {
      entry.setValue(entry.getValue() + 1);
    }
    double sum = recursive(first, 0);
    sum += IntStream.range(0, CELLS.length).mapToDouble(i -> CELLS[i]).sum();
    sum += LIST.stream().mapToDouble(x -> x).max().orElse(0) + TREE.values().stream().mapToInt(pair -> pair[1]).sum();
    return sum + MAP.values().stream().reduce(0., Double::sum) + TEXT.length() + total;
  }

  private static double recursive(Node node, int depth) {
    if (node == null) {
      return depth;
    }
    node.value += depth;
    return node.value + recursive(node.next, depth + 1);
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      for (int n = 1; n < 4; n++) {
        System.out.println("hook " + round(n));
      }
    }));
    System.out.println(round(1) + " " + round(2));
    
  }
}
