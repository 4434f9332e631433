package org.parcast.analyses.cache.simulation;

import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.repeated.MemoisedParts;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * Caches that take references one by one and count. By Cachegrind's rules: sets = size / (ways * line), set = line mod sets, true LRU; a
 * reference that straddles two lines is one reference and at most one miss, and goes on whole to the next level; loads and stores alike.
 * Caches are empty at the start.
 */
public final class CacheSimulation implements ReferenceConsumer, BulkConsumer {
  private final SimulatedHierarchy hierarchy;
  /** A batch of so few references, as between loops, is taken for an execution of a loop. */
  private static final int FEW = 32;

  private final Repetition repetition;
  private final boolean coherent;
  private final SimulatedLoop loop;
  private final StridedRun few = new StridedRun();
  private final ReferenceCounts references = new ReferenceCounts();
  private final MemoisedParts<long[], long[]> parts;

  /**
   * @param cores at least 1
   * @param coherent whether a store takes the line out of the caches of other cores, where a level has several
   */
  public CacheSimulation(CacheHierarchy hierarchy, int cores, Filter filter, boolean coherent) {
    this.hierarchy = new SimulatedHierarchy(hierarchy, cores, filter, coherent);
    this.coherent = this.hierarchy.isCoherent();
    loop = new SimulatedLoop(this.hierarchy);
    repetition = new Repetition(this.hierarchy, loop);
    parts = new MemoisedParts<>(new MemoisedCaches(this.hierarchy, references));
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    repetition.interrupt();
    int known = Math.max(0, site);
    references.count(known, 1);
    hierarchy.touch(thread, address, size, write, known);
  }

  @Override
  public int grain() {
    return hierarchy.smallestShift();
  }

  @Override
  public void batch(ReferenceBatch batch) {
    boolean simple = !coherent && batch.hasSites();
    if (simple && repetition.isWatching() && batch.references() <= FEW) {
      run(asLoop(batch));
      return;
    }
    repetition.interrupt();
    if (simple) {
      for (int i = 0; i < batch.count(); i++) {
        references.count(batch.site(i), batch.times(i));
      }
      hierarchy.touch(batch);
    } else {
      each(batch);
    }
  }

  private StridedRun asLoop(ReferenceBatch batch) {
    few.start(1);
    for (int i = 0; i < batch.count(); i++) {
      for (int n = 0; n < batch.times(i); n++) {
        few.add(batch.thread(i), batch.address(i), 0, ReferenceBatch.access(batch.size(i), batch.isWrite(i)), batch.site(i));
      }
    }
    return few;
  }

  private void each(ReferenceBatch batch) {
    for (int i = 0; i < batch.count(); i++) {
      int site = batch.site(i);
      if (site == ThreadTrace.FETCH) {
        hierarchy.fetch(batch.thread(i), batch.address(i), batch.size(i));
      } else {
        int known = Math.max(0, site);
        references.count(known, batch.times(i));
        hierarchy.touch(batch.thread(i), batch.address(i), batch.size(i), batch.isWrite(i), known);
        hierarchy.countHits(batch.times(i) - 1);
      }
    }
  }

  @Override
  public void run(StridedRun run) {
    for (int k = 0; k < run.size(); k++) {
      references.count(run.site(k), run.count());
    }
    if (coherent) {
      loop.execute(run);
    } else {
      repetition.execute(run);
    }
  }

  @Override
  public boolean again(int part) {
    repetition.interrupt();
    return parts.foretell(part);
  }

  @Override
  public void againEnds(int part) {
    repetition.interrupt();
    parts.learn(part);
  }

  /** What was counted so far. */
  public CacheCounts counts() {
    repetition.interrupt();
    return new CacheCounts(references.all(), references.bySite(), hierarchy.counts(references.all()));
  }
}
