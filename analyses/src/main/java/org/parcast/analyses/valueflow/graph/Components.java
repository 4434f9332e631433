package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import org.parcast.partition.graph.DisjointSets;
import org.parcast.recording.Nets;

/**
 * The connected components of the headline phase's graph without some numbers: data that have nothing to do with each other but for these, as two
 * fields, each centred by its own mean. Each lies in some of the parts of a {@link org.parcast.analyses.valueflow.singleton.TrialPartition}.
 */
public final class Components {
  private final DisjointSets sets;
  /** Parts as bits, by the vertex that names the component. */
  private final int[] parts;

  /**
   * @param without vertices that connect nothing
   * @param part part of every representative, -1 for those that the cut has not and that connect nothing
   */
  public Components(ValueCommunicationGraph graph, BitSet without, short[] part) {
    sets = new DisjointSets(graph.vertices());
    graph.nets().forEachUse(graph::usedInHeadline, (net, vertex, sink) -> {
      int home = graph.representative(vertex);
      int pin = graph.sink(sink, home);
      if (part[home] >= 0 && part[pin] >= 0 && !without.get(home) && !without.get(pin)) {
        sets.union(home, pin);
      }
    });
    parts = new int[graph.vertices()];
    for (int v = Nets.FIRST_VERTEX; v < parts.length; v++) {
      parts[sets.find(v)] |= part[v] >= 0 ? 1 << part[v] : 0;
    }
  }

  /** The parts, as bits, in which a vertex's component lies. */
  public int partsOf(int vertex) {
    return parts[sets.find(vertex)];
  }
}
