package org.parcast.analyses.valueflow.count;

import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * The nets that a placement cuts: of values that have to be sent, or that feed a reduction. All others, by far the most where ranks have
 * blocks of words, are passed over once for all conventions.
 */
public final class CutNets {
  private CutNets() {}

  /**
   * @param nets the graph's, with at least one sink on each rank that has some
   * @param owner rank of every vertex, -1 for those on every rank and the marks
   */
  public static BitSet of(ValueCommunicationGraph graph, Nets nets, CollectiveTraffic collectives, short[] owner) {
    BitSet cut = new BitSet(nets.size());
    for (int n = 0; n < nets.size(); n++) {
      short from = owner[nets.home(n)];
      boolean isCut = false;
      for (int i = nets.offset(n), end = nets.end(n); from >= 0 && !isCut && i < end; i++) {
        int pin = nets.pin(n, i);
        isCut = owner[pin] != from && (owner[pin] >= 0 || pin >= Nets.FIRST_VERTEX && collectives.reduction(graph.representative(pin)) >= 0);
      }
      if (isCut) {
        cut.set(n);
      }
    }
    return cut;
  }
}
