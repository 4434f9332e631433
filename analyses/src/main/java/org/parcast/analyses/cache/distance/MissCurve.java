package org.parcast.analyses.cache.distance;

import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheLevel;

/**
 * Misses over the size of a cache, by the stack distance cache model: for sizes that were not asked about.
 *
 * @param level the level whose ways, lines and sharing are meant
 * @param cores that make references
 * @param points by ascending size
 */
public record MissCurve(CacheLevel level, int cores, List<Point> points) {
  public MissCurve {
    points = List.copyOf(points);
  }

  /**
   * A size and what misses.
   *
   * @param bytes of the cache, or of each where cores have their own
   * @param missRatio misses over all references, 0 to 1, if there were no other level
   */
  public record Point(long bytes, double missRatio) {}
}
