package org.parcast.analyses.valueflow.count;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.Continuations;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.VolumeBounds;
import org.parcast.recording.Nets;

/**
 * What a decomposition may have to send under a convention, at least and at most, where it cuts through tiles: a tile that is cut may have the words that matter
 * on any of the ranks that own some of it. Words that the decomposition leaves to traffic are taken where the tiles have them, or, for the least, where they
 * cost least. What sharers compute for themselves is, for the least, all that is not assembled, and for the most nothing.
 */
final class BoundsCounter {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Assembly assembly;
  private final Continuations continuations;
  private final SharedSinks sinks;

  BoundsCounter(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    this.graph = graph;
    this.singletons = singletons;
    this.assembly = assembly;
    continuations = new Continuations(graph);
    sinks = new SharedSinks(graph.nets(), graph.sinkSharing());
  }

  /** @param bytes what it sends a step with tiles whole, under the convention */
  VolumeBounds count(AssemblyConvention convention, TileOwners owners, int ranks, double bytes) {
    if (convention == AssemblyConvention.OWNER && owners.areAllCertain()) {
      return new VolumeBounds(bytes, bytes);
    }
    VolumeBounds values = new Count(convention, owners, ranks).count();
    if (convention == AssemblyConvention.OWNER) {
      return values;
    }
    VolumeBounds partials = new PartialResultBounds(graph, assembly, owners, ranks).count(convention);
    return new VolumeBounds(values.low() + partials.low(), values.high() + partials.high());
  }

  /** Ranks that a net surely has sinks on, and those that it may have. */
  private final class Count {
    private final AssemblyConvention convention;
    private final TileOwners owners;
    private final Nets nets;
    private final int[] surely;
    private final int[] maybe;
    private final int[] sentSurely;
    private final int[] sentMaybe;

    Count(AssemblyConvention convention, TileOwners owners, int ranks) {
      this.convention = convention;
      this.owners = owners;
      nets = convention == AssemblyConvention.OWNER ? sinks.with(firstOfRanks(ranks)) : graph.nets();
      surely = unmarked(ranks);
      maybe = unmarked(ranks);
      sentSurely = unmarked(ranks);
      sentMaybe = unmarked(ranks);
    }

    private static int[] unmarked(int ranks) {
      int[] marks = new int[ranks];
      Arrays.fill(marks, -1);
      return marks;
    }

    /** Of a set of sinks, those that tell of a rank that those before do not tell of, or not surely. */
    private SharedSinks.Choice firstOfRanks(int ranks) {
      int[] surelyBy = unmarked(ranks);
      int[] maybeBy = unmarked(ranks);
      return (set, pin) -> {
        if (pin < Nets.FIRST_VERTEX || !owners.isOwned(pin)) {
          return false;
        }
        int[] seenBy = owners.isCertain(pin) ? surelyBy : maybeBy;
        boolean[] matters = new boolean[1];
        owners.forEach(pin, rank -> {
          matters[0] |= seenBy[rank] != set;
          seenBy[rank] = set;
        });
        return matters[0];
      };
    }

    VolumeBounds count() {
      boolean shared = convention == AssemblyConvention.SHARERS;
      long low = 0;
      long high = 0;
      for (int n = 0; n < nets.size(); n++) {
        int home = nets.home(n);
        long values = graph.countInSteps(n);
        if (!owners.isOwned(home) || values == 0 || singletons.contains(graph.representative(home)) || shared && assembly.contains(home)) {
          continue;
        }
        int continued = continuations.of(n);
        if (continued >= 0) {
          mark(continued, n, sentSurely, sentMaybe);
        }
        mark(n, n, surely, maybe);
        long bytes = values * graph.words().bytes(home);
        low += shared ? 0 : bytes * least(home, n);
        high += bytes * most(home, n);
      }
      return new VolumeBounds(low / (double) graph.steps(), high / (double) graph.steps());
    }

    private void mark(int net, int stamp, int[] surely, int[] maybe) {
      IntConsumer markMaybe = rank -> maybe[rank] = stamp;
      IntConsumer markSurely = rank -> surely[rank] = stamp;
      int home = nets.home(net);
      nets.forEachSink(net, pin -> {
        if (pin >= Nets.FIRST_VERTEX && owners.isOwned(pin) && (convention == AssemblyConvention.OWNER || !assembly.isContribution(home, pin))) {
          owners.forEach(pin, markMaybe);
          if (owners.isCertain(pin) && (convention == AssemblyConvention.OWNER || !assembly.isOperandOf(home, pin))) {
            owners.forEach(pin, markSurely);
          }
        }
      });
    }

    private int least(int home, int n) {
      int receivers = 0;
      boolean ownMayReceive = false;
      for (int rank = 0; rank < surely.length; rank++) {
        if (surely[rank] == n && sentMaybe[rank] != n) {
          receivers++;
          ownMayReceive |= owners.mayOwn(home, rank);
        }
      }
      return receivers - (ownMayReceive ? 1 : 0);
    }

    private int most(int home, int n) {
      int[] receivers = new int[1];
      for (int rank = 0; rank < maybe.length; rank++) {
        receivers[0] += maybe[rank] == n && sentSurely[rank] != n ? 1 : 0;
      }
      int[] ofOwn = new int[1];
      owners.forEach(home, rank -> ofOwn[0] += maybe[rank] == n && sentSurely[rank] != n ? 1 : 0);
      return receivers[0] - (ofOwn[0] == owners.count(home) ? 1 : 0);
    }
  }
}
