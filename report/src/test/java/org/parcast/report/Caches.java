package org.parcast.report;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.LevelForecast;

/** Cache behaviour to write. */
final class Caches {
  private Caches() {}

  /** @param name of an array that misses */
  static CacheStudy some(String name) {
    CacheHierarchy hierarchy = CacheHierarchy.parse("l1=8k:8:64:private,l2=128k:16:64:shared");
    List<CacheForecast> results = new ArrayList<>();
    for (int cores = 1; cores <= 4; cores *= 2) {
      List<LevelForecast> exact = List.of(new LevelForecast(hierarchy.levels().get(0), 1000, 100 * cores, 1 - 0.1 * cores, 3),
          new LevelForecast(hierarchy.levels().get(1), 100 * cores, 50, 0.95, 0));
      results.add(new CacheForecast(cores, Model.EXACT, 1000, exact, List.of(new CacheForecast.Hot("Chain.java:12", 600, List.of(80L, 45L)), new CacheForecast.Hot("", 400, List.of(20L, 5L))),
          List.of(new CacheForecast.Hot(name, 1000, List.of(100L, 50L)))));
      results.add(new CacheForecast(cores, Model.SDCM, 1000, List.of(new LevelForecast(hierarchy.levels().get(0), 1000, 99.5 * cores, 1 - 0.0995 * cores, 0),
          new LevelForecast(hierarchy.levels().get(1), 99.5 * cores, 49.5, 0.9505, 0)), List.of(), List.of()));
    }
    CacheAlternative alternative = new CacheAlternative("--schedule static,1", results.get(4));
    MissCurve curve = new MissCurve(hierarchy.levels().get(0), 4, List.of(new MissCurve.Point(4096, 0.5), new MissCurve.Point(8192, 0.25)));
    return new CacheStudy(hierarchy, "rr", "jvm", true, List.of("Chain.java:11  schedule static"), results, List.of(results.get(4)), List.of(alternative), List.of(curve), List.of());
  }
}
