package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import org.parcast.recording.Nets;

/**
 * How many of the sinks that nets share are on each rank of a placement, found once for all nets that share them. Of sinks that the placement still moves
 * nothing is kept.
 */
public final class RanksOfSinks {
  private final ValueCommunicationGraph graph;
  private final SinkSharing sharing;
  private final BitSet settled;
  private final short[] owner;
  private final int[] sinks;
  /** By set of sinks; null where they have not been counted. */
  private final int[][] known;

  /**
   * Of a placement that is being made.
   *
   * @param settled see {@link #settled}
   * @param owner rank of each representative
   */
  public RanksOfSinks(ValueCommunicationGraph graph, BitSet settled, short[] owner, int ranks) {
    this.graph = graph;
    sharing = graph.sinkSharing();
    this.settled = settled;
    this.owner = owner;
    sinks = new int[ranks];
    known = new int[settled.isEmpty() ? 0 : sharing.sets()][];
  }

  /** The first ones of nets with the same sinks none of which is among these representatives; empty where not many nets have the same ones. */
  public static BitSet settled(ValueCommunicationGraph graph, BitSet unplaced) {
    Nets nets = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    BitSet settled = new BitSet();
    for (int n = 0; n < nets.size() && !sharing.isEmpty(); n++) {
      if (sharing.first(n) == n) {
        settled.set(n, !nets.anySink(n, sink -> unplaced.get(graph.sink(sink, 0))));
      }
    }
    return settled;
  }

  /** Whether the placement has all of the net's sinks and leaves them where they are. */
  public boolean isSettled(int net) {
    return settled.get(sharing.first(net));
  }

  /** The ranks that compute with the values of a settled net, ascending, each followed by the number of sinks that it has. */
  public int[] of(int net) {
    int set = sharing.set(net);
    if (known[set] == null) {
      known[set] = count(net);
    }
    return known[set];
  }

  private int[] count(int net) {
    graph.nets().forEachSink(net, sink -> {
      int rank = owner[graph.sink(sink, 0)];
      // Of the sink itself: a result that is copied on is computed, though the word that owns it only takes the copy.
      if (sink >= Nets.FIRST_VERTEX && rank >= 0 && graph.isComputed(sink)) {
        sinks[rank]++;
      }
    });
    IntArrayList counted = new IntArrayList();
    for (int rank = 0; rank < sinks.length; rank++) {
      if (sinks[rank] > 0) {
        counted.add(rank);
        counted.add(sinks[rank]);
        sinks[rank] = 0;
      }
    }
    return counted.toIntArray();
  }
}
