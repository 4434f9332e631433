// release: 21
import java.util.List;

/** Patterns of records in switches. */
public final class Patterns21 {
  sealed interface Node permits Leaf, Sum, Scaled {}

  record Leaf(double[] at, int i) implements Node {}

  record Sum(Node left, Node right) implements Node {}

  record Scaled(double by, Node of) implements Node {}

  static double value(Node node) {
    return switch (node) {
      case Leaf(double[] at, int i) when i < 0 -> at[0];
      case Leaf(double[] at, int i) -> at[i];
      case Sum(Leaf l, Leaf r) -> value(l) + value(r);
      case Sum(Node l, Node r) -> value(r) - value(l);
      case Scaled s -> s.by() * value(s.of());
    };
  }

  static String kind(Object o) {
    return switch (o) {
      case null -> "null";
      case Integer i when i > 10 -> "large";
      case Integer i -> "int " + i;
      case double[] d -> "doubles " + d.length;
      default -> o.getClass().getSimpleName();
    };
  }

  public static void main(String[] args) throws InterruptedException {
    double[] a = {1, 2, 3};
    Node node = new Sum(new Scaled(2, new Leaf(a, 1)), new Sum(new Leaf(a, -1), new Leaf(a, 2)));
    System.out.println(value(node) + " " + kind(null) + kind(11) + kind(3) + kind(a) + kind("x"));
    List<Integer> list = new java.util.ArrayList<>(List.of(1, 2, 3));
    System.out.println(list.reversed() + " " + list.getFirst());
    Thread virtual = Thread.ofVirtual().start(() -> a[0] = 7);
    virtual.join();
    System.out.println(a[0]);
  }
}
