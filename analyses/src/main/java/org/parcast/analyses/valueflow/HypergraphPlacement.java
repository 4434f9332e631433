package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.parcast.partition.Hypergraph;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.Partition;
import org.parcast.partition.PartitionRequest;
import org.parcast.recorder.format.Nets;

/** Vertices and nets of the value communication graph as a hypergraph, and its parts as a placement. */
final class HypergraphPlacement {
  private final ValueCommunicationGraph graph;
  private final BitSet members;
  private final int[] number;
  private final Hypergraph hypergraph;

  /**
   * @param members vertices to place, representatives only
   * @param netFilter nets that count
   * @param weight weight of a vertex, at least 0
   */
  HypergraphPlacement(ValueCommunicationGraph graph, BitSet members, IntPredicate netFilter, IntUnaryOperator weight) {
    this.graph = graph;
    this.members = members;
    number = new int[graph.vertices()];
    Arrays.fill(number, -1);
    int[] weights = new int[members.cardinality()];
    int next = 0;
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      weights[next] = weight.applyAsInt(v);
      number[v] = next++;
    }
    hypergraph = hypergraph(netFilter, weights);
  }

  int size() {
    return hypergraph.vertices();
  }

  private Hypergraph hypergraph(IntPredicate netFilter, int[] weights) {
    Nets nets = graph.nets();
    int count = 0;
    int largest = 0;
    for (int n = 0; n < nets.size(); n++) {
      if (netFilter.test(n)) {
        count++;
        largest = Math.max(largest, nets.offset(n + 1) - nets.offset(n) + 1);
      }
    }
    long[] offsets = new long[count + 1];
    long[] costs = new long[count];
    int[] seenBy = new int[weights.length];
    int[] pins = new int[Math.max(16, 4 * count)];
    int end = 0;
    int net = 0;
    for (int n = 0; n < nets.size(); n++) {
      if (!netFilter.test(n)) {
        continue;
      }
      if (pins.length - end < largest) {
        pins = Arrays.copyOf(pins, Math.max(pins.length + pins.length / 2, end + largest));
      }
      int start = end;
      end = append(nets.home(n), pins, end, seenBy, net + 1);
      for (int i = nets.offset(n); i < nets.offset(n + 1); i++) {
        end = append(nets.pin(i), pins, end, seenBy, net + 1);
      }
      if (end - start < 2) {
        for (int i = start; i < end; i++) {
          seenBy[pins[i]] = 0;
        }
        end = start;
        continue;
      }
      costs[net++] = nets.count(n) * graph.words().bytes(nets.home(n));
      offsets[net] = end;
    }
    return Hypergraph.of(weights.length, weights, Arrays.copyOf(offsets, net + 1), Arrays.copyOf(pins, end), Arrays.copyOf(costs, net));
  }

  private int append(int vertex, int[] pins, int end, int[] seenBy, int stamp) {
    int v = vertex < Nets.FIRST_VERTEX ? -1 : number[graph.representative(vertex)];
    if (v < 0 || seenBy[v] == stamp) {
      return end;
    }
    seenBy[v] = stamp;
    pins[end] = v;
    return end + 1;
  }

  /** Places the members in parts of least communication volume; other vertices keep what {@code owner} says. */
  void place(int parts, double imbalance, long seed, short[] owner) {
    if (size() <= parts) {
      members.stream().forEach(v -> owner[v] = (short) number[v]);
      return;
    }
    PartitionRequest request = PartitionRequest.of(parts, Objective.VOLUME).withImbalance(imbalance).withSeed(seed)
        .withThreads(Runtime.getRuntime().availableProcessors());
    Partition partition = MultilevelPartitioner.partition(hypergraph, request);
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      owner[v] = (short) partition.part(number[v]);
    }
  }
}
