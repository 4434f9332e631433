package org.parcast.analyses.mimicry;

import java.util.List;
import org.parcast.recorder.format.trace.Reference;

/** What of the trace's references is needed at each of their executions. */
final class ReferenceTable {
  /** Far above every address of a trace: the private copies of a thread lie here, one thread's behind the other's. */
  private static final int THREAD_SHIFT = 44;

  private final int[] bytes;
  private final boolean[] writes;
  private final boolean[] isPrivate;

  ReferenceTable(List<Reference> references) {
    bytes = new int[references.size()];
    writes = new boolean[bytes.length];
    isPrivate = new boolean[bytes.length];
    for (Reference reference : references.subList(Math.min(1, references.size()), references.size())) {
      bytes[reference.id()] = reference.bytes();
      writes[reference.id()] = reference.write();
    }
  }

  /** From now on these references are to private copies. */
  void setPrivate(List<Reference> references, ParallelLoop loop) {
    for (Reference reference : references.subList(Math.min(1, references.size()), references.size())) {
      isPrivate[reference.id()] = loop.isPrivate(reference.name());
    }
  }

  int bytes(int reference) {
    return bytes[reference];
  }

  boolean writes(int reference) {
    return writes[reference];
  }

  boolean isPrivate(int reference) {
    return isPrivate[reference];
  }

  /** How far the private copies of a thread lie behind those of thread 0, which are the sequential program's. */
  long offset(int thread) {
    return (long) thread << THREAD_SHIFT;
  }
}
