import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Breadth-first search, level by level. Argument: the number of nodes (default 65536). Each node has two to four random neighbours, and the edges
 * back; the graph is drawn into lists, which stand for the file that other programs read it from: no array of this one holds it before.
 */
public final class Bfs {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 65536;
    List<List<Integer>> graph = graph(n);
    int[] nodes = new int[2 * n]; // first edge and number of edges of each
    boolean[] frontier = new boolean[n];
    boolean[] next = new boolean[n];
    boolean[] visited = new boolean[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      int edges = graph.get(i).size();
      nodes[2 * i] = count;
      nodes[2 * i + 1] = edges;
      frontier[i] = false;
      next[i] = false;
      visited[i] = false;
      count += edges;
    }
    frontier[0] = true;
    visited[0] = true;
    int[] targets = new int[count];
    int at = 0;
    for (List<Integer> neighbours : graph) {
      for (int target : neighbours) {
        targets[at++] = target;
      }
    }
    int[] cost = new int[n];
    for (int i = 0; i < n; i++) {
      cost[i] = -1;
    }
    cost[0] = 0;
    int levels = search(n, nodes, frontier, next, visited, targets, cost);
    System.out.println("levels " + levels + ", cost[" + (n - 1) + "] = " + cost[n - 1]);
  }

  static int search(int n, int[] nodes, boolean[] frontier, boolean[] next, boolean[] visited, int[] targets, int[] cost) {
    int levels = 0;
    boolean again;
    do {
      again = false;
      // omp parallel for schedule(static) shared(nodes, frontier, next, visited, targets, cost)
      for (int node = 0; node < n; node++) {
        if (frontier[node]) {
          frontier[node] = false;
          for (int e = nodes[2 * node]; e < nodes[2 * node + 1] + nodes[2 * node]; e++) {
            int target = targets[e];
            if (!visited[target]) {
              cost[target] = cost[node] + 1;
              next[target] = true;
            }
          }
        }
      }
      // omp parallel for schedule(static) shared(frontier, next, visited, again)
      for (int node = 0; node < n; node++) {
        if (next[node]) {
          frontier[node] = true;
          visited[node] = true;
          again = true;
          next[node] = false;
        }
      }
      levels++;
    } while (again);
    return levels;
  }

  /** The neighbours of each node; drawn anew by each run in the same way. */
  private static List<List<Integer>> graph(int n) {
    Random random = new Random(7);
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      neighbours.add(new ArrayList<>());
    }
    for (int i = 0; i < n; i++) {
      for (int e = 2 + random.nextInt(3); e > 0; e--) {
        int other = random.nextInt(n);
        neighbours.get(i).add(other);
        neighbours.get(other).add(i);
      }
    }
    return neighbours;
  }
}
