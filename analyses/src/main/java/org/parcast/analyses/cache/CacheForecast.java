package org.parcast.analyses.cache;

import java.util.List;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.LevelForecast;

/**
 * Cache behaviour on a number of cores.
 *
 * @param cores at least 1
 * @param model how it was found
 * @param references all references
 * @param levels nearest to the core first
 * @param places source lines or kinds of reference, most misses in the last level first; empty where the model does not tell
 * @param arrays the same by array or field
 */
public record CacheForecast(int cores, Model model, long references, List<LevelForecast> levels, List<Hot> places, List<Hot> arrays) {
  public CacheForecast {
    levels = List.copyOf(levels);
    places = List.copyOf(places);
    arrays = List.copyOf(arrays);
  }

  /** Whether the caches were simulated: reuse distances know nothing of lines that stores of other cores take out. */
  public boolean isSimulated() {
    return model == Model.EXACT;
  }

  /**
   * Part of the misses.
   *
   * @param name source line, or array
   * @param references of this
   * @param misses by level, nearest to the core first
   */
  public record Hot(String name, long references, List<Long> misses) {
    public Hot {
      misses = List.copyOf(misses);
    }

    /** Hits of a level over the references that reach it, 0 to 1; 1 where none do. */
    public double hitRate(int level, Filter filter) {
      long reaching = filter == Filter.MISSES && level > 0 ? misses.get(level - 1) : references;
      return reaching == 0 ? 1 : 1 - (double) misses.get(level) / reaching;
    }

    /** References that do not miss the level, over all, 0 to 1. */
    public double globalHitRate(int level) {
      return references == 0 ? 1 : 1 - (double) misses.get(level) / references;
    }
  }
}
