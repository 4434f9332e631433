import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Heat from a source that moves over an adaptive mesh, after the description of UA in the NAS Parallel Benchmarks: elements near the source are split in four,
 * each has five by five points, and neighbours meet at mortars, which are gathered and scattered through lists. Elements are numbered along a space-filling
 * curve and dealt to the threads in blocks; the mesh is made anew as the source moves.
 *
 * Usage: AdaptiveMesh threads side steps, for side x side elements before any is split
 */
public final class AdaptiveMesh {
  private static final int EDGE = 5;
  private static final int POINTS = EDGE * EDGE;
  private static final int STEPS_OF_A_MESH = 2;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int side = args.length > 1 ? Integer.parseInt(args[1]) : 32;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    AdaptiveMesh mesh = new AdaptiveMesh(threads, side);
    team(threads, (id, barrier) -> mesh.advance(id, barrier, steps));
    double sum = 0;
    for (int i = 0; i < mesh.elements * POINTS; i++) {
      sum += mesh.heat[i];
    }
    System.out.printf(java.util.Locale.ROOT, "%d elements, %d mortars, mean %.9f%n", mesh.elements, mesh.mortars, sum / (mesh.elements * POINTS));
  }

  private final int threads;
  private final int side;
  private int elements;
  private int mortars;

  /** Number of the element that a cell of the finest lattice belongs to. */
  private final int[] elementAt;
  private final int[] x;
  private final int[] y;
  private final int[] size;
  private final double[] heat;
  private final double[] next;

  /** The two elements of a mortar, and where on their edges. */
  private final int[] one;
  private final int[] other;
  private final double[] mortar;

  private AdaptiveMesh(int threads, int side) {
    this.threads = threads;
    this.side = side;
    int most = 4 * side * side;
    elementAt = new int[most];
    x = new int[most];
    y = new int[most];
    size = new int[most];
    heat = new double[most * POINTS];
    next = new double[most * POINTS];
    one = new int[4 * most];
    other = new int[4 * most];
    mortar = new double[4 * most * EDGE];
    Arrays.fill(heat, 1);
    refine(0);
  }

  private void advance(int id, CyclicBarrier barrier, int steps) throws InterruptedException, BrokenBarrierException {
    for (int step = 0; step < steps; step++) {
      if (step > 0 && step % STEPS_OF_A_MESH == 0) {
        if (id == 0) {
          refine(step);
        }
        barrier.await();
      }
      int from = first(id, elements, threads);
      int to = first(id + 1, elements, threads);
      diffuse(from, to);
      barrier.await();
      gather(first(id, mortars, threads), first(id + 1, mortars, threads));
      barrier.await();
      scatter(first(id, mortars, threads), first(id + 1, mortars, threads));
      barrier.await();
      for (int at = from * POINTS; at < to * POINTS; at++) {
        heat[at] = next[at];
      }
      barrier.await();
    }
  }

  /** Makes the mesh for the place of the source: coarse elements within a quarter of the side are split. */
  private void refine(int step) {
    int lattice = 2 * side;
    double sourceX = lattice * (0.3 + 0.05 * step);
    double sourceY = lattice * 0.5;
    elements = 0;
    for (int code = 0; code < side * side; code++) {
      int cx = 2 * even(code);
      int cy = 2 * even(code >> 1);
      double dx = cx + 1 - sourceX;
      double dy = cy + 1 - sourceY;
      boolean split = dx * dx + dy * dy < lattice * lattice / 16.0;
      for (int part = 0; part < (split ? 4 : 1); part++) {
        add(split ? cx + part % 2 : cx, split ? cy + part / 2 : cy, split ? 1 : 2, lattice);
      }
    }
    mortars = 0;
    for (int element = 0; element < elements; element++) {
      for (int place = 0; place < size[element]; place++) {
        meet(element, x[element] + size[element], y[element] + place, lattice);
        meet(element, x[element] + place, y[element] + size[element], lattice);
      }
    }
  }

  /** The bits of even place, together: half of a number along the curve. */
  private static int even(int code) {
    int value = 0;
    for (int bit = 0; bit < 15; bit++) {
      value |= (code >> 2 * bit & 1) << bit;
    }
    return value;
  }

  private void add(int left, int low, int width, int lattice) {
    x[elements] = left;
    y[elements] = low;
    size[elements] = width;
    for (int i = 0; i < width; i++) {
      for (int j = 0; j < width; j++) {
        elementAt[(low + j) * lattice + left + i] = elements;
      }
    }
    elements++;
  }

  private void meet(int element, int left, int low, int lattice) {
    if (left < lattice && low < lattice) {
      int neighbour = elementAt[low * lattice + left];
      if (mortars == 0 || one[mortars - 1] != element || other[mortars - 1] != neighbour) {
        one[mortars] = element;
        other[mortars] = neighbour;
        mortars++;
      }
    }
  }

  private void diffuse(int from, int to) {
    for (int element = from; element < to; element++) {
      int base = element * POINTS;
      for (int j = 0; j < EDGE; j++) {
        for (int i = 0; i < EDGE; i++) {
          int at = base + j * EDGE + i;
          double sum = 0;
          sum += i > 0 ? heat[at - 1] : heat[at];
          sum += i < EDGE - 1 ? heat[at + 1] : heat[at];
          sum += j > 0 ? heat[at - EDGE] : heat[at];
          sum += j < EDGE - 1 ? heat[at + EDGE] : heat[at];
          next[at] = heat[at] + 0.1 * (sum - 4 * heat[at]) + (size[element] == 1 ? 0.01 : 0);
        }
      }
    }
  }

  private void gather(int from, int to) {
    for (int m = from; m < to; m++) {
      for (int p = 0; p < EDGE; p++) {
        mortar[m * EDGE + p] = 0.5 * (heat[last(one[m], p)] + heat[other[m] * POINTS + p]);
      }
    }
  }

  /** Each mortar goes back to the element that it lies behind. */
  private void scatter(int from, int to) {
    for (int m = from; m < to; m++) {
      if (m == 0 || one[m - 1] != one[m]) {
        for (int p = 0; p < EDGE; p++) {
          next[last(one[m], p)] += 0.1 * (mortar[m * EDGE + p] - heat[last(one[m], p)]);
        }
      }
    }
  }

  private static int last(int element, int point) {
    return element * POINTS + (EDGE - 1) * EDGE + point;
  }

  /** Runs the body with each thread's number, on as many threads. */
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
