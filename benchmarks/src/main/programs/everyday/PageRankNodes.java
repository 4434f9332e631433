import java.util.ArrayList;
import java.util.List;

/** Page ranks over node objects with lists of their sources. Arguments: nodes, steps. */
public class PageRankNodes {
  static class Node {
    double rank;
    double next;
    int targets;
    final List<Node> sources = new ArrayList<>();

    double share() {
      return rank / targets;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Node node = new Node();
      node.rank = 1.0 / n;
      nodes.add(node);
    }
    for (int i = 0; i < n; i++) {
      for (int e = 1; e <= 8; e++) {
        Node source = nodes.get((int) ((i * 37L + e * e * 101) % n));
        nodes.get(i).sources.add(source);
        source.targets++;
      }
    }
    for (int t = 0; t < steps; t++) {
      for (Node node : nodes) {
        double sum = 0;
        for (Node source : node.sources) {
          sum += source.share();
        }
        node.next = 0.15 / n + 0.85 * sum;
      }
      for (Node node : nodes) {
        node.rank = node.next;
      }
    }
    System.out.println(nodes.get(0).rank);
  }
}
