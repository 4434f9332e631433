package org.parcast.recorder;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.parcast.recorder.event.Transfer;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.memory.Reserve;
import org.parcast.recorder.run.EventBoundary;
import org.parcast.recorder.run.Patience;
import org.parcast.recorder.run.RunControl;
import org.parcast.recorder.run.Standing;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.trace.BlockTrace;
import org.parcast.recorder.trace.RepeatedNests;
import org.parcast.recording.file.DiskLimit;
import org.parcast.recording.file.RecordingFormat;

/**
 * Runs the rewritten program: {@code Launcher DIRECTORY MAIN-CLASS MODE LIFELINE [ARGUMENTS]}. Leaves what the mode's {@link Session} records and,
 * in {@code end.txt}, how the run ended: a word and a message.
 *
 * <p>The program ends as it does without Parcast: threads that it leaves running are waited for, its shutdown hooks run, and the exit status is
 * its own. By which of the many ways it leaves need not be known: the recording is written when its last thread has ended, or else in a shutdown
 * hook, and whether the program failed is told by its exit status.
 */
public final class Launcher {
  private Launcher() {}

  private static Path directory;

  /** Threads started before the program's, and the program's own. */
  private static long threadsAtStart;

  /** Number of a thread that is made after the program's. */
  private static long nextAtStart;

  private static Session session;
  private static boolean ended;

  /** Whether anything could be recorded yet: the virtual machine may be stopped before. */
  private static volatile boolean started;

  /** In how much processor time the program's thread leaves the event that it is in, in milliseconds. */
  private static final long EVENT_MILLIS = 200;

  /** What {@code main} threw, or null. */
  private static volatile Throwable thrown;

  /** Status of this virtual machine where the run could not go on. */
  static final int FAILED = 70;

  /** Ends the thread that has started the program as {@code main} ends where it throws: the exit status is 1. Nobody is told of it. */
  private static final class MainHasThrown extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Tells nobody of what ends a thread. */
  private static final class Silence implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable e) {}
  }

  /** The shutdown hook. */
  private static final class AtEnd extends Thread {
    AtEnd() {
      super("parcast-end");
    }

    @Override
    public void run() {
      programEnded();
    }
  }

  /** What the recorder asks of the run. */
  private static final class Control extends RunControl {
    @Override
    public OutOfMemoryError end(OutOfMemoryError error) {
      return Launcher.exhausted(error);
    }

    @Override
    public void endNow() {
      Launcher.enough();
    }

    @Override
    public void end(String kind, String message) {
      Launcher.fail(kind, message);
    }

    @Override
    public void resume(Standing before, Standing next) {
      before.depth = Recorder.depth;
      Recorder.resume(next.depth, next.within);
      Transfer.clear();
      RepeatedNests.disturb();
      before.notes = BlockTrace.exchange(next.notes);
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    RunControl.give(new Control());
    directory = Path.of(arguments[0]);
    session = Session.of(arguments[2]);
    Lifeline.watch(Path.of(arguments[3]));
    String[] own = new String[arguments.length - 4];
    System.arraycopy(arguments, 4, own, 0, own.length);
    Reserve.keep(session.reserve());
    Runtime.getRuntime().addShutdownHook(new AtEnd());
    Thread.currentThread().setName("parcast");
    Thread.currentThread().setUncaughtExceptionHandler(new Silence());
    try {
      run(arguments[1], own);
    } catch (Exception | LinkageError e) {
      e.printStackTrace();
      thrown = e;
    }
    awaitOthers();
    mainEnded(startedThreads()); // before the program's shutdown hooks, which may halt
    if (thrown != null) {
      throw new MainHasThrown();
    }
  }

  /** Threads that the program leaves running keep it alive, as they would untraced. */
  private static void awaitOthers() throws InterruptedException {
    for (Thread other : Thread.getAllStackTraces().keySet()) {
      if (!other.isDaemon() && other != Thread.currentThread() && !other.getName().equals("DestroyJavaVM")) {
        other.join();
        awaitOthers(); // those that it has started
        return;
      }
    }
  }

  private static void mainEnded(long threads) {
    if (thrown != null) {
      end(kindOf(thrown), describe(thrown), "the program failed");
    } else {
      end("ended", remarks(threads), "");
    }
  }

  private static void run(String mainClass, String[] arguments) throws Exception {
    System.setProperty("sun.java.command", (mainClass + " " + String.join(" ", arguments)).strip()); // by which programs name and restart themselves
    OwnFiles.hideFirst(mainClass);
    Method main = Class.forName(mainClass, false, ClassLoader.getSystemClassLoader()).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    Thread program = MainThread.of(MethodHandles.lookup().unreflect(main), arguments);
    session.start(directory, program);
    started = true;
    threadsAtStart = runningThreads() + 1; // none has ended yet
    nextAtStart = nextThread();
    program.start();
    program.join();
  }

  /** The program's {@code main} ends by throwing; whoever handles that in its thread is called next. */
  static void thrown(Thread program, Throwable cause) {
    session.stop();
    thrown = cause;
    if (kindOf(cause).equals("fault")) { // the program would not print what it cannot throw
      program.setUncaughtExceptionHandler(new Silence());
    }
  }

  /** What the user should know of a run that has come to its end, in which so many threads were started: words, told apart by spaces. */
  private static String remarks(long threads) {
    boolean several = ThreadHandover.several() || threads > threadsAtStart;
    String ofThreads = several && !session.expectsThreads() ? "threads " : "";
    return ofThreads + (session.hasCutEvents() ? "stack" : "");
  }

  /** Those that count threads take longer to load than the rest of the start, and are asked only where threads were made since then. */
  private static long startedThreads() {
    return nextThread() == nextAtStart + 1 ? threadsAtStart : ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
  }

  private static long runningThreads() {
    return systemGroup().activeCount();
  }

  /** The group that all threads are in, and all other groups. */
  static ThreadGroup systemGroup() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  /** The number that the next thread gets: threads are numbered as they are made, whether they are started or not. */
  private static long nextThread() {
    return new Thread(null, null, "parcast-next", 0, false).getId();
  }

  private static String kindOf(Throwable cause) {
    if (cause instanceof OutOfMemoryError) {
      return "memory";
    }
    StackTraceElement[] stack = cause.getStackTrace();
    return cause instanceof RuntimeException && stack.length > 0 && isOurs(stack[0].getClassName()) ? "fault" : "threw";
  }

  private static boolean isOurs(String aClass) {
    return aClass.startsWith(Launcher.class.getPackageName()) || aClass.startsWith(RecordingFormat.class.getPackageName());
  }

  private static String describe(Throwable cause) {
    for (StackTraceElement element : cause.getStackTrace()) {
      if (!element.getClassName().startsWith("java.") && !element.getClassName().startsWith("jdk.")) {
        return cause + " at " + element.getClassName() + "." + element.getMethodName() + " (" + element.getFileName() + ":" + element.getLineNumber() + ")";
      }
    }
    return cause.toString();
  }

  /** Stands in for {@link Runtime#halt} in the program, after which nothing could be written. */
  public static void halt(Runtime machine, int status) {
    session.stop();
    end("ended", remarks(startedThreads()), "");
    machine.halt(status);
  }

  /** As many steps have been recorded as were asked for: the program need not go on. Does not return. */
  private static void enough() {
    end("ended", remarks(startedThreads()), "");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }

  /** The run can't go on. Does not return. */
  private static void fail(String kind, String message) {
    session.stop();
    end(kind, message, message);
    System.out.flush();
    Runtime.getRuntime().halt(FAILED);
  }

  /** The recorder has found no memory. Does not return, but where it finds none for the recording either. */
  private static OutOfMemoryError exhausted(OutOfMemoryError error) {
    if (Reserve.size() == 0) {
      return error; // this is the end already
    }
    fail("memory", "no memory was left for the recorder");
    return error;
  }

  /** The program has returned, thrown or left, or the virtual machine is being stopped from outside. */
  private static void programEnded() {
    synchronized (Launcher.class) {
      if (ended) {
        return;
      }
    }
    if (!started) {
      stopped();
      return;
    }
    Thread last = ThreadHandover.close();
    if (last != null) {
      awaitEvent(last); // the thread that leaves is about to wait for this one
      if (EventBoundary.isInEvent(last) && Patience.isRunning(last)) {
        session.stop();
        awaitEvent(last);
      }
    }
    mainEnded(startedThreads() - 1); // this one is none of the program's
  }

  /** The analysis wants the run to end now: what was recorded is written before anything else. Does not return. */
  static void stop() {
    if (started) {
      session.stop();
      Thread last = ThreadHandover.close();
      if (last != null) {
        awaitEvent(last);
      }
    }
    stopped();
    System.exit(FAILED);
  }

  private static void stopped() {
    if (thrown == null) {
      end("stopped", "", "the run was stopped before the program ended");
    } else {
      end(kindOf(thrown), describe(thrown), "the program failed");
    }
  }

  /** Lets a thread of the program come to the end of the event that it is recording, so that the recording is whole up to there. */
  private static void awaitEvent(Thread thread) {
    Patience patience = new Patience(thread, EVENT_MILLIS);
    while (EventBoundary.isInEvent(thread) && patience.lasts()) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** Whatever happens here must not keep the run from its end. */
  private static synchronized void end(String kind, String message, String reason) {
    if (ended) {
      return;
    }
    ended = true;
    Reserve.release();
    ThreadHandover.close();
    if (kind.equals(RunControl.DISK)) {
      DiskLimit.lift();
    }
    try {
      if (started) {
        session.end(directory, reason);
      }
      write(kind, message);
    } catch (DiskLimit.Reached e) {
      write(RunControl.DISK, e.getMessage());
    } catch (IOException e) {
      write("unwritten", "the recording could not be written: " + e.getMessage());
    } catch (OutOfMemoryError e) {
      write("memory", message.isEmpty() ? "no memory was left for the recording" : message);
    } catch (RuntimeException | Error e) {
      write("fault", message.isEmpty() ? describe(e) : message + "; " + describe(e));
    } finally {
      ThreadHandover.written();
    }
  }

  private static void write(String kind, String message) {
    try (OutputStream out = Files.newOutputStream(directory.resolve("end.txt"))) {
      out.write((kind + "\n" + message + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      System.err.println("parcast: " + directory + " can't be written: " + e.getMessage());
    }
  }
}
