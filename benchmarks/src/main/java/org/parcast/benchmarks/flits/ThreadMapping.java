package org.parcast.benchmarks.flits;

import java.util.List;

/**
 * Threads of an application whose neighbours form a torus of radix eight, on the nodes of another: thread (x, y) is on node (a x + b y, c x + d y), modulo
 * eight. Every thread then has its neighbours in the same directions, and all channels of a dimension carry the same load, as the model assumes.
 *
 * @param a to
 * @param d elements of the matrix; its determinant is odd, or threads would share nodes
 */
record ThreadMapping(int a, int b, int c, int d) {
  private static final int RADIX = 8;

  /** Nine, of mean distances between 1 and 6, with distances as equal in both dimensions as can be. */
  static final List<ThreadMapping> NINE = List.of(new ThreadMapping(1, 0, 0, 1), new ThreadMapping(1, 1, 0, 1), new ThreadMapping(1, 1, 1, 2),
      new ThreadMapping(1, 2, 2, 1), new ThreadMapping(1, 2, 3, 1), new ThreadMapping(1, 2, 2, 3), new ThreadMapping(1, 3, 3, 2), new ThreadMapping(2, 3, 3, 2),
      new ThreadMapping(2, 3, 3, 4));

  /** Of all threads. */
  static Torus torus() {
    return new Torus(RADIX);
  }

  int nodeOf(int thread) {
    int x = thread % RADIX;
    int y = thread / RADIX;
    return (c * x + d * y) % RADIX * RADIX + (a * x + b * y) % RADIX;
  }

  /** d, mean hops between neighbours: all threads have the same. */
  double distance() {
    Torus torus = torus();
    return (torus.distance(0, nodeOf(torus.neighbour(0, 0))) + torus.distance(0, nodeOf(torus.neighbour(0, 2)))) / 2.0;
  }
}
