package org.parcast.analyses.mimicry;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.table.Reference;

/**
 * Tells the references of a sequential trace as if threads had run it: those outside of parallel loops are thread 0's while the others wait;
 * those of a parallel loop are kept until it ends, dealt, and put in one order; a barrier ends it. Parallel loops within parallel loops run
 * on one thread, as OpenMP does by default.
 */
final class ParallelRegions implements BlockTraceConsumer {
  private final Map<Integer, ParallelLoop> loops = new HashMap<>();
  private final Interleaver interleaver;
  private final ReferenceBatch batch;
  private final ReferenceTable table;
  private final StridedRun strided = new StridedRun();
  private final RunBuffer runs = new RunBuffer();
  private final Pieces[] dealt;
  private ParallelLoop region;

  /** Loops that are open in the region, and how many iterations it has had: those of the innermost collapsed loop. */
  private int depth;

  private long iterations;

  private final ReferenceBudget budget;

  /** References of the region, those of them that are dealt, and those of its iteration. */
  private long references;

  private long kept;
  private long keptOfIteration;

  ParallelRegions(List<Reference> all, List<ParallelLoop> parallel, int threads, Interleaver interleaver, ReferenceBudget budget, ReferenceBatch batch) {
    parallel.forEach(loop -> loops.put(loop.loop(), loop));
    this.interleaver = interleaver;
    this.batch = batch;
    this.budget = budget;
    table = new ReferenceTable(all);
    dealt = new Pieces[threads];
    Arrays.setAll(dealt, thread -> new Pieces());
  }

  @Override
  public void enter(int loop) {
    if (region != null) {
      depth++;
    } else if (dealt.length > 1 && loops.containsKey(loop)) {
      region = loops.get(loop);
      table.enter(region);
      depth = 1;
      iterations = 0;
      references = 0;
      kept = 0;
      keptOfIteration = 0;
    }
  }

  @Override
  public void iterate(int loop) {
    if (region != null && depth == region.collapse()) {
      iterations++;
      keptOfIteration = 0;
    }
  }

  /** A region is dealt when it has come to its end. */
  @Override
  public boolean isDone() {
    return region == null && budget.isSpent();
  }

  @Override
  public void exit(int loop) {
    if (region != null && --depth == 0) {
      end();
    }
  }

  /** Outside of regions what happens again makes the same references in the same order, where it is not by chance. */
  @Override
  public boolean again(int part) {
    return region == null && interleaver.isCertain() && batch.again(part);
  }

  @Override
  public void againEnds(int part) {
    if (region == null && interleaver.isCertain()) {
      batch.againEnds(part);
    }
  }

  @Override
  public void run(BlockRun run) {
    if (region == null) {
      budget.give(run.count() * run.size());
      serial(run);
      return;
    }
    runs.addOnce(run);
    boolean advances = run.loop() != 0 && depth == region.collapse();
    long count = advances ? run.count() : budget.executions(run.count(), run.size(), keptOfIteration);
    if (count > 0) {
      runs.add(run, count, advances ? iterations : Math.max(0, iterations - 1), advances);
    }
    keptOfIteration = advances ? run.size() : keptOfIteration + count * run.size();
    references += run.count() * run.size();
    kept += count * run.size();
    iterations += advances ? run.count() : 0;
  }

  private void serial(BlockRun run) {
    int size = run.size();
    if (StridedRun.isWorthwhile(run.count(), size)) {
      strided.start(run.count());
      for (int k = 0; k < size; k++) {
        strided.add(0, run.address(k), run.stride(k), table.access(run.reference(k)), run.reference(k));
      }
      batch.add(strided);
    } else if (size == 1) {
      batch.add(0, run.address(0), run.stride(0), run.count(), table.access(run.reference(0)), run.reference(0));
    } else {
      for (long t = 0; t < run.count(); t++) {
        for (int k = 0; k < size; k++) {
          int reference = run.reference(k);
          batch.add(0, run.address(k) + t * run.stride(k), table.access(reference), reference);
        }
      }
    }
  }

  private void end() {
    for (Pieces pieces : dealt) {
      pieces.clear();
    }
    new Dealer(region.schedule(), Math.max(1, iterations), dealt).deal(runs);
    Cursor[] threads = new Cursor[dealt.length];
    Arrays.setAll(threads, thread -> new Cursor(thread, runs, dealt[thread], table));
    interleaver.merge(threads, batch);
    budget.dealt(region.loop(), iterations, references, kept);
    runs.clear();
    region = null;
  }
}
