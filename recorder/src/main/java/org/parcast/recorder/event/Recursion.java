package org.parcast.recorder.event;

import org.parcast.recorder.flow.Recorder;

/** Methods that call themselves last, each a loop whose iterations are its calls: {@code run(next(u), steps - 1)}. */
final class Recursion {
  private final int loop;

  /** How many loops were open when it had been entered. */
  private final int depth;

  private final Recursion around;

  /** How often the method runs in itself. */
  private int level = 1;

  private static Recursion open;

  private Recursion(int loop, int depth, Recursion around) {
    this.loop = loop;
    this.depth = depth;
    this.around = around;
  }

  static int enter(int loop) {
    if (isOpen(loop)) {
      Recorder.nextIteration();
      return ++open.level;
    }
    Recorder.enterLoop(loop);
    open = new Recursion(loop, Recorder.depth, open);
    return open.level;
  }

  static void leave(int loop, int level) {
    if (isOpen(loop)) {
      open.level = level - 1;
      if (level == 1) {
        open = open.around;
        Recorder.leaveLoop();
        Recorder.exitLoop();
      }
    }
  }

  /** Whether the loop is the innermost one; those that an exception has left are over. */
  private static boolean isOpen(int loop) {
    while (open != null && open.depth > Recorder.depth) {
      open = open.around;
    }
    return open != null && open.loop == loop && open.depth == Recorder.depth;
  }
}
