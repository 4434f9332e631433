package org.parcast.analyses.cache.simulation;

import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheLevel;

/**
 * What a simulation counted.
 *
 * @param references all references
 * @param byReference references by site
 * @param levels nearest to the core first
 */
public record CacheCounts(long references, long[] byReference, List<Level> levels) {
  public CacheCounts {
    levels = List.copyOf(levels);
  }

  /**
   * A level's counts, over all its caches.
   *
   * @param references those that reached the level
   * @param misses those of them that missed
   * @param invalidations lines taken out by stores of other cores; 0 without coherence
   * @param missesByReference misses by site
   */
  public record Level(CacheLevel level, long references, long misses, long invalidations, long[] missesByReference) {
    /** Of all references, the share that does not miss here, 0 to 1: the paper's hit rate of a shared level. */
    public double globalHitRate(long ofAll) {
      return ofAll == 0 ? 1 : 1 - (double) misses / ofAll;
    }
  }
}
