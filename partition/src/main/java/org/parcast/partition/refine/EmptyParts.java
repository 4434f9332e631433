package org.parcast.partition.refine;

import java.util.function.IntPredicate;
import org.parcast.partition.graph.PartitionState;

/** Gives every part at least one vertex: the one that costs the objective least among those of parts with several. */
public final class EmptyParts {
  private EmptyParts() {
  }

  public static boolean exist(int[] partOf, int parts) {
    boolean[] used = new boolean[parts];
    int count = 0;
    for (int part : partOf) {
      count += used[part] ? 0 : 1;
      used[part] = true;
    }
    return count < parts;
  }

  /**
   * Fills the empty parts.
   *
   * @param mayLeave which vertices may be taken from their part
   */
  public static void fill(PartitionState state, IntPredicate mayLeave) {
    int[] sizes = new int[state.parts];
    for (int part : state.partOf) {
      sizes[part]++;
    }
    for (int empty = 0; empty < state.parts; empty++) {
      int best = -1;
      long bestGain = 0;
      for (int v = 0; v < state.partOf.length && sizes[empty] == 0; v++) {
        if (sizes[state.partOf[v]] > 1 && mayLeave.test(v)) {
          long gain = state.gain(v, empty);
          if (best < 0 || gain > bestGain) {
            best = v;
            bestGain = gain;
          }
        }
      }
      if (best >= 0) {
        sizes[state.partOf[best]]--;
        state.move(best, empty);
        sizes[empty]++;
      }
    }
  }
}
