package org.parcast.tracer.emission;

import org.objectweb.asm.tree.MethodNode;

/** Has a method with handlers ask for room on the stack first of all, so that what it tells in them does not overflow it. */
public final class HandlerRoom {
  private static final String STACK_ROOM = "org/parcast/recorder/run/StackRoom";

  private HandlerRoom() {}

  /**
   * Rewrites a method, and gives it that room where it has handlers of its own.
   *
   * @param rewriter may add others, whose events the program does not wait for
   */
  public static void around(MethodNode method, Runnable rewriter) {
    boolean isNeeded = !method.tryCatchBlocks.isEmpty();
    rewriter.run();
    if (isNeeded) {
      method.instructions.insert(new Emission().call(STACK_ROOM, "ensure", "()V").list);
    }
  }
}
