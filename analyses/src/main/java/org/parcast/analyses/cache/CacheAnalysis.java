package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.distance.StackDistances;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.cache.simulation.CacheCounts;
import org.parcast.analyses.cache.simulation.CacheSimulation;
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
      forecasts.add(model == Model.EXACT ? simulated(trace, request, names) : modelled(trace, request));
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

  private static CacheForecast simulated(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
    CacheSimulation caches = new CacheSimulation(request.hierarchy(), trace.threads(), request.filter(), request.coherent());
    trace.replayBulk(caches);
    CacheCounts counts = caches.counts();
    List<LevelForecast> levels = new ArrayList<>();
    for (CacheCounts.Level level : counts.levels()) {
      levels.add(
          new LevelForecast(
              level.level(), level.references(), level.misses(), level.globalHitRate(counts.references()), level.invalidations()));
    }
    return new CacheForecast(trace.threads(), Model.EXACT, counts.references(), levels, hottest(counts, names::place), hottest(counts, names::array));
  }

  private static List<CacheForecast.Hot> hottest(CacheCounts counts, IntFunction<String> nameOf) {
    int levels = counts.levels().size();
    Map<String, long[]> byName = new TreeMap<>();
    for (int site = 0; site < counts.byReference().length; site++) {
      String name = counts.byReference()[site] == 0 ? "" : nameOf.apply(site);
      if (name.isEmpty()) {
        continue;
      }
      long[] sums = byName.computeIfAbsent(name, n -> new long[levels + 1]);
      sums[levels] += counts.byReference()[site];
      for (int level = 0; level < levels; level++) {
        long[] misses = counts.levels().get(level).missesByReference();
        sums[level] += site < misses.length ? misses[site] : 0;
      }
    }
    Comparator<CacheForecast.Hot> order = Comparator.comparingLong(hot -> -hot.misses().get(levels - 1));
    return byName.entrySet().stream().map(entry -> hot(entry.getKey(), entry.getValue(), levels))
        .sorted(order.thenComparing(hot -> -hot.misses().get(0)).thenComparing(CacheForecast.Hot::name)).toList();
  }

  private static CacheForecast.Hot hot(String name, long[] sums, int levels) {
    List<Long> misses = new ArrayList<>();
    for (int level = 0; level < levels; level++) {
      misses.add(sums[level]);
    }
    return new CacheForecast.Hot(name, sums[levels], misses);
  }

  private static CacheForecast modelled(ThreadTrace trace, CacheRequest request) throws IOException {
    StackDistances distances = new StackDistances(request.hierarchy(), trace.threads(), request.sample());
    trace.replayBulk(distances);
    return new CacheForecast(trace.threads(), Model.SDCM, distances.references(), distances.levels(request.filter()), List.of(), List.of());
  }
}
