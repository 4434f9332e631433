package org.parcast.recorder.trace;

import java.util.Arrays;
import org.parcast.recorder.run.ThreadHandover;

/**
 * Loops of which the tracer knows that all iterations do the same in the same methods, at addresses that advance by constant strides: when two in a row
 * have told of theirs, the rest say nothing until the loop is left, and the run that the two have begun goes on by their number. Rewritten classes call
 * these methods.
 */
public final class SilentLoops {
  /** An iteration with more accesses is told of in several pieces, of which none comes again in the next. */
  public static final int MOST_ACCESSES = Iterations.LIMIT;

  /** The last that may be the first to say nothing: one iteration, the first, may do more than the others, as to initialise classes, and two have to do the same. */
  private static final int LATEST = 4;

  private SilentLoops() {}

  /** Who is in a loop that says nothing, null for nobody. */
  private static Thread silent;

  private static EvenRun run;

  /** The first iteration that has said nothing. */
  private static int first;

  /** The arrays of arrays that elements were loaded from in the iteration, in their order, while a loop asks. */
  private static Place[] met = new Place[16];

  private static int meetings;
  private static boolean asks;

  /** Whether what the calling thread touches goes without saying. */
  public static boolean isSilent() {
    return silent == Thread.currentThread();
  }

  /** An element of an array of arrays is about to be touched. */
  static void meet(Place place) {
    if (asks) {
      if (meetings == met.length) {
        met = Arrays.copyOf(met, 2 * meetings);
      }
      met[meetings++] = place;
    }
  }

  /** The loop's iteration {@code n} begins. */
  public static void iterate(int loop, int n) {
    if (isSilent()) {
      return;
    }
    BlockTrace.iterate(loop);
    if (n > 2 && asks && !ThreadHandover.several()) {
      BlockTrace.drain();
      run = Recording.evenRun(loop, met, meetings);
      silent = run == null ? null : Thread.currentThread();
      first = n;
    }
    asks = run == null && n < LATEST;
    meetings = 0;
  }

  /** The loop is left in order; {@code n} iterations have begun, and ended. */
  public static void left(int loop, int n) {
    end(loop, n);
  }

  /** The loop is left by an exception, in its iteration {@code n}. */
  public static void cut(int loop, int n) {
    end(loop, n - 1);
  }

  private static void end(int loop, int ended) {
    asks = false;
    if (isSilent()) {
      EvenRun said = run;
      forget();
      ThreadHandover.follow();
      BlockTrace.unsay();
      Recording.again(loop, said, ended - first + 1);
    }
  }

  /** A loop begins or ends: that which said nothing was left unheard. */
  static void forget() {
    silent = null;
    run = null;
  }
}
