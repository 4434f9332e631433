import java.util.*;
/** A ring as an Iterable of its own, each node averages its two neighbours: 8*2*p. */
public class RingsIterated {
  static final class Node { double value, next; int index; Node(int i, double v) { index = i; value = v; } }
  static final class Ring implements Iterable<Node> {
    final Node[] nodes;
    Ring(int n) { nodes = new Node[n]; for (int i = 0; i < n; i++) nodes[i] = new Node(i, Math.sin(i)); }
    Node left(Node x) { return nodes[(x.index + nodes.length - 1) % nodes.length]; }
    Node right(Node x) { return nodes[(x.index + 1) % nodes.length]; }
    public Iterator<Node> iterator() {
      return new Iterator<>() {
        int at = 0;
        public boolean hasNext() { return at < nodes.length; }
        public Node next() { return nodes[at++]; }
      };
    }
  }
  public static void main(String[] args) {
    Ring ring = new Ring(Integer.parseInt(args[0]));
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      for (Node x : ring) x.next = 0.5 * x.value + 0.25 * (ring.left(x).value + ring.right(x).value);
      for (Node x : ring) x.value = x.next;
    }
    System.out.println(ring.nodes[0].value);
  }
}
