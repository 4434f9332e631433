package org.parcast.engine.check.runtime;

/** One way to run an execution. */
enum Arm {
  /** As the loop is written: what the others are held against. */
  IN_ORDER,
  /** As many parts as in the parallel version, in another order. */
  SHUFFLED,
  /** Many small parts in another order: iterations that would fall into the same part may depend on each other too. */
  SMALL_PARTS,
  /** On several threads. */
  PARALLEL,
  /** As it is written, again: a loop that does not do the same twice cannot be compared. */
  AGAIN_IN_ORDER
}
