package org.parcast.analyses.valueflow.count;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.DoubleStream;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/**
 * Who exchanges with whom in a matrix.
 *
 * @param largest most ranks that one rank sends to or receives from
 * @param mean mean number of them
 * @param largestBytes most bytes that one rank sends, or receives where that is more
 */
record NeighbourStatistics(int largest, double mean, double largestBytes) {
  static NeighbourStatistics of(CommunicationMatrix matrix) {
    int ranks = matrix.ranks();
    BitSet[] neighbours = new BitSet[ranks];
    Arrays.setAll(neighbours, r -> new BitSet());
    double[] sent = new double[ranks];
    double[] received = new double[ranks];
    for (int i = 0; i < matrix.pairs(); i++) {
      neighbours[matrix.from(i)].set(matrix.to(i));
      neighbours[matrix.to(i)].set(matrix.from(i));
      sent[matrix.from(i)] += matrix.bytes(i);
      received[matrix.to(i)] += matrix.bytes(i);
    }
    int[] counts = Arrays.stream(neighbours).mapToInt(BitSet::cardinality).toArray();
    return new NeighbourStatistics(Arrays.stream(counts).max().orElse(0), Arrays.stream(counts).average().orElse(0),
        DoubleStream.concat(Arrays.stream(sent), Arrays.stream(received)).max().orElse(0));
  }
}
