package org.parcast.analyses.cache.hierarchy;

/**
 * Hits and misses of a level, over all its caches.
 *
 * @param level the level
 * @param references those that reach it; for a level behind another its misses, unless every level sees all
 * @param misses those of them that miss; expected ones, and no whole number, by the stack distance model
 * @param globalHitRate share of all references that do not miss here, 0 to 1: what the paper calls the hit rate of a shared level
 * @param invalidations lines taken out by stores of other cores; 0 without coherence
 */
public record LevelForecast(CacheLevel level, double references, double misses, double globalHitRate, long invalidations) {
  /** Hits over the references that reach the level, 0 to 1; 1 where none does. */
  public double hitRate() {
    return references == 0 ? 1 : 1 - misses / references;
  }
}
