package org.parcast.analyses.cache.distance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.cache.repeated.MemoisedParts;
import org.parcast.analyses.reuse.SampledDistances;
import org.parcast.analyses.reuse.StackDistanceModel;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/**
 * The paper's way: reuse profiles of what each cache of each level would see if there were no caches before it, private-stack distances (PRD)
 * where a core has it for itself, concurrent ones (CRD) where several share it; then the stack distance cache model. A reference across two
 * lines counts as one of the first.
 */
public final class StackDistances implements BulkConsumer {
  /** Levels of which so many cores share one, with lines of one size, see the same distances. */
  private record Sight(int cores, int line) {}

  private static final long SMALLEST = 1 << 10;
  private static final long LARGEST = 64 << 20;

  private final List<CacheLevel> levels;
  private final int cores;
  private final Map<Sight, LevelDistances> distances = new LinkedHashMap<>();
  private final MemoisedParts<long[][], SampledDistances.Counts[]> parts;

  public StackDistances(CacheHierarchy hierarchy, int cores, double sample) {
    levels = hierarchy.levels();
    this.cores = cores;
    for (CacheLevel level : levels) {
      distances.computeIfAbsent(sight(level), sight -> new LevelDistances(level, cores, sample));
    }
    parts = new MemoisedParts<>(new MemoisedDistances(distances.values().stream().flatMap(sight -> Arrays.stream(sight.caches())).toList()));
  }

  private Sight sight(CacheLevel level) {
    return new Sight(level.cores() == 0 ? cores : Math.min(level.cores(), cores), level.line());
  }

  @Override
  public int grain() {
    return distances.values().stream().mapToInt(LevelDistances::grain).min().orElseThrow();
  }

  @Override
  public void batch(ReferenceBatch batch) {
    for (LevelDistances sight : distances.values()) {
      sight.batch(batch);
    }
  }

  @Override
  public void run(StridedRun run) {
    for (LevelDistances sight : distances.values()) {
      sight.run(run);
    }
  }

  @Override
  public boolean again(int part) {
    return parts.foretell(part);
  }

  @Override
  public void againEnds(int part) {
    parts.learn(part);
  }

  /** References to data: each is one of some cache of each level. */
  public long references() {
    return Arrays.stream(distances.values().iterator().next().caches()).mapToLong(SampledDistances::references).sum();
  }

  /** Expected misses by level; those of one level never more than those of the level before. */
  public List<LevelForecast> levels(Filter filter) {
    List<LevelForecast> forecasts = new ArrayList<>();
    long references = references();
    double reaching = references;
    for (CacheLevel level : levels) {
      double misses = Math.min(misses(level, level.bytes() / level.line()), reaching);
      forecasts.add(new LevelForecast(level, reaching, misses, references == 0 ? 1 : 1 - misses / references, 0));
      reaching = filter == Filter.MISSES ? misses : references;
    }
    return forecasts;
  }

  /** Misses of caches such as those of the level, over their size. */
  public MissCurve curve(CacheLevel level) {
    List<MissCurve.Point> points = new ArrayList<>();
    long references = references();
    long least = Math.max(SMALLEST, (long) level.ways() * level.line());
    for (long bytes = Long.highestOneBit(2 * least - 1); bytes <= LARGEST; bytes *= 2) {
      points.add(new MissCurve.Point(bytes, references == 0 ? 0 : misses(level, bytes / level.line()) / references));
    }
    return new MissCurve(level, cores, points);
  }

  private double misses(CacheLevel level, long lines) {
    StackDistanceModel model = new StackDistanceModel(level.ways(), lines);
    double misses = 0;
    for (SampledDistances cache : distances.get(sight(level)).caches()) {
      double sampled = cache.profile().references();
      misses += sampled == 0 ? 0 : cache.references() * (1 - model.hits(cache.profile()) / sampled);
    }
    return misses;
  }
}
