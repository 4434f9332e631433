package org.parcast.engine.time.runtime;

import java.util.Optional;

/** Ends this virtual machine where the analysis that has started it is no more, however it ended: nobody is left who would read what is found, or end a program that does not end by itself. */
public final class ParentWatch extends Thread {
  /** Names the system property with the number of the analysis' process. */
  public static final String PROPERTY = "parcast.parts.parent";

  /** The mean wait is half of it, so that nothing is left to be seen; to look takes microseconds, which no time of a loop shows. */
  private static final long PAUSE_MILLIS = 200;

  private final Optional<ProcessHandle> parent;

  private ParentWatch(ThreadGroup group) {
    super(group, "parcast-parent");
    parent = ProcessHandle.of(Long.getLong(PROPERTY));
  }

  /** Watches from now on, in a thread that is none of the program's. */
  public static void start(ThreadGroup own) {
    ThreadGroup system = own;
    while (system.getParent() != null) {
      system = system.getParent();
    }
    ParentWatch watch = new ParentWatch(system);
    watch.setDaemon(true);
    watch.start();
  }

  /** The argument of a virtual machine that this one starts. */
  public static String argument() {
    return "-D" + PROPERTY + "=" + ProcessHandle.current().pid();
  }

  @Override
  public void run() {
    while (parent.isPresent() && parent.get().isAlive()) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        // of a program that interrupts all threads that it finds
      }
    }
    Runtime.getRuntime().halt(1);
  }
}
