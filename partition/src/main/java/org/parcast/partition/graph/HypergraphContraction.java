package org.parcast.partition.graph;

import java.util.Arrays;

/**
 * Maps the pins of a hypergraph to clusters. Pins of a net in the same cluster become one, nets left with fewer than two pins
 * vanish (they can't be cut any more), identical nets become one of their summed weight.
 */
final class HypergraphContraction {
  private final Hypergraph fine;
  private final int[] clusterOf;
  private final int[] seenBy;
  private final int[] offsets;
  private final int[] pins;
  private final long[] weights;
  private int nets;
  private int end;

  private HypergraphContraction(Hypergraph fine, int[] clusterOf, int clusters) {
    this.fine = fine;
    this.clusterOf = clusterOf;
    seenBy = new int[clusters];
    offsets = new int[fine.nets + 1];
    pins = new int[fine.pins.length];
    weights = new long[fine.nets];
  }

  /**
   * The hypergraph of the clusters.
   *
   * @param clusterOf the cluster of every vertex, or -1 where its pins are to be dropped
   * @param clusterWeights the weights of the clusters
   * @param origin the contraction of the graph that the nets come from, or null
   */
  static Hypergraph contract(Hypergraph fine, int[] clusterOf, int[] clusterWeights, Graph origin) {
    HypergraphContraction contraction = new HypergraphContraction(fine, clusterOf, clusterWeights.length);
    contraction.run();
    return Hypergraph.trusted(clusterWeights, Arrays.copyOf(contraction.offsets, contraction.nets + 1),
        Arrays.copyOf(contraction.pins, contraction.end), Arrays.copyOf(contraction.weights, contraction.nets), origin);
  }

  private void run() {
    int[] netByHash = new int[Integer.highestOneBit(Math.max(fine.nets, 8)) * 2];
    for (int e = 0; e < fine.nets; e++) {
      int hash = appendPins(e);
      int size = end - offsets[nets];
      if (size < 2 || fine.netWeights[e] == 0) {
        end = offsets[nets];
        continue;
      }
      int slot = hash & netByHash.length - 1;
      int twin = netByHash[slot] - 1;
      if (twin >= 0 && sameAsLast(twin, size, e)) {
        weights[twin] += fine.netWeights[e];
        end = offsets[nets];
        continue;
      }
      netByHash[slot] = nets + 1;
      weights[nets++] = fine.netWeights[e];
      offsets[nets] = end;
    }
  }

  /** Appends the distinct clusters of a net and returns a hash that does not depend on their order. */
  private int appendPins(int net) {
    int hash = 0;
    int stamp = net + 1;
    int[] finePins = fine.pins;
    int[] clusters = clusterOf;
    int[] seen = seenBy;
    for (int p = fine.netOffsets[net], last = fine.netOffsets[net + 1]; p < last; p++) {
      int cluster = clusters[finePins[p]];
      if (cluster >= 0 && seen[cluster] != stamp) {
        seen[cluster] = stamp;
        pins[end++] = cluster;
        int z = (cluster + 1) * 0x9E3779B9;
        z = (z ^ z >>> 15) * 0x85EBCA6B;
        hash += z ^ z >>> 13;
      }
    }
    return hash ^ hash >>> 16;
  }

  /** Whether a net already written has exactly the clusters marked for the last one. */
  private boolean sameAsLast(int twin, int size, int net) {
    if (offsets[twin + 1] - offsets[twin] != size) {
      return false;
    }
    for (int p = offsets[twin]; p < offsets[twin + 1]; p++) {
      if (seenBy[pins[p]] != net + 1) {
        return false;
      }
    }
    return true;
  }
}
