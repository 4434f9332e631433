package org.parcast.recording.trace;

import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;

/** Takes runs apart: tells of one reference after the other. */
public final class ReferenceAdapter implements BlockTraceConsumer {
  /** Hears references. */
  @FunctionalInterface
  public interface Listener {
    /**
     * One reference.
     *
     * @param reference its number, see {@link org.parcast.recording.trace.table.TraceTables#references()}
     */
    void reference(int reference, long address);
  }

  private final Listener listener;

  public ReferenceAdapter(Listener listener) {
    this.listener = listener;
  }

  @Override
  public void run(BlockRun run) {
    for (long t = 0; t < run.count(); t++) {
      for (int k = 0; k < run.size(); k++) {
        listener.reference(run.reference(k), run.address(k) + t * run.stride(k));
      }
    }
  }
}
