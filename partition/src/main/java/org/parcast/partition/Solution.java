package org.parcast.partition;

import java.util.List;
import org.parcast.partition.graph.PartitionState;

/**
 * A partition under construction and how good it is.
 *
 * @param partOf the part of every vertex
 * @param overload the weight above the bounds of the parts
 * @param objective the value of the objective
 */
record Solution(int[] partOf, long overload, long objective) {

  static Solution of(PartitionState state) {
    return new Solution(state.partOf, state.overload(), state.objective());
  }

  /** Whether this one is nearer to the bounds or, as near, has the smaller objective. */
  boolean isBetterThan(Solution other) {
    return overload < other.overload || overload == other.overload && objective < other.objective;
  }

  /** The best, of equals the first. */
  static Solution best(List<Solution> solutions) {
    Solution best = solutions.get(0);
    for (Solution solution : solutions) {
      if (solution.isBetterThan(best)) {
        best = solution;
      }
    }
    return best;
  }
}
