package org.parcast.analyses.mimicry;

import java.util.List;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.recorder.format.trace.Reference;

/** What of the trace's references is needed at each of their executions. */
final class ReferenceTable {
  /** Far above every address of a trace: the private copies of a thread lie here, one thread's behind the other's. */
  private static final int THREAD_SHIFT = 44;

  private final int[] accesses;
  private final boolean[] isPrivate;

  ReferenceTable(List<Reference> references) {
    accesses = new int[references.size()];
    isPrivate = new boolean[accesses.length];
    for (Reference reference : references.subList(Math.min(1, references.size()), references.size())) {
      accesses[reference.id()] = ReferenceBatch.access(reference.bytes(), reference.write());
    }
  }

  /** From now on these references are to private copies. */
  void setPrivate(List<Reference> references, ParallelLoop loop) {
    for (Reference reference : references.subList(Math.min(1, references.size()), references.size())) {
      isPrivate[reference.id()] = reference.kind() == Reference.Kind.STACK || loop.isPrivate(reference.name());
    }
  }

  /** Its size and whether it stores, as by {@link ReferenceBatch#access}. */
  int access(int reference) {
    return accesses[reference];
  }

  boolean isPrivate(int reference) {
    return isPrivate[reference];
  }

  /** How far the private copies of a thread lie behind those of thread 0, which are the sequential program's. */
  long offset(int thread) {
    return (long) thread << THREAD_SHIFT;
  }
}
