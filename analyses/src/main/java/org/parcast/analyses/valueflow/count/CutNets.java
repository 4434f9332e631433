package org.parcast.analyses.valueflow.count;

import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recorder.format.Nets;

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
          collectives.markSource(graph, pin, from, ranks, sources);
        }
      }
      if (isSent) {
        sent.set(n);
      }
    }
    return new CutNets(sent, sources);
  }
}
