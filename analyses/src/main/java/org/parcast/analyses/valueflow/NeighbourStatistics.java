package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Who exchanges with whom in a matrix.
 *
 * @param largest most ranks that one rank sends to or receives from
 * @param mean mean number of them
 * @param largestBytes most bytes that one rank sends and receives
 */
record NeighbourStatistics(int largest, double mean, double largestBytes) {
  static NeighbourStatistics of(CommunicationMatrix matrix) {
    int ranks = matrix.ranks();
    BitSet[] neighbours = new BitSet[ranks];
    Arrays.setAll(neighbours, r -> new BitSet());
    double[] bytes = new double[ranks];
    for (int i = 0; i < matrix.pairs(); i++) {
      neighbours[matrix.from(i)].set(matrix.to(i));
      neighbours[matrix.to(i)].set(matrix.from(i));
      bytes[matrix.from(i)] += matrix.bytes(i);
      bytes[matrix.to(i)] += matrix.bytes(i);
    }
    int[] counts = Arrays.stream(neighbours).mapToInt(BitSet::cardinality).toArray();
    return new NeighbourStatistics(Arrays.stream(counts).max().orElse(0), Arrays.stream(counts).average().orElse(0),
        Arrays.stream(bytes).max().orElse(0));
  }
}
