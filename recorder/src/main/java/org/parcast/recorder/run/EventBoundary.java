package org.parcast.recorder.run;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Where a thread stands between two events. What its events change is whole there, so that another may go on from it; in the midst of one, two threads
 * would change the same at once. Events do not tell when they begin and end, which would cost each of them more than it does: the stack does.
 */
public final class EventBoundary {
  /** Threads that have come to an event and asked whether they have their turn still; nothing of the event is done. */
  private static final Set<Thread> ASKING = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

  private static final String RECORDER = "org.parcast.recorder.";
  private static final String RECORDING = "org.parcast.recording.";

  private EventBoundary() {}

  /** The thread asks whether it has its turn still. */
  static void asks(Thread thread) {
    ASKING.add(thread);
  }

  /** It has been answered. */
  static void isAnswered(Thread thread) {
    ASKING.remove(thread);
  }

  /**
   * Whether the thread is in the midst of an event. Its stack is looked at where the virtual machine has stopped it: what was written by the calling thread
   * before is seen by it from then on, and the other way round.
   */
  public static boolean isInEvent(Thread thread) {
    if (ASKING.contains(thread)) {
      return false;
    }
    for (StackTraceElement frame : thread.getStackTrace()) {
      String name = frame.getClassName();
      if (name.startsWith(RECORDER) || name.startsWith(RECORDING)) {
        return true;
      }
      if (!isOfLibrary(name)) {
        return false;
      }
    }
    return false;
  }

  private static boolean isOfLibrary(String name) {
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
  }
}
