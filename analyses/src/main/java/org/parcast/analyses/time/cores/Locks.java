package org.parcast.analyses.time.cores;

/** Which locks the iterations of a loop take; how long they are held is not known. */
public enum Locks {
  /** None that is known. */
  NONE,
  /** Of objects: each iteration may have its own, or all the same. */
  OF_OBJECTS,
  /** The same in all iterations, as that of a class. */
  ONE
}
