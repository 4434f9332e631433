package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import org.parcast.recorder.format.Nets;

/**
 * What a decomposition may have to send, at least and at most, where it cuts through tiles: a tile that is cut may have the words that matter on any of
 * the ranks that own some of it. Words that the decomposition leaves to traffic are taken where the tiles have them, or, for the least, where they cost least.
 */
final class BoundsCounter {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Continuations continuations;

  BoundsCounter(ValueCommunicationGraph graph, Singletons singletons) {
    this.graph = graph;
    this.singletons = singletons;
    continuations = new Continuations(graph);
  }

  /**
   * @param cut rank of each word that the decomposition places, -1 of others
   * @param owner rank of every vertex, with tiles whole
   */
  VolumeBounds count(short[] cut, short[] owner, int ranks) {
    return new Count(cut, owner, ranks).count();
  }

  /** Whether some tile has words on several ranks. */
  boolean cutsTiles(short[] cut, short[] owner, int ranks) {
    return !new Count(cut, owner, ranks).owners.isEmpty();
  }

  /** Ranks that a net surely has sinks on, and those that it may have. */
  private final class Count {
    private final short[] owner;
    private final BitSet placed = new BitSet();
    /** Owners of the tiles that are cut. */
    private final Int2ObjectOpenHashMap<BitSet> owners = new Int2ObjectOpenHashMap<>();
    private final int[] surely;
    private final int[] maybe;
    private final int[] sentSurely;
    private final int[] sentMaybe;

    Count(short[] cut, short[] owner, int ranks) {
      this.owner = owner;
      surely = unmarked(ranks);
      maybe = unmarked(ranks);
      sentSurely = unmarked(ranks);
      sentMaybe = unmarked(ranks);
      short[] first = new short[cut.length];
      for (int v = Nets.FIRST_VERTEX; v < cut.length; v++) {
        int tile = graph.representative(v);
        if (cut[v] >= 0 && owner[v] >= 0) {
          if (!placed.get(tile)) {
            placed.set(tile);
            first[tile] = cut[v];
          } else if (first[tile] != cut[v]) {
            BitSet several = owners.computeIfAbsent(tile, t -> new BitSet());
            several.set(first[tile]);
            several.set(cut[v]);
          }
        }
      }
    }

    private static int[] unmarked(int ranks) {
      int[] marks = new int[ranks];
      Arrays.fill(marks, -1);
      return marks;
    }

    VolumeBounds count() {
      Nets nets = graph.nets();
      double low = 0;
      double high = 0;
      for (int n = 0; n < nets.size(); n++) {
        int home = graph.representative(nets.home(n));
        long values = graph.countInSteps(n);
        if (owner[home] < 0 || values == 0 || singletons.contains(home)) {
          continue;
        }
        int continued = continuations.of(n);
        if (continued >= 0) {
          mark(continued, n, sentSurely, sentMaybe);
        }
        mark(n, n, surely, maybe);
        double bytes = (double) values * graph.words().bytes(nets.home(n)) / graph.steps();
        low += bytes * least(home, n);
        high += bytes * most(home, n);
      }
      return new VolumeBounds(low, high);
    }

    private void mark(int net, int stamp, int[] surely, int[] maybe) {
      Nets nets = graph.nets();
      for (int i = nets.offset(net); i < nets.end(net); i++) {
        int pin = nets.pin(i) < Nets.FIRST_VERTEX ? nets.pin(i) : graph.representative(nets.pin(i));
        if (owner[pin] < 0) {
          continue;
        }
        BitSet several = owners.get(pin);
        if (several != null) {
          several.stream().forEach(rank -> maybe[rank] = stamp);
        } else {
          maybe[owner[pin]] = stamp;
          if (placed.get(pin)) {
            surely[owner[pin]] = stamp;
          }
        }
      }
    }

    private int least(int home, int n) {
      int receivers = 0;
      boolean ownMayReceive = false;
      BitSet several = owners.get(home);
      for (int rank = 0; rank < surely.length; rank++) {
        if (surely[rank] == n && sentMaybe[rank] != n) {
          receivers++;
          ownMayReceive |= !placed.get(home) || (several == null ? rank == owner[home] : several.get(rank));
        }
      }
      return receivers - (ownMayReceive ? 1 : 0);
    }

    private int most(int home, int n) {
      int receivers = 0;
      int ofOwn = 0;
      BitSet several = owners.get(home);
      for (int rank = 0; rank < maybe.length; rank++) {
        if (maybe[rank] == n && sentSurely[rank] != n) {
          receivers++;
          ofOwn += (several == null ? rank == owner[home] : several.get(rank)) ? 1 : 0;
        }
      }
      return receivers - (ofOwn == (several == null ? 1 : several.cardinality()) ? 1 : 0);
    }
  }
}
