package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.distance.StackDistances;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.trace.ThreadTrace;

/** Finds how the references of threads hit in caches. */
public final class CacheAnalysis {
  private CacheAnalysis() {}

  /**
   * Finds the hits on the threads of a trace, each on a core of its own, by each of the models asked for.
   *
   * @throws IOException if the trace cannot be read
   */
  public static List<CacheForecast> forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
    List<CacheForecast> forecasts = new ArrayList<>();
    for (Model model : request.models()) {
      forecasts.add(model.forecast(trace, request, names));
    }
    return forecasts;
  }

  /**
   * Finds the misses of each level over the size of its caches, by the stack distance cache model.
   *
   * @param sample share of the lines whose reuse distances are followed, above 0 and at most 1
   * @throws IOException if the trace cannot be read
   */
  public static List<MissCurve> curves(ThreadTrace trace, CacheHierarchy hierarchy, double sample) throws IOException {
    StackDistances distances = new StackDistances(hierarchy, trace.threads(), sample);
    trace.replayBulk(distances);
    return hierarchy.levels().stream().map(distances::curve).toList();
  }
}
