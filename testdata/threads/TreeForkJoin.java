import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** The sum of a binary tree of objects on a fork-join pool. Arguments: levels, how often, threads. */
public final class TreeForkJoin extends RecursiveTask<Long> {
  private static final int LEVELS_OF_TASKS = 4;

  /** A node, without children at the lowest level. */
  private static final class Node {
    private final Node left;
    private final Node right;
    private final int value;

    Node(int level) {
      left = level > 0 ? new Node(level - 1) : null;
      right = level > 0 ? new Node(level - 1) : null;
      value = level;
    }

    long sum() {
      return left == null ? value : value + left.sum() + right.sum();
    }
  }

  private final Node node;
  private final int level;

  private TreeForkJoin(Node node, int level) {
    this.node = node;
    this.level = level;
  }

  public static void main(String[] arguments) {
    Node root = new Node(Integer.parseInt(arguments[0]));
    int times = Integer.parseInt(arguments[1]);
    ForkJoinPool pool = new ForkJoinPool(Integer.parseInt(arguments[2]));
    long sum = 0;
    for (int t = 0; t < times; t++) {
      sum += pool.invoke(new TreeForkJoin(root, LEVELS_OF_TASKS));
    }
    System.out.println("sum " + sum);
  }

  @Override
  protected Long compute() {
    if (level == 0) {
      return node.sum();
    }
    TreeForkJoin left = new TreeForkJoin(node.left, level - 1);
    left.fork();
    return node.value + new TreeForkJoin(node.right, level - 1).compute() + left.join();
  }
}
