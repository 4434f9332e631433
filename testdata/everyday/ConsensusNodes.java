import java.util.ArrayList;
import java.util.List;

/**
 * Nodes of a torus that agree on a mean, each with its four neighbours in an array, all nodes in one list, row after row. In blocks of the list
 * a row goes across each border in each direction: 8 * 2 * n * p bytes a step.
 *
 * Usage: ConsensusNodes [n [steps]]
 */
public class ConsensusNodes {
  static class Node {
    double opinion;
    double next;
    Node[] neighbours;

    Node(double opinion) {
      this.opinion = opinion;
    }

    void listen() {
      double sum = 0;
      for (Node neighbour : neighbours) {
        sum += neighbour.opinion;
      }
      next = 0.5 * opinion + 0.5 * sum / neighbours.length;
    }

    void decide() {
      opinion = next;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < n * n; i++) {
      nodes.add(new Node(i * 7 % 13));
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        Node north = nodes.get((i + n - 1) % n * n + j);
        Node south = nodes.get((i + 1) % n * n + j);
        Node west = nodes.get(i * n + (j + n - 1) % n);
        Node east = nodes.get(i * n + (j + 1) % n);
        nodes.get(i * n + j).neighbours = new Node[] {north, south, west, east};
      }
    }
    for (int t = 0; t < steps; t++) {
      nodes.forEach(Node::listen);
      nodes.forEach(Node::decide);
    }
    System.out.println(nodes.get(n * n / 2).opinion);
  }
}
