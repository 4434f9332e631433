package org.parcast.partition.graph;

/** Refuses arrays that do not describe a hypergraph. */
final class HypergraphValidator {
  private static final int MAX_PINS = 1 << 30;

  private HypergraphValidator() {
  }

  static void check(int vertices, int[] vertexWeights, long[] offsets, int[] pins, long[] netWeights) {
    if (vertexWeights.length != vertices) {
      throw new IllegalArgumentException(vertices + " vertices but " + vertexWeights.length + " vertex weights");
    }
    int nets = netWeights.length;
    if (offsets.length != nets + 1) {
      throw new IllegalArgumentException(nets + " nets need " + (nets + 1) + " offsets, not " + offsets.length);
    }
    if (pins.length > MAX_PINS) {
      throw new IllegalArgumentException(pins.length + " pins; at most " + MAX_PINS + " are possible");
    }
    if (offsets[0] != 0 || offsets[nets] != pins.length) {
      throw new IllegalArgumentException("the offsets of the nets must begin with 0 and end with " + pins.length);
    }
    int[] seenBy = new int[vertices];
    long total = 0;
    for (int e = 0; e < nets; e++) {
      if (offsets[e] > offsets[e + 1] || offsets[e + 1] > pins.length) {
        throw new IllegalArgumentException("the offsets of net " + e + " decrease or pass the end");
      }
      if (netWeights[e] < 0) {
        throw new IllegalArgumentException("net " + e + " has the negative weight " + netWeights[e]);
      }
      for (int p = (int) offsets[e]; p < offsets[e + 1]; p++) {
        int v = pins[p];
        if (v < 0 || v >= vertices) {
          throw new IllegalArgumentException("net " + e + " has the pin " + v + ", outside 0.." + (vertices - 1));
        }
        if (seenBy[v] == e + 1) {
          throw new IllegalArgumentException("net " + e + " has the pin " + v + " twice");
        }
        seenBy[v] = e + 1;
        total += netWeights[e];
        if (total < 0) {
          throw new IllegalArgumentException("the net weights pass 2^63 at net " + e + "; scale them down");
        }
      }
    }
  }
}
