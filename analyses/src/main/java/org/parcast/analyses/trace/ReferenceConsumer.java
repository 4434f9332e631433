package org.parcast.analyses.trace;

/** Hears references to memory. */
@FunctionalInterface
public interface ReferenceConsumer {
  /**
   * One reference.
   *
   * @param thread who refers, from 0
   * @param address first byte, virtual
   * @param size bytes, at least 1
   * @param write whether it stores
   * @param site where in the program, as the trace numbers its references; negative if it is not known
   */
  void accept(int thread, long address, int size, boolean write, int site);
}
