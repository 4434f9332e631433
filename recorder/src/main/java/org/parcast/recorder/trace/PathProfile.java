package org.parcast.recorder.trace;

import org.parcast.recorder.run.ThreadHandover;

/**
 * What a traced program tells of an innermost loop with branches whose addresses all advance by constant strides from iteration to iteration,
 * whichever ways the iterations take: of each iteration its way, a bit for each block that it executed, and of each reference the addresses of its
 * first two executions. Iterations one after the other that take the same way are a run. Rewritten classes call these methods.
 */
public final class PathProfile {
  private PathProfile() {}

  /**
   * A loop was entered.
   *
   * @param number of the loop
   * @param blocks what the bits of a way stand for, see {@link ProfiledLoop}
   */
  public static void entered(int number, String blocks) {
    ThreadHandover.follow();
    LoopNotes notes = LoopNotes.current();
    notes.open = true;
    notes.paths.begin(Recording.branched(number, blocks));
  }

  /**
   * An iteration has ended. Answers the blocks whose references need not be told of any more.
   *
   * @param taken its way
   * @param last that of the iteration before, -1 before the first
   * @param known what was answered before
   * @param n number of the iteration, from 1 on
   */
  public static int iterated(int taken, int last, int known, int n) {
    return taken == last && (taken & known) == taken ? known : turned(taken, n);
  }

  private static int turned(int taken, int n) {
    ThreadHandover.follow();
    return LoopNotes.current().paths.turned(taken, n);
  }

  /** The loop is being left in iteration {@code n}, before its end. */
  public static void left(int n) {
    ThreadHandover.follow();
    LoopNotes notes = LoopNotes.current();
    notes.open = false;
    notes.paths.left(n);
  }

  /** An array element is about to be accessed in iteration {@code n}, unless that is known. */
  public static void element(Object array, int index, int known, int n, int reference) {
    if (known == 0 && array != null) {
      BlockTrace.awaitTurn(reference);
      LoopNotes.current().paths.note(BlockTrace.address(array, index, reference), n, reference);
    }
  }

  /** What lies at a known address is about to be accessed. */
  public static void fixed(long address, int known, int n, int reference) {
    if (known == 0) {
      BlockTrace.awaitTurn(reference);
      LoopNotes.current().paths.note(address, n, reference);
    }
  }

  /** A field was accessed, {@code offset} bytes behind the start of the object. */
  public static void field(long object, int offset, int known, int n, int reference) {
    fixed(object + offset, known, n, reference);
  }
}
