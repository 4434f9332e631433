package org.parcast.analyses.reuse;

import java.util.List;

/**
 * Hits in a set-associative cache of references whose walks are known. The stack distance cache model lets lines fall into sets at random. Lines of arrays do not: a
 * contiguous walk fills all sets alike, so that the cache holds what a fully associative one would; a walk whose stride is a multiple of many lines fills few sets, which
 * conflict. The footprint between two uses is shared out among the walks by the lines that each enters in a turn.
 *
 * @param ways of a set
 * @param lines of the cache
 * @param line bytes
 */
public record WalkCacheModel(int ways, long lines, int line) {
  /**
   * Probability of a hit, 0 to 1.
   *
   * @param distance reuse distance
   * @param own walk of the reference
   * @param others walks of the other references of its block
   */
  public double hitProbability(long distance, Walk own, List<Walk> others) {
    if (distance < 0) {
      return 0;
    }
    if (distance < ways) {
      return 1;
    }
    int sets = (int) (lines / ways);
    double all = entered(own) + others.stream().mapToDouble(this::entered).sum();
    if (all == 0) {
      return SetOccupancy.ofSets(distance, new Walk(line, distance), line, sets, ways).belowWays();
    }
    long left = distance;
    SetOccupancy occupancy = SetOccupancy.none(ways);
    for (Walk other : others) {
      long share = Math.min(left, Math.round(distance * entered(other) / all));
      left -= share;
      occupancy = occupancy.and(SetOccupancy.ofSets(share, other, line, sets, ways));
    }
    return occupancy.and(SetOccupancy.ofLines(left, own, line, sets, ways)).belowWays();
  }

  /** Lines that a use enters. */
  private double entered(Walk walk) {
    return walk.isRegular() ? Math.min(1, (double) Math.abs(walk.stride()) / line) : 1;
  }
}
