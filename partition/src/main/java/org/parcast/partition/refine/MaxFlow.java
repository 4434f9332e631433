package org.parcast.partition.refine;

import java.util.Arrays;

/**
 * A maximum flow and a minimum cut by shortest augmenting paths, all of one length at a time (Dinic, "Algorithm for solution of a
 * problem of maximum flow in networks with power estimation", 1970).
 */
final class MaxFlow {
  static final int SOURCE = 0;
  static final int SINK = 1;

  private int[] firstArc;
  private int[] level;
  private int[] current;
  private int[] queue;
  private int nodes;
  private int[] nextArc = new int[1024];
  private int[] head = new int[1024];
  private long[] residual = new long[1024];
  private int arcs;

  /** A network without edges whose nodes 0 and 1 are the source and the sink. */
  MaxFlow(int nodes) {
    reset(nodes);
  }

  /** Begins another network without edges, in the memory of the last. */
  void reset(int number) {
    if (firstArc == null || number > firstArc.length) {
      firstArc = new int[number];
      level = new int[number];
      current = new int[number];
      queue = new int[number];
    }
    nodes = number;
    arcs = 0;
    Arrays.fill(firstArc, 0, nodes, -1);
  }

  /** Joins two nodes with a capacity in each direction. */
  void addEdge(int from, int to, long capacity, long backward) {
    if (arcs + 2 > head.length) {
      nextArc = Arrays.copyOf(nextArc, 2 * arcs);
      head = Arrays.copyOf(head, 2 * arcs);
      residual = Arrays.copyOf(residual, 2 * arcs);
    }
    addArc(from, to, capacity);
    addArc(to, from, backward);
  }

  private void addArc(int from, int to, long capacity) {
    head[arcs] = to;
    residual[arcs] = capacity;
    nextArc[arcs] = firstArc[from];
    firstArc[from] = arcs++;
  }

  /**
   * Sends as much as can be sent and returns it: the capacity of a minimum cut.
   *
   * @param known the capacity of some cut, with which the search ends as soon as so much is sent
   */
  long run(long known) {
    long flow = 0;
    while (flow < known && findLevels()) {
      System.arraycopy(firstArc, 0, current, 0, nodes);
      flow += augment();
    }
    return flow;
  }

  /** After {@link #run}: the nodes that the source still reaches, the smallest source side of a minimum cut. */
  boolean[] sourceSide() {
    return reached(SOURCE, 0);
  }

  /** After {@link #run}: the nodes that still reach the sink, the smallest sink side of a minimum cut. */
  boolean[] sinkSide() {
    return reached(SINK, 1);
  }

  private boolean[] reached(int start, int against) {
    boolean[] reached = new boolean[nodes];
    reached[start] = true;
    queue[0] = start;
    int end = 1;
    for (int i = 0; i < end; i++) {
      for (int arc = firstArc[queue[i]]; arc >= 0; arc = nextArc[arc]) {
        if (residual[arc ^ against] > 0 && !reached[head[arc]]) {
          reached[head[arc]] = true;
          queue[end++] = head[arc];
        }
      }
    }
    return reached;
  }

  /** Finds how far the nodes lie from the sink, as far as the source, so that paths from there end nowhere else at first. */
  private boolean findLevels() {
    Arrays.fill(level, 0, nodes, -1);
    level[SINK] = 0;
    queue[0] = SINK;
    int end = 1;
    for (int i = 0; i < end && level[SOURCE] < 0; i++) {
      int farther = level[queue[i]] + 1;
      for (int arc = firstArc[queue[i]]; arc >= 0; arc = nextArc[arc]) {
        if (residual[arc ^ 1] > 0 && level[head[arc]] < 0) {
          level[head[arc]] = farther;
          queue[end++] = head[arc];
        }
      }
    }
    return level[SOURCE] >= 0;
  }

  /** Sends along all paths of descending levels; the arcs of the one under way are kept in {@code queue}. */
  private long augment() {
    long flow = 0;
    int length = 0;
    int node = SOURCE;
    while (true) {
      int arc = current[node];
      while (arc >= 0 && (residual[arc] == 0 || level[head[arc]] != level[node] - 1)) {
        arc = nextArc[arc];
      }
      current[node] = arc;
      if (arc >= 0) {
        queue[length++] = arc;
        node = head[arc];
        if (node == SINK) {
          flow += send(length);
          length = firstSaturated();
          node = head[queue[length] ^ 1];
        }
      } else if (node == SOURCE) {
        return flow;
      } else {
        level[node] = Integer.MIN_VALUE;
        node = head[queue[--length] ^ 1];
      }
    }
  }

  /** Sends as much as the first arcs of {@code queue} take, and returns it. */
  private long send(int length) {
    long sent = Long.MAX_VALUE;
    for (int i = 0; i < length; i++) {
      sent = Math.min(sent, residual[queue[i]]);
    }
    for (int i = 0; i < length; i++) {
      residual[queue[i]] -= sent;
      residual[queue[i] ^ 1] += sent;
    }
    return sent;
  }

  /** The place in {@code queue} of the first arc that takes nothing more: the path goes on from there. */
  private int firstSaturated() {
    int place = 0;
    while (residual[queue[place]] > 0) {
      place++;
    }
    return place;
  }
}
