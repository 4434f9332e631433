package org.parcast.report;

import java.util.List;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;

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
 * @param alternatives the same with another schedule, or in another order, on the largest number of cores
 * @param curves misses over the size of the caches, on the largest number of cores
 * @param profiles reuse profiles, by number of cores; empty where they were not asked for
 */
public record CacheStudy(
    CacheHierarchy hierarchy,
    String interleave,
    String layout,
    boolean filtered,
    List<String> parallelLoops,
    List<CacheForecast> results,
    List<CacheForecast> otherLayout,
    List<CacheAlternative> alternatives,
    List<MissCurve> curves,
    List<ScopedProfile> profiles) {
  public CacheStudy {
    parallelLoops = List.copyOf(parallelLoops);
    results = List.copyOf(results);
    otherLayout = List.copyOf(otherLayout);
    alternatives = List.copyOf(alternatives);
    curves = List.copyOf(curves);
    profiles = List.copyOf(profiles);
  }

  /** A study of nothing but the results. */
  public CacheStudy(
      CacheHierarchy hierarchy, String interleave, String layout, boolean filtered, List<String> parallelLoops, List<CacheForecast> results,
      List<CacheForecast> otherLayout) {
    this(hierarchy, interleave, layout, filtered, parallelLoops, results, otherLayout, List.of(), List.of(), List.of());
  }

  /** The same with reuse profiles. */
  public CacheStudy withProfiles(List<ScopedProfile> found) {
    return new CacheStudy(hierarchy, interleave, layout, filtered, parallelLoops, results, otherLayout, alternatives, curves, found);
  }

  /** What a level sees. */
  public Filter filter() {
    return filtered ? Filter.MISSES : Filter.NONE;
  }

  /** Whether the references are those of a trace from elsewhere, of which nothing is known but they themselves. */
  public boolean isOfTrace() {
    return layout.equals("trace");
  }

  /** The forecast by the first model that was asked for, on the most cores; what alternatives are compared with. */
  public CacheForecast asAsked() {
    return results.stream().filter(result -> result.model() == results.get(0).model()).reduce((first, second) -> second).orElseThrow();
  }
}
