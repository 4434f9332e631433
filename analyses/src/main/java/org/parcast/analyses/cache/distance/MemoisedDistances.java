package org.parcast.analyses.cache.distance;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.cache.repeated.MemoisedState;
import org.parcast.analyses.reuse.SampledDistances;

/** Reuse distances in caches: the lines of each in the order of their last use, and its profile. */
record MemoisedDistances(List<SampledDistances> caches) implements MemoisedState<long[][], SampledDistances.Counts[]> {
  @Override
  public int lines() {
    return caches.stream().mapToInt(cache -> cache.distances().lines()).sum();
  }

  @Override
  public long[][] state() {
    return caches.stream().map(cache -> cache.distances().order()).toArray(long[][]::new);
  }

  @Override
  public boolean isAs(long[][] state) {
    boolean same = true;
    for (int cache = 0; cache < state.length && same; cache++) {
      same = caches.get(cache).distances().isAs(state[cache]);
    }
    return same;
  }

  @Override
  public void become(long[][] state) {
    for (int cache = 0; cache < state.length; cache++) {
      caches.get(cache).distances().become(state[cache]);
    }
  }

  @Override
  public SampledDistances.Counts[] counts() {
    return caches.stream().map(SampledDistances::counts).toArray(SampledDistances.Counts[]::new);
  }

  @Override
  public SampledDistances.Counts[] since(SampledDistances.Counts[] before) {
    SampledDistances.Counts[] since = new SampledDistances.Counts[before.length];
    Arrays.setAll(since, cache -> caches.get(cache).since(before[cache]));
    return since;
  }

  @Override
  public void add(SampledDistances.Counts[] more) {
    for (int cache = 0; cache < more.length; cache++) {
      caches.get(cache).add(more[cache]);
    }
  }

  @Override
  public long references() {
    return caches.stream().mapToLong(SampledDistances::references).sum();
  }
}
