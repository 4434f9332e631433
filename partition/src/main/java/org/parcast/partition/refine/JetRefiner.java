package org.parcast.partition.refine;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.partition.graph.PartitionState;

/**
 * Search that lets parts pass their bounds and restores them afterwards (Gilbert, Madduri, Boman and Rajamanickam, "Jet: Multilevel Graph
 * Partitioning on Graphics Processing Units", SIAM J. Sci. Comput. 46, 2024). In every round all vertices that would gain, or lose little,
 * are moved at once, the best ones first; those that lose even though the better ones have moved go back. A vertex that has moved rests
 * for a round. So groups change places that no single vertex leaves: hubs with what hangs on them, when parts are full.
 */
public final class JetRefiner {
  private static final long NOTHING = Long.MIN_VALUE;

  /** Improvements by less than one part in so many do not prolong the search: Jet's tolerance of 0.999. */
  private static final int LITTLE = 1000;

  /** Gains beyond this one are all alike where they are ordered. */
  private static final long LARGEST = Integer.MAX_VALUE;

  private final PartitionState state;
  private final double readiness;
  private final int patience;
  private final int[] restsIn;

  /** Those that move in a round, where to, and in which order. */
  private final int[] vertices;
  private final int[] target;
  private final long[] order;

  /**
   * A search to be made.
   *
   * @param readiness how much of what ties it to its own part a vertex may lose by moving, from 0 to 1
   * @param patience rounds without an improvement by a thousandth that end the search
   */
  public JetRefiner(PartitionState state, double readiness, int patience) {
    this.state = state;
    this.patience = patience;
    this.readiness = readiness;
    restsIn = new int[state.topology.vertices];
    vertices = new int[restsIn.length];
    target = new int[restsIn.length];
    order = new long[restsIn.length];
  }

  /**
   * Searches until that is in vain; leaves the best partition met, of those that pass their bounds least.
   *
   * @return the decrease of the objective; negative where the bounds took that
   */
  public long refine(long objective) {
    int[] best = state.partOf.clone();
    long bestObjective = objective;
    long bestOverload = state.overload();
    long current = objective;
    int vain = 0;
    for (int round = 1; vain < patience; round++) {
      long gained = moveTogether(round);
      if (gained == NOTHING) {
        break;
      }
      current -= gained + Rebalancer.rebalance(state);
      long overload = state.overload();
      vain++;
      if (overload < bestOverload || overload == bestOverload && current < bestObjective) {
        vain = overload == bestOverload && (bestObjective - current) * LITTLE < bestObjective ? vain : 0;
        System.arraycopy(state.partOf, 0, best, 0, best.length);
        bestObjective = current;
        bestOverload = overload;
      }
    }
    for (int v = 0; v < best.length; v++) {
      if (state.partOf[v] != best[v]) {
        state.move(v, best[v]);
      }
    }
    return objective - bestObjective;
  }

  /** The decrease of the objective by a round, or {@link #NOTHING} where nothing wants to move. */
  private long moveTogether(int round) {
    int count = choose(round);
    Arrays.sort(order, 0, count);
    int[] origin = new int[count];
    BitSet back = new BitSet(count);
    long gained = 0;
    for (int i = 0; i < count; i++) {
      int k = (int) order[i];
      long gain = state.gain(vertices[k], target[k]);
      origin[k] = state.partOf[vertices[k]];
      state.move(vertices[k], target[k]);
      back.set(k, gain < 0);
      gained += gain;
    }
    for (int i = 0; i < count; i++) {
      int k = (int) order[i];
      if (back.get(k)) {
        gained += state.gain(vertices[k], origin[k]);
        state.move(vertices[k], origin[k]);
      } else {
        restsIn[vertices[k]] = round + 1;
      }
    }
    return back.cardinality() == count ? NOTHING : gained;
  }

  /** Chooses those that would gain or lose little, whether or not there is room; answers how many. */
  private int choose(int round) {
    int count = 0;
    for (int v = 0; v < state.topology.vertices; v++) {
      if (restsIn[v] == round || !state.findBestMoveAnywhere(v) || state.bestGain < -readiness * state.tieToOwn) {
        continue;
      }
      vertices[count] = v;
      target[count] = state.bestTarget;
      // Ascending: the largest gain first, of equals the first vertex.
      order[count] = Math.max(-LARGEST, Math.min(LARGEST, -state.bestGain)) << 32 | count;
      count++;
    }
    return count;
  }
}
