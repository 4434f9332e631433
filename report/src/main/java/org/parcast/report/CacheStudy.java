package org.parcast.report;

import java.util.List;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheHierarchy;

/**
 * Cache forecasts with what they were made for.
 *
 * @param hierarchy the caches
 * @param interleave order of the cores' references between two barriers
 * @param layout {@code jvm}, {@code c}, or {@code trace} for addresses that are not ours
 * @param filtered whether a level sees only what misses before it
 * @param parallelLoops the loops whose iterations were dealt to cores, as {@code File.java:line schedule}
 * @param results by number of cores, then by model
 * @param otherLayout the forecast for the largest number of cores in the other layout; empty where there is none
 */
public record CacheStudy(
    CacheHierarchy hierarchy,
    String interleave,
    String layout,
    boolean filtered,
    List<String> parallelLoops,
    List<CacheForecast> results,
    List<CacheForecast> otherLayout) {
  public CacheStudy {
    parallelLoops = List.copyOf(parallelLoops);
    results = List.copyOf(results);
    otherLayout = List.copyOf(otherLayout);
  }
}
