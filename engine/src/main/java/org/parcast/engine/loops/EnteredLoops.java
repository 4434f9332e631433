package org.parcast.engine.loops;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.analyses.loops.observation.LoopNumbers;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.engine.run.BlockTraces;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;

/** The loops that a run came to. A library has far more, and to judge each takes its time. */
final class EnteredLoops {
  private EnteredLoops() {}

  /** Those of a program that ran. */
  static List<LoopSite> in(BlockTraces.Traced traced) throws IOException {
    return in(traced, site -> false);
  }

  /** Those, and of the target's own classes all the others too: of classes that were included from the class path only what was run is of interest. */
  static List<LoopSite> orOwn(BlockTraces.Traced traced) throws IOException {
    Set<String> included = traced.program().included();
    return included.isEmpty() ? StaticLoopsEngine.sites(traced.program()) : in(traced, site -> !included.contains(site.method().ref().owner()));
  }

  private static List<LoopSite> in(BlockTraces.Traced traced, Predicate<LoopSite> always) throws IOException {
    BitSet entered = numbers(traced.trace());
    LoopNumbers numbers = new LoopNumbers(traced.trace().tables());
    return StaticLoopsEngine.sites(traced.program()).stream().filter(site -> always.test(site) || entered.get(numbers.of(site))).toList();
  }

  private static BitSet numbers(BlockTraceReader trace) throws IOException {
    BitSet entered = new BitSet();
    trace.read(new BlockTraceConsumer() {
      @Override
      public void enter(int loop) {
        entered.set(loop);
      }

      @Override
      public boolean again(int part) {
        return true; // no other loops are entered than the first time
      }

      @Override
      public void run(BlockRun run) {
        // A run lies in loops that were entered.
      }
    });
    return entered;
  }
}
