package org.parcast.analyses.mimicry;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.SingleReferences;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * The trace that threads would leave, mimicked from the block trace of a sequential run. Sites are the numbers of the trace's references.
 *
 * @param trace of the sequential run
 * @param registers what counts as a reference
 * @param layout where arrays lie
 * @param loops that are run in parallel
 * @param threads how many, at least 1
 * @param interleaving order of references between two barriers
 * @param seed of a random order
 */
public record MimickedTrace(
    BlockTraceReader trace,
    RegisterMode registers,
    MemoryLayout layout,
    List<ParallelLoop> loops,
    int threads,
    Interleaving interleaving,
    long seed)
    implements ThreadTrace {
  public MimickedTrace {
    if (threads < 1) {
      throw new IllegalArgumentException("a trace needs at least one thread, found " + threads);
    }
    loops = List.copyOf(loops);
  }

  @Override
  public void replay(ReferenceConsumer consumer) throws IOException {
    replayBulk(new SingleReferences(consumer));
  }

  /** The same of the first references, as many as the budget has. */
  public void replay(ReferenceConsumer consumer, ReferenceBudget budget) throws IOException {
    replay(new SingleReferences(consumer), budget);
  }

  @Override
  public void replayBulk(BulkConsumer consumer) throws IOException {
    replay(consumer, ReferenceBudget.unlimited());
  }

  /** The share of the references that the parallel loops make, 0 to 1; the rest is thread 0's. */
  public double parallelShare() throws IOException {
    ParallelShare counted = new ParallelShare(loops);
    trace.read(registers, layout, regions(), counted);
    return counted.share();
  }

  private void replay(BulkConsumer consumer, ReferenceBudget budget) throws IOException {
    ReferenceBatch batch = new ReferenceBatch(consumer);
    trace.read(registers, layout, regions(), new ParallelRegions(trace.references(registers, layout), loops, threads, new Interleaver(interleaving, seed), budget, batch));
    batch.flush();
  }

  private BitSet regions() {
    BitSet regions = new BitSet();
    loops.forEach(loop -> regions.set(loop.loop()));
    return regions;
  }
}
