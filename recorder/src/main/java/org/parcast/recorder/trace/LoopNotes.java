package org.parcast.recorder.trace;

/**
 * What a thread has noted of the innermost loop that it is in and whose addresses advance by constant strides, by reference. Such a loop tells of itself when it is left, so that another
 * thread may have its turn in between: each has notes of its own.
 */
final class LoopNotes {
  private static LoopNotes current = new LoopNotes(0);

  /** Of {@link BlockTrace}: addresses in the first two iterations. */
  final long[] first;

  final long[] second;

  /** For a reference that loads a row: the array of arrays. */
  final Object[][] held;

  /** For a reference to an element of a row that varies: the reference that loads the row; else 0. */
  final int[] rowBy;

  /** Of {@link PathProfile}. */
  final PathNotes paths;

  /** Whether the loop has begun, and has not told of itself yet. */
  boolean open;

  private LoopNotes(int references) {
    first = new long[references];
    second = new long[references];
    held = new Object[references][];
    rowBy = new int[references];
    paths = new PathNotes(references);
  }

  static void start(int references) {
    current = new LoopNotes(references);
  }

  /** Those of the thread that is recorded. */
  static LoopNotes current() {
    return current;
  }

  /** Another thread is recorded from now on: answers what the one before has noted, null for nothing, and goes on with what this one had. */
  static LoopNotes exchange(LoopNotes next) {
    LoopNotes before = current.open ? current : null;
    if (next != null) {
      current = next;
    } else if (before != null) {
      current = new LoopNotes(before.first.length);
    }
    return before;
  }
}
