package org.parcast.analyses.sharing.detection;

/** Is told of each event between two threads. */
@FunctionalInterface
public interface EventListener {
  /** Listens to nothing. */
  EventListener NONE = (site, address, bothRead) -> {};

  /**
   * An access that finds another thread's.
   *
   * @param site where it is made, negative if unknown
   * @param address its first byte
   * @param bothRead whether neither stored
   */
  void event(int site, long address, boolean bothRead);
}
