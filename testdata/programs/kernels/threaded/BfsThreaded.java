import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Bfs on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Bfs}.
 */
public final class BfsThreaded {
  private static volatile boolean again;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 65536;
    Graph graph = new Graph(n);
    int[] nodes = new int[2 * n]; // first edge and number of edges of each
    boolean[] frontier = new boolean[n];
    boolean[] next = new boolean[n];
    boolean[] visited = new boolean[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      int edges = graph.edges(i);
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
    for (int i = 0; i < n; i++) {
      for (int e = 0; e < 8; e++) {
        int target = graph.target(i, e);
        if (target >= 0) {
          targets[at++] = target;
        }
      }
    }
    int[] cost = new int[n];
    for (int i = 0; i < n; i++) {
      cost[i] = -1;
    }
    cost[0] = 0;
    int[] levels = new int[threads];
    team(threads, (id, barrier) -> levels[id] = search(id, threads, barrier, n, nodes, frontier, next, visited, targets, cost));
    System.out.println("levels " + levels[0] + ", cost[" + (n - 1) + "] = " + cost[n - 1]);
  }

  static int search(
      int id, int threads, CyclicBarrier barrier, int n, int[] nodes, boolean[] frontier, boolean[] next, boolean[] visited, int[] targets, int[] cost)
      throws InterruptedException, BrokenBarrierException {
    int begin = first(id, n, threads);
    int end = first(id + 1, n, threads);
    boolean goesOn;
    int levels = 0;
    do {
      if (id == 0) {
        again = false;
      }
      barrier.await();
      for (int node = begin; node < end; node++) {
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
      barrier.await();
      for (int node = begin; node < end; node++) {
        if (next[node]) {
          frontier[node] = true;
          visited[node] = true;
          again = true;
          next[node] = false;
        }
      }
      levels++;
      barrier.await();
      goesOn = again;
      barrier.await();
    } while (goesOn);
    return levels;
  }

  /** Four permutations of the nodes: edge k leads from a node to its image, edge k + 4 back. Of the third and fourth, half of the edges are there. */
  private record Graph(int n) {
    int edges(int node) {
      int count = 0;
      for (int e = 0; e < 8; e++) {
        count += target(node, e) >= 0 ? 1 : 0;
      }
      return count;
    }

    /** Where the edge leads, or -1 where the node has no such edge. */
    int target(int node, int edge) {
      int from = edge < 4 ? node : preimage(node, edge - 4);
      boolean there = edge % 4 < 2 || (from * 0x9E3779B9 >>> 16 + edge % 4 & 1) == 0;
      return !there ? -1 : edge < 4 ? image(node, edge) : from;
    }

    private int image(int node, int k) {
      int x = folded(node * factor(k) + 7 * k + 1 & n - 1);
      return folded(x * factor(3 - k) & n - 1);
    }

    private int preimage(int node, int k) {
      int x = folded(folded(node) * inverse(factor(3 - k)) & n - 1);
      return (x - 7 * k - 1) * inverse(factor(k)) & n - 1;
    }

    private static int factor(int k) {
      return k == 0 ? 40503 : k == 1 ? 51749 : k == 2 ? 36477 : 60497;
    }

    /** The upper half of the bits over the lower; its own inverse. */
    private int folded(int x) {
      int bits = Integer.numberOfTrailingZeros(n);
      return x ^ x >>> (bits + 1) / 2;
    }

    /** What an odd number is to be multiplied by to give 1, modulo 2^32. */
    private static int inverse(int odd) {
      int x = odd;
      for (int i = 0; i < 5; i++) {
        x *= 2 - odd * x;
      }
      return x;
    }
  }

  /** Runs the body with each thread's number, on as many threads; the barrier ends each parallel loop. */
  private static void team(int threads, Body body) throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      team[t] =
          new Thread(
              () -> {
                try {
                  body.run(id, barrier);
                } catch (InterruptedException | BrokenBarrierException e) {
                  throw new IllegalStateException(e);
                }
              });
      team[t].start();
    }
    for (Thread thread : team) {
      thread.join();
    }
  }

  /** What a thread of the team does. */
  private interface Body {
    void run(int id, CyclicBarrier barrier) throws InterruptedException, BrokenBarrierException;
  }

  /** First of the iterations 0 to n - 1 that a thread gets: the first n mod threads threads get one more. */
  private static int first(int id, int n, int threads) {
    return id * (n / threads) + Math.min(id, n % threads);
  }
}
