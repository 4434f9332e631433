package org.parcast.analyses.blocks;

import java.util.List;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * A labelled trace dealt to cores, for caches. What a reference is, load or store, and its size are not in such traces: all are loads of so many
 * bytes. Sites are the numbers of the blocks.
 *
 * @param trace of the sequential run
 * @param threads how many cores, at least 1
 * @param interleave {@code algorithm2}, {@code blocks} or {@code random}
 * @param seed of a random order
 * @param bytes of a reference
 */
public record LabelledThreads(LabelledTrace trace, int threads, String interleave, long seed, int bytes) implements ThreadTrace {
  @Override
  public void replay(ReferenceConsumer consumer) {
    MergedTrace.Order order = switch (interleave) {
      case "blocks" -> MergedTrace.Order.CORE_BY_CORE;
      case "random" -> MergedTrace.Order.RANDOM;
      default -> MergedTrace.Order.ALTERNATING;
    };
    List<String> names = trace.names();
    int[] block = new int[1];
    new MergedTrace(CoreTraces.of(trace, threads)).tell(order, seed, new MergedTrace.Listener() {
      @Override
      public void block(String name) {
        block[0] = names.indexOf(name);
      }

      @Override
      public void reference(int core, long address) {
        consumer.accept(core, address, bytes, false, block[0]);
      }
    });
  }
}
