import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/** The virtual machine says what was null, by the instructions that have loaded it: of elements, fields, calls, boxes, captured and returned values. */
public final class NullMessages {
  interface Action {
    void run() throws Exception;
  }

  static final class Node {
    int[] cells;
    double value;
    Node next;
    Integer boxed;
    List<Integer> list;
    Map<String, double[]> map;

    Node next() {
      return next;
    }
  }

  private static Node root = new Node();
  private static int[][] grid = new int[3][];
  private static double[] missing;
  private static Node[] nodes = new Node[2];
  private static String text;
  private static IntUnaryOperator operator;
  private static int at = 1;

  private static void said(Action action) throws Exception {
    for (int i = 0; i < 2; i++) {
      try {
        action.run();
        System.out.println("none");
      } catch (NullPointerException e) {
        System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName().startsWith("lambda"));
      }
    }
  }

  public static void main(String[] args) throws Exception {
    said(() -> root.cells[at] = 3);
    said(() -> root.cells[at] += root.value);
    said(() -> at = root.cells.length);
    said(() -> root.next.value = 2);
    said(() -> root.next.value += root.value * 2);
    said(() -> root.next().next.value++);
    said(() -> root.value = root.next().value);
    said(() -> grid[at][at + 1]++);
    said(() -> at += grid[2][0] + grid[0].length);
    said(() -> missing[at] = missing[0] + 1);
    said(() -> missing.clone()[0]++);
    said(() -> grid[at].clone()[0]++);
    said(() -> root.cells.clone()[0]++);
    said(() -> root.next().cells.clone()[0]++);
    said(() -> nodes[at].cells[0] = 5);
    said(() -> nodes[0].next.cells[0]--);
    said(() -> at = root.boxed);
    said(() -> at = root.boxed + 1);
    said(() -> root.boxed++);
    said(() -> root.list.add(at));
    said(() -> at += root.list.get(0));
    said(() -> root.map.get("x")[0] = 1);
    said(() -> at = text.length());
    said(() -> at = text.charAt(0) + operator.applyAsInt(at));
    said(() -> at = operator.applyAsInt(at));
    said(() -> System.arraycopy(missing, 0, new double[2], 0, 1));
    said(() -> System.out.println(Arrays.stream(missing).sum()));
    said(() -> Arrays.fill(missing, 2));
    said(() -> System.out.println(root.list.stream().map(x -> x + 1).collect(Collectors.toList())));
    List<Integer> list = new ArrayList<>(Arrays.asList(1, null, 3));
    said(() -> {
      for (int x : list) {
        at += x;
      }
    });
    int[] own = args.length > 0 ? new int[1] : null;
    Node none = args.length > 0 ? root : null;
    said(() -> own[at & 1] = 4);
    said(() -> {
      for (int i = 0; i < own.length; i++) {
        own[i] = i;
      }
    });
    said(() -> {
      for (int i = 0; i < 4; i++) {
        none.value += i;
      }
    });
    said(() -> {
      double sum = 0;
      for (int i = 0; i < 4; i++) {
        sum += grid[i % 3][i];
      }
      root.value = sum;
    });
    said(() -> {
      synchronized (none) {
        at++;
      }
    });
    said(() -> {
      Node node = root;
      for (int i = 0; i < 4; i++) {
        node.value += i;
        node = node.next;
      }
    });
    said(() -> {
      throw (RuntimeException) (Object) text;
    });
  }
}
