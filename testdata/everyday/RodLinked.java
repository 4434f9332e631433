/** A rod of nodes that know their neighbours, gone through from the first to the last: 8 * 2 * (p - 1) bytes a step. */
public class RodLinked {
  static class Node {
    double value;
    double next;
    Node left;
    Node right;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    Node first = new Node();
    Node last = first;
    for (int i = 1; i < n; i++) {
      Node node = new Node();
      node.value = i % 6;
      node.left = last;
      last.right = node;
      last = node;
    }
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 4); t++) {
      for (Node node = first; node != null; node = node.right) {
        double left = node.left == null ? 0 : node.left.value;
        double right = node.right == null ? 0 : node.right.value;
        node.next = 0.5 * node.value + 0.25 * (left + right);
      }
      for (Node node = first; node != null; node = node.right) {
        node.value = node.next;
      }
    }
    System.out.println(last.value);
  }
}
