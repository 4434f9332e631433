package org.parcast.analyses.scaling;

import org.parcast.analyses.valueflow.Singleton;

/**
 * Collective operations by the algorithms, and from the sizes on, that MPICH chooses them (Thakur, Rabenseifner, Gropp, "Optimization of collective communication operations in MPICH", 2005).
 * Other libraries change over at other sizes; near them the two algorithms cost about the same.
 */
final class Collectives {
  /** From so many bytes on a broadcast scatters and gathers. */
  private static final int LONG_BROADCAST = 12_288;

  private static final int LONG_REDUCTION = 2048;
  private static final int LONG_GATHERING = 81_920;

  /** Few ranks broadcast by a tree whatever the size. */
  private static final int FEW = 8;

  private final Cluster cluster;
  private final int ranks;
  private final int perNode;

  Collectives(Cluster cluster, int ranks, int perNode) {
    this.cluster = cluster;
    this.ranks = ranks;
    this.perNode = perNode;
  }

  double seconds(Singleton singleton) {
    if (ranks == 1) {
      return 0;
    }
    double bytes = singleton.bytes();
    return switch (singleton.kind()) {
      case BROADCAST -> bytes < LONG_BROADCAST || ranks < FEW ? tree(bytes) : halves(bytes) + (isLongGathering(bytes) ? ring(bytes) : halves(bytes));
      case REDUCE -> bytes <= LONG_REDUCTION ? tree(bytes) : 2 * halves(bytes);
      case ALLREDUCE -> folding(bytes) + (bytes <= LONG_REDUCTION ? doubling(bytes) : 2 * halves(bytes));
      case ALLGATHER -> isLongGathering(bytes) ? ring(bytes) : halves(bytes);
      case REPLICATED -> 0;
    };
  }

  private static boolean isLongGathering(double bytes) {
    return bytes >= LONG_GATHERING;
  }

  /** Binomial tree: {@code ceil(log2 p)} rounds of all bytes. */
  private double tree(double bytes) {
    double seconds = 0;
    for (int distance = 1; distance < ranks; distance *= 2) {
      seconds += cluster.messages(distance >= perNode, 1, bytes);
    }
    return seconds;
  }

  /** Recursive doubling among a power of two of the ranks, all bytes in each round. */
  private double doubling(double bytes) {
    double seconds = 0;
    for (int distance = 1; 2 * distance <= ranks; distance *= 2) {
      seconds += cluster.messages(distance >= perNode, 1, bytes * sharing(distance));
    }
    return seconds;
  }

  /** What ranks beyond a power of two take to hand in their part, and to get the result. */
  private double folding(double bytes) {
    return Integer.bitCount(ranks) == 1 ? 0 : 2 * cluster.messages(ranks > perNode, 1, bytes);
  }

  /** Pieces that grow or shrink by two in each round: {@code ceil(log2 p)} rounds, in all what the others have. */
  private double halves(double bytes) {
    double seconds = 0;
    double piece = bytes / ranks;
    double left = bytes * (ranks - 1.0) / ranks;
    for (int distance = 1; distance < ranks; distance *= 2) {
      double sent = Math.min(left, piece);
      seconds += cluster.messages(distance >= perNode, 1, sent * sharing(distance));
      left -= sent;
      piece *= 2;
    }
    return seconds;
  }

  /** Each to the next, as many times as there are others; of a node's ranks one sends far. */
  private double ring(double bytes) {
    return (ranks - 1) * cluster.messages(ranks > perNode, 1, bytes / ranks);
  }

  /** Ranks of a node that send over its link at once. */
  private double sharing(int distance) {
    return distance >= perNode ? perNode : 1;
  }
}
