package org.parcast.analyses.valueflow.count;

import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * The nets that a placement cuts, by far the fewest where ranks have blocks of words: all others are passed over once for all conventions.
 *
 * @param sent the nets of values that have to be sent
 * @param reductionSources the ranks on which the others feed a reduction, by reduction, row-major: of a sum over all words those are all nets
 */
public record CutNets(BitSet sent, BitSet reductionSources) {

  /**
   * The cut nets of a placement.
   *
   * @param nets the graph's, with at least one sink on each rank that has some
   * @param owner rank of every vertex, -1 for those on every rank and the marks
   */
  public static CutNets of(ValueCommunicationGraph graph, Nets nets, CollectiveTraffic collectives, short[] owner, int ranks) {
    BitSet sent = new BitSet(nets.size());
    BitSet sources = new BitSet(collectives.reductions() * ranks);
    for (int n = 0; n < nets.size(); n++) {
      short from = owner[nets.home(n)];
      boolean isSent = false;
      for (int i = nets.offset(n), end = nets.end(n); from >= 0 && !isSent && i < end; i++) {
        int pin = nets.pin(n, i);
        isSent = owner[pin] >= 0 && owner[pin] != from;
        if (owner[pin] < 0) {
          markSource(graph, collectives, pin, from, ranks, sources);
        }
      }
      if (isSent) {
        sent.set(n);
      }
    }
    return new CutNets(sent, sources);
  }

  /** Marks that a rank holds a source of what a pin stands for, where that is only reduced. */
  static void markSource(ValueCommunicationGraph graph, CollectiveTraffic collectives, int pin, short rank, int ranks, BitSet sources) {
    if (pin >= Nets.FIRST_VERTEX && collectives.reductions() > 0) {
      int reduction = collectives.reduction(graph.representative(pin));
      if (reduction >= 0) {
        sources.set(reduction * ranks + rank);
      }
    }
  }
}
