package org.parcast.analyses.blocks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * The cores' traces in one order (PPT-SASMM, Algorithm 2): that of core 0's blocks; the i-th execution of a block in a parallel region by core 0
 * goes together with the i-th of the others.
 */
final class MergedTrace {
  /** How the references of executions that go together are ordered. */
  enum Order {
    /** One of each core in turn, as in the paper. */
    ALTERNATING,
    /** Core by core, which the scripts call round robin. */
    CORE_BY_CORE,
    /** At random. */
    RANDOM
  }

  private final List<LabelledTrace> cores;
  private final List<String> names;
  private final List<List<Deque<Integer>>> waiting = new ArrayList<>();

  MergedTrace(List<LabelledTrace> cores) {
    this.cores = cores;
    names = cores.get(0).names();
    for (LabelledTrace core : cores) {
      List<Deque<Integer>> windows = new ArrayList<>();
      names.forEach(name -> windows.add(new ArrayDeque<>()));
      for (int window = 0; window < core.windows(); window++) {
        windows.get(core.block(window)).add(window);
      }
      waiting.add(windows);
    }
  }

  /** Hears references in order. */
  interface Listener {
    void block(String name);

    void reference(int core, long address);
  }

  /** Tells all references; to be called once. */
  void tell(Order order, long seed, Listener listener) {
    Random random = new Random(seed);
    LabelledTrace first = cores.get(0);
    for (int window = 0; window < first.windows(); window++) {
      int block = first.block(window);
      listener.block(names.get(block));
      List<long[]> together = new ArrayList<>();
      int last = CoreTraces.isParallel(names.get(block)) ? cores.size() : 1;
      for (int core = 0; core < last; core++) {
        Integer next = waiting.get(core).get(block).poll();
        for (int k = next == null ? 0 : cores.get(core).start(next); next != null && k < cores.get(core).start(next + 1); k++) {
          together.add(new long[] {core, cores.get(core).address(k), k - cores.get(core).start(next)});
        }
      }
      switch (order) {
        case ALTERNATING -> together.sort((a, b) -> Long.compare(a[2], b[2]));
        case RANDOM -> java.util.Collections.shuffle(together, random);
        case CORE_BY_CORE -> { }
      }
      together.forEach(reference -> listener.reference((int) reference[0], reference[1]));
    }
  }

  /** The merged trace with its blocks. */
  LabelledTrace labelled(Order order, long seed) {
    LabelledTrace merged = new LabelledTrace(names);
    tell(order, seed, new Listener() {
      @Override
      public void block(String name) {
        merged.begin(name);
      }

      @Override
      public void reference(int core, long address) {
        merged.add(address);
      }
    });
    return merged;
  }
}
