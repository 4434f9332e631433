import java.util.ArrayList;
import java.util.List;

/** Colours of a ring with neighbours at 1 and 2, from lists of neighbours: each of p borders has two ints each way, 4 * 4 * p. */
public class ColoursLists {
  static class Graph {
    private final List<List<Integer>> neighbours = new ArrayList<>();

    Graph(int n) {
      for (int v = 0; v < n; v++) {
        neighbours.add(List.of((v + n - 2) % n, (v + n - 1) % n, (v + 1) % n, (v + 2) % n));
      }
    }

    int[] recolour(int[] colours) {
      int[] next = new int[colours.length];
      for (int v = 0; v < next.length; v++) {
        int taken = 0;
        for (int u : neighbours.get(v)) {
          taken |= 1 << colours[u];
        }
        next[v] = Integer.numberOfTrailingZeros(~taken);
      }
      return next;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Graph graph = new Graph(n);
    int[] colours = new int[n];
    for (int v = 0; v < n; v++) {
      colours[v] = v * 7 % 5;
    }
    for (int t = 0; t < steps; t++) {
      colours = graph.recolour(colours);
    }
    System.out.println(colours[n / 2]);
  }
}
