package org.parcast.analyses.valueflow.place;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import org.parcast.partition.graph.Hypergraph;

/** Collects the nets of a hypergraph; those with the same pins become one, those with one pin none. */
final class MergedNets {
  private final IntArrayList pins = new IntArrayList();
  private final LongArrayList offsets = new LongArrayList(new long[] {0});
  private final LongArrayList costs = new LongArrayList();
  private final int[] seenBy;
  private final Int2IntOpenHashMap lastWithHash = new Int2IntOpenHashMap();
  private final IntArrayList previousWithHash = new IntArrayList();
  private int stamp = 1;

  MergedNets(int vertices) {
    seenBy = new int[vertices];
    lastWithHash.defaultReturnValue(-1);
  }

  /** A pin of the current net, met before or not. */
  void pin(int vertex) {
    if (seenBy[vertex] != stamp) {
      seenBy[vertex] = stamp;
      pins.add(vertex);
    }
  }

  /** Ends the current net. */
  void end(long cost) {
    stamp++;
    int start = (int) offsets.getLong(costs.size());
    int size = pins.size() - start;
    if (size < 2) {
      pins.size(start);
      return;
    }
    Arrays.sort(pins.elements(), start, pins.size());
    int hash = hash(start);
    int last = lastWithHash.get(hash);
    for (int net = last; net >= 0; net = previousWithHash.getInt(net)) {
      if (samePins(net, start)) {
        costs.set(net, costs.getLong(net) + cost);
        pins.size(start);
        return;
      }
    }
    lastWithHash.put(hash, costs.size());
    previousWithHash.add(last);
    costs.add(cost);
    offsets.add(pins.size());
  }

  private int hash(int start) {
    int hash = 1;
    for (int i = start; i < pins.size(); i++) {
      hash = 31 * hash + pins.getInt(i);
    }
    return hash;
  }

  private boolean samePins(int net, int start) {
    return Arrays.equals(pins.elements(), (int) offsets.getLong(net), (int) offsets.getLong(net + 1), pins.elements(), start, pins.size());
  }

  Hypergraph hypergraph(int[] weights) {
    return Hypergraph.of(weights.length, weights, offsets.toLongArray(), pins.toIntArray(), costs.toLongArray());
  }
}
