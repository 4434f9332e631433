package org.parcast.engine.check.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.parcast.engine.time.runtime.ParentWatch;

/** Runs a program, and writes how long its main took and what was found of its loops when it ends. */
public final class TwinLauncher {
  private static volatile long main;

  private TwinLauncher() {}

  /** @param arguments file for the result, the program's class, and its arguments */
  public static void main(String[] arguments) throws Throwable {
    Path result = Path.of(arguments[0]);
    ParentWatch.start(Thread.currentThread().getThreadGroup());
    Class<?> program = Class.forName(arguments[1], false, TwinLauncher.class.getClassLoader());
    var method = program.getMethod("main", String[].class);
    method.setAccessible(true);
    long start = System.nanoTime();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> write(result, main == 0 ? System.nanoTime() - start : main)));
    try {
      method.invoke(null, (Object) Arrays.copyOfRange(arguments, 2, arguments.length));
    } catch (java.lang.reflect.InvocationTargetException e) {
      throw e.getCause();
    }
    main = System.nanoTime() - start;
  }

  private static void write(Path file, long nanos) {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      out.write("main\t" + nanos + "\n");
      for (Twin twin : Twins.all()) {
        out.write("loop\t" + twin.loop + "\t" + twin.executions + "\t" + twin.compared + "\t" + line(twin.difference) + "\t" + line(twin.uncompared) + "\t" + (twin.compared == 0 && twin.within ? "within" : "") + "\t" + twin.apart + "\n");
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String line(String text) {
    return text.replaceAll("[\\t\\r\\n]", " ");
  }
}
