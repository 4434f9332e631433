package org.parcast.recorder.run;

import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;

/** Where a thread of the program keeps others out, by a monitor or by a lock of the library. */
public final class CriticalSections {
  /** How many locks of the library a thread holds. */
  private static final ThreadLocal<int[]> LOCKS = new ThreadLocal<>();

  private static final String OURS = "org.parcast.recorder.";

  private CriticalSections() {}

  /** The calling thread has got a lock of the library. */
  public static void locked() {
    ThreadHandover.acquired();
    locks()[0]++;
  }

  /** It has asked for one, and got it or not. */
  public static void tried(boolean locked) {
    if (locked) {
      locked();
    }
  }

  /** It has given one back. */
  public static void unlocked() {
    locks()[0]--;
  }

  private static int[] locks() {
    int[] locks = LOCKS.get();
    if (locks == null) {
      locks = new int[1];
      LOCKS.set(locks);
    }
    return locks;
  }

  /** Whether the calling thread is in one. */
  static boolean isInside() {
    return locks()[0] > 0 || holdsMonitor();
  }

  private static boolean holdsMonitor() {
    long[] me = {Thread.currentThread().getId()};
    for (MonitorInfo monitor : ManagementFactory.getThreadMXBean().getThreadInfo(me, true, false)[0].getLockedMonitors()) {
      StackTraceElement by = monitor.getLockedStackFrame();
      if (by == null || !by.getClassName().startsWith(OURS)) {
        return true;
      }
    }
    return false;
  }
}
