package org.parcast.recorder.run;

/** What is known of a thread while it does not have its turn, and how far its recording has come. */
public final class Standing {
  /** How many outermost loops of methods it has open. */
  public int depth;

  /** Whether a loop of another thread, which waits meanwhile, contains those. */
  public boolean within;

  /** What it has noted of the loop that it is in, null for nothing. */
  public Object notes;

  /** Whether it has touched words. */
  boolean touched;

  /** Whether it runs finalizers or cleaners: what it runs is of the library's references, below what makes it a thread. */
  final boolean collects;

  Standing(Thread thread) {
    this.collects = collects(thread);
  }

  private static boolean collects(Thread thread) {
    StackTraceElement[] stack = thread.getStackTrace();
    for (int i = stack.length - 1; i >= 0; i--) {
      String name = stack[i].getClassName();
      if (!name.equals("java.lang.Thread") && !name.equals("jdk.internal.misc.InnocuousThread")) {
        return name.startsWith("java.lang.ref.") || name.startsWith("jdk.internal.ref.");
      }
    }
    return false;
  }
}
