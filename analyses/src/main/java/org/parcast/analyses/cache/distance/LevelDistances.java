package org.parcast.analyses.cache.distance;

import java.util.Arrays;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.reuse.SampledDistances;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.analyses.trace.ThreadTrace;

/** Reuse distances in the caches of a level, whatever their size. */
final class LevelDistances implements BulkConsumer {
  private final SampledDistances[] caches;
  private final SampledDistances[] byCore;
  private final int shift;

  /** Uses in a run of lines that are looked at: execution times size of the run, plus index of the reference. */
  private long[] looks = new long[64];

  private int found;

  /** By reference of a run, its distance in the execution before. */
  private long[] before = new long[16];

  LevelDistances(CacheLevel level, int cores, double sample) {
    caches = new SampledDistances[level.caches(cores)];
    Arrays.setAll(caches, cache -> new SampledDistances(sample));
    byCore = new SampledDistances[cores];
    Arrays.setAll(byCore, core -> caches[level.cacheOf(core)]);
    shift = Integer.numberOfTrailingZeros(level.line());
  }

  SampledDistances[] caches() {
    return caches;
  }

  @Override
  public int grain() {
    return shift;
  }

  @Override
  public void batch(ReferenceBatch batch) {
    for (int i = 0; i < batch.count(); i++) {
      if (batch.site(i) != ThreadTrace.FETCH) {
        byCore[batch.thread(i)].use(batch.address(i) >>> shift, batch.times(i));
      }
    }
  }

  @Override
  public void run(StridedRun run) {
    for (int k = 0; k < run.size(); k++) {
      byCore[run.thread(k)].skip(run.count());
    }
    if (caches[0].isExact()) {
      every(run);
    } else {
      sampled(run);
    }
  }

  /** Where all lines stay the same for a third execution and more, the distances are those of the second. */
  private void every(StridedRun run) {
    int size = run.size();
    if (before.length < size) {
      before = new long[2 * size];
    }
    for (long t = 0; t < run.count(); t++) {
      execute(run, t);
      long same = Math.min(run.staying(t, shift), run.count() - 1 - t);
      if (same > 1) {
        execute(run, t + 1);
        for (int k = 0; k < size; k++) {
          byCore[run.thread(k)].add(before[k], same - 1);
        }
        t += same;
      }
    }
  }

  private void execute(StridedRun run, long t) {
    for (int k = 0; k < run.size(); k++) {
      before[k] = byCore[run.thread(k)].look(run.address(k, t) >>> shift);
    }
  }

  /** Goes from line to line, and through the uses of those that are looked at in their order. */
  private void sampled(StridedRun run) {
    found = 0;
    int size = run.size();
    for (int k = 0; k < size; k++) {
      for (long t = 0; t < run.count(); ) {
        long line = run.address(k, t) >>> shift;
        long until = Math.min(run.count(), t + 1 + Math.min(run.staying(k, t, shift), run.count()));
        if (caches[0].isSampled(line)) {
          for (long look = t; look < until; look++) {
            add(look * size + k);
          }
        }
        t = until;
      }
    }
    Arrays.sort(looks, 0, found);
    for (int i = 0; i < found; i++) {
      int k = (int) (looks[i] % size);
      byCore[run.thread(k)].look(run.address(k, looks[i] / size) >>> shift);
    }
  }

  private void add(long look) {
    if (found == looks.length) {
      looks = Arrays.copyOf(looks, 2 * found);
    }
    looks[found++] = look;
  }
}
