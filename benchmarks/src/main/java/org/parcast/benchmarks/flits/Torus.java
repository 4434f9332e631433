package org.parcast.benchmarks.flits;

/**
 * A torus of two dimensions with a channel in each direction between neighbours, and e-cube routes: first along the first dimension, then along the second,
 * the shorter way round. Directions are 0 and 1, up and down the first dimension, and 2 and 3, of the second.
 *
 * @param radix k, nodes along each dimension, at least 2
 */
record Torus(int radix) {
  static final int DIRECTIONS = 4;

  /** The direction of a message that has arrived. */
  static final int HERE = DIRECTIONS;

  int nodes() {
    return radix * radix;
  }

  /** Hops from node to node. */
  int distance(int from, int to) {
    return around(to % radix - from % radix) + around(to / radix - from / radix);
  }

  private int around(int difference) {
    int forward = Math.floorMod(difference, radix);
    return Math.min(forward, radix - forward);
  }

  /** The direction of the next hop. Where both ways round are equal, even coordinates go up and odd ones down. */
  int next(int at, int to) {
    int along = direction(at % radix, to % radix);
    if (along >= 0) {
      return along;
    }
    int across = direction(at / radix, to / radix);
    return across >= 0 ? 2 + across : HERE;
  }

  private int direction(int at, int to) {
    int forward = Math.floorMod(to - at, radix);
    if (forward == 0) {
      return -1;
    }
    boolean up = 2 * forward < radix || 2 * forward == radix && at % 2 == 0;
    return up ? 0 : 1;
  }

  int neighbour(int node, int direction) {
    int x = node % radix;
    int y = node / radix;
    int step = direction % 2 == 0 ? 1 : radix - 1;
    return direction < 2 ? y * radix + (x + step) % radix : (y + step) % radix * radix + x;
  }

  /** Whether a hop goes over the edge from the last coordinate to the first, or back. */
  boolean wraps(int node, int direction) {
    int coordinate = direction < 2 ? node % radix : node / radix;
    return coordinate == (direction % 2 == 0 ? radix - 1 : 0);
  }
}
