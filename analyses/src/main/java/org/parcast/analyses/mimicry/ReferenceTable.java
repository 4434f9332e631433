package org.parcast.analyses.mimicry;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.recording.trace.table.Reference;

/** What of the trace's references is needed at each of their executions. */
final class ReferenceTable {
  /** Far above every address of a trace: the private copies of a thread lie here, one thread's behind the other's. */
  private static final int THREAD_SHIFT = 44;

  private final List<Reference> references;
  private final int[] accesses;

  /** References to private copies, by the number of the loop: a loop may be entered millions of times. */
  private final Map<Integer, BitSet> privates = new HashMap<>();

  private BitSet isPrivate = new BitSet();

  ReferenceTable(List<Reference> all) {
    references = all.subList(Math.min(1, all.size()), all.size());
    accesses = new int[all.size()];
    for (Reference reference : references) {
      accesses[reference.id()] = ReferenceBatch.access(reference.bytes(), reference.write());
    }
  }

  /** From now on the references that this loop makes private are to private copies. */
  void enter(ParallelLoop loop) {
    isPrivate = privates.computeIfAbsent(loop.loop(), number -> privates(loop));
  }

  private BitSet privates(ParallelLoop loop) {
    BitSet found = new BitSet();
    for (Reference reference : references) {
      found.set(reference.id(), reference.kind() == Reference.Kind.STACK || loop.isPrivate(reference));
    }
    return found;
  }

  /** Its size and whether it stores, as by {@link ReferenceBatch#access}. */
  int access(int reference) {
    return accesses[reference];
  }

  boolean isPrivate(int reference) {
    return isPrivate.get(reference);
  }

  /** How far the private copies of a thread lie behind those of thread 0, which are the sequential program's. */
  long offset(int thread) {
    return (long) thread << THREAD_SHIFT;
  }
}
