package org.parcast.recorder.event;

import java.util.Arrays;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.strided.StridedLoop;
import org.parcast.recorder.run.ThreadHandover;

/**
 * Loops of which the tracer knows that every iteration makes the same loads and stores, each word evenly further on. When two iterations have told of
 * theirs, what the others do is computed ({@link StridedLoop}), and the program runs on in a copy of the loop that tells nothing. Rewritten classes
 * call these methods.
 *
 * <p>Unlike a nest that is repeated ({@link RepeatedFlow}) the loop may be entered with something else each time, as those of an elimination are.
 */
public final class StridedFlow {
  private StridedFlow() {}

  /** By number of the loop. */
  private static StridedLoop[] loops = new StridedLoop[16];

  /** The loop that is being watched, and its number; 0 for none. */
  private static StridedLoop watched;

  private static int number;

  private static long toldAtOnce;

  /** A loop is entered; what it is entered with follows. */
  public static void enter(int loop, String form) {
    ThreadHandover.follow();
    if (RepeatedFlow.isNoting()) {
      return; // which may watch, too
    }
    stop();
    if (ValueFlowEvents.FLOW.active && !ThreadHandover.several()) {
      if (loop >= loops.length) {
        loops = Arrays.copyOf(loops, 2 * loop);
      }
      if (loops[loop] == null) {
        loops[loop] = new StridedLoop(form);
      }
      watched = loops[loop];
      watched.begin();
      ValueFlowEvents.watch(watched);
      number = loop;
    }
  }

  /** The loop was left before its rest has been told of. */
  public static void left() {
    if (number != 0) {
      stop();
    }
  }

  /** No loop is watched from now on. */
  static void stop() {
    number = 0;
    ValueFlowEvents.watch(null);
  }

  /** The loop may be one that no other contains, whose iterations are told of. */
  public static void mayBeOutermost() {
    if (number != 0 && Recorder.isOutermost()) {
      stop();
    }
  }

  /** The value of what was loaded before. */
  public static void value(int value) {
    if (number != 0) {
      watched.enteredWith(value, null);
    }
  }

  /** A register that was computed before. */
  public static void register(Register register) {
    if (number != 0) {
      watched.enteredWith(0, register);
    }
  }

  /** A register in which the loop gathers. */
  public static void gathers(Register register) {
    if (number != 0) {
      watched.gathersIn(register);
    }
  }

  /** The test at the head compares these. */
  public static void compares(int left, int right, int loop) {
    if (number == loop) {
      watched.compares(left, right);
    }
  }

  /**
   * An iteration has ended. Answers whether all others have been told of, so that the loop is to go on in its copy.
   *
   * @param less whether it goes on while what is compared first is less, else while it is more
   * @param equal whether also while it is equal
   */
  public static boolean toldRest(int loop, boolean less, boolean equal) {
    if (number != loop || !watched.endsSecond()) {
      return false;
    }
    stop();
    int more = ThreadHandover.several() ? 0 : watched.more(less, equal);
    if (more == 0) {
      return false;
    }
    ThreadHandover.check();
    ValueFlowEvents.repeatDeferred();
    long before = ValueFlowEvents.FLOW.told();
    watched.tell(more);
    toldAtOnce += ValueFlowEvents.FLOW.told() - before;
    return true;
  }

  /** How many births and copies have been told of at once. */
  static long toldAtOnce() {
    return toldAtOnce;
  }

  /** What the loop has gathered in the register is a value of its own, if it goes on in its copy. Answers whether it does. */
  public static boolean settled(boolean isTold, Register register, int site) {
    if (isTold) {
      Registers.settle(register, site);
    }
    return isTold;
  }
}
