package org.parcast.engine.time.runtime;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;

/**
 * Calls {@code main} again, where that was asked for, so that loops that cannot be repeated are met in settled code. Each call must enter the same loops as often and with as many iterations
 * as the first, and allocate no more (settled code allocates less): else the program has kept something that changes what it does, and what it did again counts nothing.
 */
final class Again {
  /** Loops in {@code main} itself: it runs once in truth, in code that replaces it on the stack, and is compiled as a whole when it is called again. */
  private static final Set<String> ONCE = Set.of(System.getProperty("parcast.parts.once", "").split(","));

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean() instanceof ThreadMXBean own ? own : null;

  private Again() {}

  static boolean isAsked() {
    return Boolean.getBoolean("parcast.parts.again");
  }

  /** Bytes that this thread has allocated, 0 where the virtual machine does not tell. */
  static long allocated() {
    return THREADS == null ? 0 : THREADS.getCurrentThreadAllocatedBytes();
  }

  /**
   * Calls it until the time is over.
   *
   * @param firstAllocated what the first call allocated
   * @param clocks of the loops that it entered
   */
  static void call(Method main, String[] arguments, long firstAllocated, List<LoopClock> clocks) throws ReflectiveOperationException {
    clocks.forEach(LoopClock::endFirst);
    int entered = Parts.clocks().size();
    long until = System.nanoTime() + Replaying.total();
    while (System.nanoTime() < until) {
      long before = allocated();
      main.invoke(null, (Object) arguments.clone());
      boolean same = Parts.clocks().size() == entered && clocks.stream().allMatch(LoopClock::isAsFirst) && allocated() - before <= firstAllocated;
      if (!same) {
        clocks.forEach(LoopClock::forgetLater);
        return;
      }
    }
    clocks.stream().filter(clock -> ONCE.contains(String.valueOf(clock.loop))).forEach(LoopClock::forgetLater);
  }
}
