package org.parcast.ir.slice;

import java.util.List;

/**
 * The static thin slice of a number, up to what only a run tells.
 *
 * @param leaves ids of loads, parameters, results of analysed calls and phis that the number comes from, in the order of evaluation, once
 *     for each use; of hundreds of uses not all are told
 * @param computed whether something is computed on the way: a number with one leaf and no computation is a copy
 */
public record ThinSlice(List<Integer> leaves, boolean computed) {
  public ThinSlice {
    leaves = List.copyOf(leaves);
  }

  /** Whether it is the number that its only leaf holds. */
  public boolean isCopy() {
    return !computed && leaves.size() == 1;
  }
}
