package org.parcast.recorder.trace;

import java.lang.ref.WeakReference;

/** Where an array lies in the block trace's address space. Does not keep the array alive. */
final class Place extends WeakReference<Object> {
  final int hash;

  /** Number of the array among all allocations. */
  final int ordinal;

  /** Address of element 0. */
  final long first;

  final int length;

  /** Of an array of arrays, the places of the rows as last seen; else null. */
  final Place[] rows;

  /** Whether it is an array of arrays' row by now. */
  boolean attached;

  Place(Object array, int ordinal, long first, int length, boolean ofArrays) {
    super(array);
    this.hash = System.identityHashCode(array);
    this.ordinal = ordinal;
    this.first = first;
    this.length = length;
    this.rows = ofArrays ? new Place[length] : null;
  }
}
