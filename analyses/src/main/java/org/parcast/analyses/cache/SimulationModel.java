package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.cache.simulation.CacheCounts;
import org.parcast.analyses.cache.simulation.CacheSimulation;
import org.parcast.analyses.trace.ThreadTrace;

/** The caches themselves, simulated. Tells which places and arrays miss most, too. */
final class SimulationModel implements CacheModel {
  @Override
  public CacheForecast forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
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
}
