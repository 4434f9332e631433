import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
      boolean found = false;
      for (int node = begin; node < end; node++) {
        if (next[node]) {
          frontier[node] = true;
          visited[node] = true;
          found = true;
          next[node] = false;
        }
      }
      if (found) {
        again = true;
      }
      levels++;
      barrier.await();
      goesOn = again;
      barrier.await();
    } while (goesOn);
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
