package org.parcast.analyses.cache;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.reuse.SampledDistances;
import org.parcast.analyses.reuse.StackDistanceModel;
import org.parcast.analyses.trace.ReferenceConsumer;

/**
 * The paper's way: reuse profiles of what each cache of each level would see if there were no caches before it, private-stack distances (PRD)
 * where a core has it for itself, concurrent ones (CRD) where several share it; then the stack distance cache model. A reference across two
 * lines counts as one of the first.
 */
final class StackDistances implements ReferenceConsumer {
  /** Levels that share alike and have lines of one size see the same distances. */
  private record Sight(int cores, int line) {}

  private final List<CacheLevel> levels;
  private final Map<Sight, SampledDistances[]> distances = new LinkedHashMap<>();
  private final Sight[] sights;
  private final SampledDistances[][] bySight;
  private long references;

  StackDistances(CacheHierarchy hierarchy, int cores, double sample) {
    levels = hierarchy.levels();
    for (CacheLevel level : levels) {
      distances.computeIfAbsent(new Sight(level.cores(), level.line()), sight -> {
        SampledDistances[] caches = new SampledDistances[level.caches(cores)];
        Arrays.setAll(caches, cache -> new SampledDistances(sample));
        return caches;
      });
    }
    sights = distances.keySet().toArray(Sight[]::new);
    bySight = distances.values().toArray(SampledDistances[][]::new);
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    references++;
    for (int i = 0; i < sights.length; i++) {
      SampledDistances[] caches = bySight[i];
      caches[sights[i].cores == 0 ? 0 : thread / sights[i].cores].use(address / sights[i].line);
    }
  }

  long references() {
    return references;
  }

  /** Expected misses by level; those of one level never more than those of the level before. */
  List<LevelForecast> levels(Filter filter) {
    List<LevelForecast> forecasts = new ArrayList<>();
    double reaching = references;
    for (CacheLevel level : levels) {
      StackDistanceModel model = new StackDistanceModel(level.ways(), level.bytes() / level.line());
      double misses = 0;
      for (SampledDistances cache : distances.get(new Sight(level.cores(), level.line()))) {
        double sampled = cache.profile().references();
        misses += sampled == 0 ? 0 : cache.references() * (1 - model.hits(cache.profile()) / sampled);
      }
      misses = Math.min(misses, reaching);
      forecasts.add(new LevelForecast(level, reaching, misses, references == 0 ? 1 : 1 - misses / references, 0));
      reaching = filter == Filter.MISSES ? misses : references;
    }
    return forecasts;
  }
}
