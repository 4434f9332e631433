package org.parcast.recorder;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs the rewritten program: {@code Launcher DIRECTORY MAIN-CLASS whole|kernel [ARGUMENTS]}. Leaves the recording and, in {@code end.txt},
 * how the run ended: a word and a message.
 */
public final class Launcher {
  private Launcher() {}

  private static Path directory;
  private static boolean ended;

  /** Status of this virtual machine where the program failed. */
  static final int FAILED = 70;

  public static void main(String[] arguments) throws Throwable {
    directory = Path.of(arguments[0]);
    boolean wholeProgram = arguments[2].equals("whole");
    String[] own = new String[arguments.length - 3];
    System.arraycopy(arguments, 3, own, 0, own.length);
    Runtime.getRuntime().addShutdownHook(new Thread(Launcher::interrupted, "parcast-end"));
    try {
      var main = Class.forName(arguments[1], true, ClassLoader.getSystemClassLoader()).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      Recorder.start(wholeProgram);
      main.invoke(null, (Object) own);
      end("completed", Recorder.hadThreads() ? "threads" : "", "");
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      Recorder.stop();
      System.out.flush();
      report(cause);
      end(cause instanceof OutOfMemoryError ? "memory" : "threw", describe(cause), "the program failed");
      Runtime.getRuntime().halt(FAILED);
    }
    System.out.flush();
    System.err.flush();
    // Threads that the program left running keep it alive, as they would untraced.
  }

  private static void report(Throwable cause) {
    System.err.print("Exception in thread \"main\" ");
    cause.printStackTrace();
    System.err.flush();
  }

  private static String describe(Throwable cause) {
    String at = "";
    for (StackTraceElement element : cause.getStackTrace()) {
      if (!element.getClassName().startsWith("java.") && !element.getClassName().startsWith("jdk.")) {
        at = " at " + element.getClassName() + "." + element.getMethodName() + " (" + element.getFileName() + ":" + element.getLineNumber() + ")";
        break;
      }
    }
    return cause + at;
  }

  /** Stands in for {@code System.exit} in the program. */
  public static void exit(int status) {
    Recorder.stop();
    if (status == 0) {
      end("completed", "", "");
    } else {
      end("exited", "the program called System.exit(" + status + ")", "the program called System.exit(" + status + ")");
    }
    System.exit(status);
  }

  /** The run can't go on. */
  static void fail(String kind, String message) {
    Recorder.stop();
    end(kind, message, message);
    System.out.flush();
    Runtime.getRuntime().halt(FAILED);
  }

  /** The virtual machine is being stopped, from outside or by code that is not traced. */
  private static void interrupted() {
    synchronized (Launcher.class) {
      if (ended) {
        return;
      }
    }
    Recorder.stop();
    try {
      // The program's thread leaves the event that it may be in.
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    end("stopped", "", "the run was stopped before the program ended");
  }

  private static synchronized void end(String kind, String message, String reason) {
    if (ended) {
      return;
    }
    ended = true;
    try {
      Recorder.write(directory, reason);
      write(kind, message);
    } catch (IOException e) {
      write("unwritten", "the recording could not be written: " + e.getMessage());
    } catch (OutOfMemoryError e) {
      write("memory", message.isEmpty() ? "the recorder ran out of memory" : message);
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
