package org.parcast.analyses.cache;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * Caches that take references one by one and count. By Cachegrind's rules: sets = size / (ways * line), set = line mod sets, true LRU; a
 * reference that straddles two lines is one reference and at most one miss, and goes on whole to the next level; loads and stores alike.
 * Caches are empty at the start.
 *
 * <p>Of a loop with strides, executions that cannot change anything are only counted: those that touch the same lines as the one before, in
 * which all was hit. They find all lines again and leave them in the same order.
 */
public final class CacheSimulation implements ReferenceConsumer, BulkConsumer {
  private static final CacheLevel INSTRUCTIONS = new CacheLevel("i1", 32 << 10, 8, 64, 1);

  private final boolean filtered;
  private final boolean coherent;
  private final SimulatedLevel[] levels;
  private final SimulatedLevel nearest;
  private final SimulatedLevel instructions;
  private final int smallestShift;
  private long references;
  private long[] bySite = new long[64];

  /** By reference of a run: executions after this one in which its line stays the same. */
  private long[] staying = new long[16];

  /**
   * @param cores at least 1
   * @param coherent whether a store takes the line out of the caches of other cores, where a level has several
   */
  public CacheSimulation(CacheHierarchy hierarchy, int cores, Filter filter, boolean coherent) {
    filtered = filter == Filter.MISSES;
    this.coherent = coherent;
    levels = hierarchy.levels().stream().map(level -> new SimulatedLevel(level, cores)).toArray(SimulatedLevel[]::new);
    nearest = levels[0];
    instructions = new SimulatedLevel(INSTRUCTIONS, cores);
    smallestShift = Arrays.stream(levels).mapToInt(SimulatedLevel::shift).min().orElseThrow();
  }

  /**
   * An instruction is fetched through an instruction cache of 32 KiB, 8 ways and 64-byte lines; where it misses there it takes room in the
   * levels behind the first, and is not counted.
   */
  public void fetch(int core, long address, int size) {
    boolean hit = instructions.fetch(core, address, size);
    for (int level = 1; level < levels.length && !hit; level++) {
      hit = levels[level].fetch(core, address, size);
    }
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    int known = Math.max(0, site);
    count(known, 1);
    touch(thread, address, size, write, known);
  }

  @Override
  public void batch(ReferenceBatch batch) {
    for (int i = 0; i < batch.count(); i++) {
      int site = batch.site(i);
      if (site == ThreadTrace.FETCH) {
        fetch(batch.thread(i), batch.address(i), batch.size(i));
      } else {
        accept(batch.thread(i), batch.address(i), batch.size(i), batch.isWrite(i), site);
      }
    }
  }

  @Override
  public void run(StridedRun run) {
    for (int k = 0; k < run.size(); k++) {
      count(run.site(k), run.count());
    }
    if (staying.length < run.size()) {
      staying = new long[2 * run.size()];
    }
    boolean strides = false;
    for (int k = 0; k < run.size(); k++) {
      staying[k] = run.staying(k, 0, smallestShift);
      strides |= staying[k] == 0 && Math.abs(run.stride(k)) >= 1L << smallestShift;
    }
    long t = 0;
    while (t < run.count()) {
      boolean hit = execute(run, t);
      long same = strides || !hit ? 0 : Math.min(sameLines(run, t), run.count() - 1 - t);
      countHits(run, same);
      t += same + 1;
    }
  }

  /** In how many executions after this one all lines are the same. */
  private long sameLines(StridedRun run, long execution) {
    long same = Long.MAX_VALUE;
    for (int k = 0; k < run.size(); k++) {
      long until = staying[k];
      if (until < execution) {
        until = run.staying(k, execution, smallestShift);
        until = staying[k] = until == Long.MAX_VALUE ? until : execution + until;
      }
      same = Math.min(same, until);
    }
    return same - execution;
  }

  /** Answers whether all was there, and nothing was taken out of other caches. */
  private boolean execute(StridedRun run, long t) {
    boolean hit = true;
    for (int k = 0; k < run.size(); k++) {
      hit &= touch(run.thread(k), run.address(k, t), run.bytes(k), run.isWrite(k), run.site(k));
    }
    return hit;
  }

  private void countHits(StridedRun run, long executions) {
    if (!filtered) {
      for (int level = 1; level < levels.length; level++) {
        levels[level].count(executions * run.size());
      }
    }
  }

  private void count(int site, long times) {
    references += times;
    if (site >= bySite.length) {
      bySite = Arrays.copyOf(bySite, Math.max(site + 1, 2 * bySite.length));
    }
    bySite[site] += times;
  }

  /** Answers whether it was there, in all levels that it reaches, and no other core's cache has changed. */
  private boolean touch(int thread, long address, int size, boolean write, int site) {
    boolean hit = nearest.touch(thread, address, size, site);
    if (!hit || !filtered) {
      hit = behind(thread, address, size, site, hit);
    }
    if (write && coherent) {
      for (SimulatedLevel level : levels) {
        if (level.isDivided()) {
          hit &= level.invalidateOthers(thread, address, size);
        }
      }
    }
    return hit;
  }

  private boolean behind(int thread, long address, int size, int site, boolean hitBefore) {
    boolean hit = hitBefore;
    for (int level = 1; level < levels.length; level++) {
      levels[level].count(1);
      boolean here = levels[level].touch(thread, address, size, site);
      hit &= here;
      if (here && filtered) {
        break;
      }
    }
    return hit;
  }

  /** What was counted so far. */
  public CacheCounts counts() {
    List<CacheCounts.Level> counted = Arrays.stream(levels).map(level -> level.counts(level == nearest ? references : level.reached())).toList();
    return new CacheCounts(references, bySite.clone(), counted);
  }
}
