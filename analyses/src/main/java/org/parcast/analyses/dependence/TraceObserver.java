package org.parcast.analyses.dependence;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.parcast.recorder.format.trace.BlockTraceConsumer;
import org.parcast.recorder.format.trace.Reference;
import org.parcast.recorder.format.trace.Run;
import org.parcast.recorder.format.trace.TraceTables;

/**
 * Follows a block trace and finds, for each loop, the dependences that its iterations had on earlier ones: every word remembers when it was
 * last written and read, and the loops know when their iterations began.
 */
final class TraceObserver implements BlockTraceConsumer {
  private final int[] bytes;
  private final boolean[] writes;
  private final int referenceCount;
  private final ShadowMemory memory = new ShadowMemory();
  private final OpenLoops loops = new OpenLoops();
  private final Int2ObjectOpenHashMap<LoopWork> work = new Int2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<Long2ObjectOpenHashMap<ObservedDependence>> found = new Int2ObjectOpenHashMap<>();
  private final LongOpenHashSet usedAfter = new LongOpenHashSet();
  /** By loop, the references that read there what was written before the loop. */
  private final Int2ObjectOpenHashMap<BitSet> usedFromBefore = new Int2ObjectOpenHashMap<>();
  private final int[] depthOf;
  private long references;

  TraceObserver(TraceTables tables) {
    List<Reference> all = tables.references();
    this.referenceCount = all.size();
    this.bytes = new int[referenceCount];
    this.writes = new boolean[referenceCount];
    for (int i = 1; i < referenceCount; i++) {
      bytes[i] = all.get(i).bytes();
      writes[i] = all.get(i).write();
    }
    this.depthOf = new int[tables.loops().size()];
  }

  @Override
  public void enter(int loop) {
    loops.enter(loop, references);
    depthOf[loop]++;
  }

  @Override
  public void iterate(int loop) {
    loops.iterate(references);
  }

  @Override
  public void exit(int loop) {
    OpenLoops.Execution ended = loops.exit(references);
    depthOf[loop]--;
    work.computeIfAbsent(loop, key -> new LoopWork()).ended(ended, references, depthOf[loop] > 0);
  }

  @Override
  public void run(Run run) {
    for (long t = 0; t < run.count(); t++) {
      if (run.loop() != 0) {
        loops.iterate(references);
      }
      for (int k = 0; k < run.size(); k++) {
        int reference = run.reference(k);
        memory.find(run.address(k) + t * run.stride(k), bytes[reference]);
        if (writes[reference]) {
          write(reference, run.address(k) + t * run.stride(k));
        } else {
          read(reference, run.address(k) + t * run.stride(k));
        }
      }
      references += run.size();
    }
  }

  private void read(int reference, long address) {
    int written = memory.get(ShadowMemory.WRITTEN);
    loops.markSince(written, reference, usedFromBefore);
    if (written > 0) {
      int writer = memory.get(ShadowMemory.WRITER);
      dependence(Dependence.Kind.FLOW, written, writer, reference, address);
      for (int at = memory.get(ShadowMemory.EXECUTION); !loops.isOpen(at); at = loops.parent(at)) {
        usedAfter.add((long) loops.loop(at) << 32 | writer);
      }
    }
    if (memory.get(ShadowMemory.FIRST_READ) == 0) {
      memory.set(ShadowMemory.FIRST_READ, loops.time());
    }
    memory.set(ShadowMemory.LAST_READ, loops.time());
    memory.set(ShadowMemory.READER, reference);
  }

  private void write(int reference, long address) {
    int reader = memory.get(ShadowMemory.READER);
    int read = memory.get(ShadowMemory.LAST_READ);
    if (read > 0 && !dependence(Dependence.Kind.ANTI, read, reader, reference, address)) {
      dependence(Dependence.Kind.ANTI, memory.get(ShadowMemory.FIRST_READ), reader, reference, address);
    }
    int written = memory.get(ShadowMemory.WRITTEN);
    if (written > 0) {
      dependence(Dependence.Kind.OUTPUT, written, memory.get(ShadowMemory.WRITER), reference, address);
    }
    memory.set(ShadowMemory.WRITTEN, loops.time());
    memory.set(ShadowMemory.WRITER, reference);
    memory.set(ShadowMemory.EXECUTION, loops.innermost());
    memory.set(ShadowMemory.FIRST_READ, 0);
    memory.set(ShadowMemory.LAST_READ, 0);
    memory.set(ShadowMemory.READER, 0);
  }

  /** Counts a dependence on what was done before, if a loop carries it. */
  private boolean dependence(Dependence.Kind kind, int then, int from, int to, long address) {
    OpenLoops.Execution carrier = loops.carrier(then);
    if (carrier == null) {
      return false;
    }
    long key = ((long) kind.ordinal() * referenceCount + from) * referenceCount + to;
    found.computeIfAbsent(carrier.loop, loop -> new Long2ObjectOpenHashMap<>())
        .computeIfAbsent(key, made -> new ObservedDependence(kind, from, to, address))
        .seen(carrier, carrier.distance(then));
    return true;
  }

  /** References of the whole run. */
  long references() {
    return references;
  }

  /** What was spent in a loop, or null where it was not executed to its end. */
  LoopWork work(int loop) {
    return work.get(loop);
  }

  /** The dependences that a loop carried, in a defined order. */
  List<ObservedDependence> dependences(int loop) {
    Long2ObjectOpenHashMap<ObservedDependence> all = found.get(loop);
    List<ObservedDependence> sorted = all == null ? new ArrayList<>() : new ArrayList<>(all.values());
    sorted.sort(Comparator.comparing((ObservedDependence d) -> d.kind).thenComparingInt(d -> d.from).thenComparingInt(d -> d.to));
    return sorted;
  }

  /** Whether what a reference wrote in a loop was read after the loop. */
  boolean isUsedAfter(int loop, int writer) {
    return usedAfter.contains((long) loop << 32 | writer);
  }

  /** Whether a reference read in a loop what was written before the loop. */
  boolean usesFromBefore(int loop, int reader) {
    BitSet readers = usedFromBefore.get(loop);
    return readers != null && readers.get(reader);
  }
}
