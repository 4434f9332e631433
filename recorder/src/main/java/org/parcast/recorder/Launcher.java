package org.parcast.recorder;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs the rewritten program: {@code Launcher DIRECTORY MAIN-CLASS MODE [ARGUMENTS]}. Leaves what the mode's {@link Session} records and, in
 * {@code end.txt}, how the run ended: a word and a message.
 */
public final class Launcher {
  private Launcher() {}

  private static Path directory;
  private static long threadsAtStart;
  private static Session session;
  private static boolean ended;

  /** Whether anything could be recorded yet: the virtual machine may be stopped before. */
  private static volatile boolean started;

  /** In how much processor time the program's thread leaves the event that it is in, in milliseconds. */
  private static final long EVENT_MILLIS = 200;

  /** Memory for what is still to be done when the rest is used up. */
  private static byte[] reserve;

  /** What {@code main} threw, or null. */
  private static volatile Throwable thrown;

  /** Status of this virtual machine where the program failed. */
  static final int FAILED = 70;

  public static void main(String[] arguments) throws Exception {
    directory = Path.of(arguments[0]);
    session = Session.of(arguments[2]);
    String[] own = new String[arguments.length - 3];
    System.arraycopy(arguments, 3, own, 0, own.length);
    reserve = new byte[(int) Math.min(Runtime.getRuntime().maxMemory() / 16, 64 << 20)];
    Runtime.getRuntime().addShutdownHook(new Thread(Launcher::interrupted, "parcast-end"));
    Thread.currentThread().setName("parcast");
    run(arguments[1], own);
    if (thrown == null) {
      awaitOthers();
      end("completed", remarks(), "");
    } else {
      session.stop();
      if (session.expectsThreads()) {
        awaitOthers(); // they don't end where main fails
      }
      System.out.flush();
      System.err.flush();
      end(kindOf(thrown), describe(thrown), "the program failed");
      Runtime.getRuntime().halt(FAILED);
    }
    System.out.flush();
    System.err.flush();
  }

  private static void run(String mainClass, String[] arguments) throws Exception {
    Method main = Class.forName(mainClass, false, ClassLoader.getSystemClassLoader()).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    Thread program = MainThread.of(MethodHandles.lookup().unreflect(main), arguments);
    program.setUncaughtExceptionHandler(Launcher::thrown);
    session.start(directory, program);
    started = true;
    threadsAtStart = startedThreads() + 1;
    program.start();
    program.join();
  }

  private static void thrown(Thread program, Throwable cause) {
    session.stop();
    thrown = cause;
    if (!kindOf(cause).equals("fault")) { // the program would not print what it cannot throw
      program.getThreadGroup().uncaughtException(program, cause);
    }
  }

  /** What the user should know of a run that has come to its end: words, told apart by spaces. */
  private static String remarks() {
    boolean several = Turns.several() || startedThreads() > threadsAtStart;
    String threads = several && !session.expectsThreads() ? "threads " : "";
    return threads + (session.hasCutEvents() ? "stack" : "");
  }

  private static long startedThreads() {
    return ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
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

  private static String kindOf(Throwable cause) {
    if (cause instanceof OutOfMemoryError) {
      return "memory";
    }
    StackTraceElement[] stack = cause.getStackTrace();
    boolean ours = stack.length > 0 && stack[0].getClassName().startsWith(Launcher.class.getPackageName()) && cause instanceof RuntimeException;
    return ours ? "fault" : "threw";
  }

  private static String describe(Throwable cause) {
    for (StackTraceElement element : cause.getStackTrace()) {
      if (!element.getClassName().startsWith("java.") && !element.getClassName().startsWith("jdk.")) {
        return cause + " at " + element.getClassName() + "." + element.getMethodName() + " (" + element.getFileName() + ":" + element.getLineNumber() + ")";
      }
    }
    return cause.toString();
  }

  /** Stands in for {@code System.exit} in the program. */
  public static void exit(int status) {
    session.stop();
    if (status == 0) {
      end("completed", remarks(), "");
    } else {
      end("exited", "the program called System.exit(" + status + ")", "the program called System.exit(" + status + ")");
    }
    System.exit(status);
  }

  /** As many steps have been recorded as were asked for: the program need not go on. Does not return. */
  static void enough() {
    end("completed", remarks(), "");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }

  /** The run can't go on. Does not return. */
  static void fail(String kind, String message) {
    session.stop();
    end(kind, message, message);
    System.out.flush();
    Runtime.getRuntime().halt(FAILED);
  }

  /** The recorder has found no memory. Does not return, but where it finds none for the recording either. */
  static OutOfMemoryError exhausted(OutOfMemoryError error) {
    if (reserve == null) {
      return error; // this is the end already
    }
    fail("memory", "no memory was left for the recorder");
    return error;
  }

  /** The virtual machine is being stopped, from outside or by code that is not traced. */
  private static void interrupted() {
    synchronized (Launcher.class) {
      if (ended) {
        return;
      }
    }
    if (started) {
      session.stop();
      Thread last = Turns.close();
      if (last != null) {
        awaitEvent(last);
      }
    }
    end("stopped", "", "the run was stopped before the program ended");
  }

  /** Lets a thread of the program come to the end of the event that it is recording, so that the recording is whole up to there. */
  private static void awaitEvent(Thread thread) {
    Patience patience = new Patience(thread, EVENT_MILLIS);
    while (patience.lasts()) {
      try {
        Thread.sleep(10);
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
    reserve = null;
    Turns.close();
    try {
      if (started) {
        session.end(directory, reason);
      }
      write(kind, message);
    } catch (IOException e) {
      write("unwritten", "the recording could not be written: " + e.getMessage());
    } catch (OutOfMemoryError e) {
      write("memory", message.isEmpty() ? "no memory was left for the recording" : message);
    } catch (RuntimeException | Error e) {
      write("fault", message.isEmpty() ? describe(e) : message + "; " + describe(e));
    } finally {
      Turns.written();
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
