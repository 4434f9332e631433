package org.parcast.engine.time.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Runs a program whose loops are timed, and writes what was found when it ends. */
public final class PartsLauncher {
  private static volatile long main;

  private PartsLauncher() {}

  /** @param arguments file for the result, the program's class, and its arguments */
  public static void main(String[] arguments) throws Throwable {
    Path result = Path.of(arguments[0]);
    LoopClock.prepare(); // before the program's time begins
    long start = System.nanoTime();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> write(result, main == 0 ? System.nanoTime() - start : main)));
    Class<?> program = Class.forName(arguments[1]);
    var method = program.getMethod("main", String[].class);
    method.setAccessible(true);
    try {
      method.invoke(null, (Object) Arrays.copyOfRange(arguments, 2, arguments.length));
    } catch (java.lang.reflect.InvocationTargetException e) {
      throw e.getCause();
    }
    main = System.nanoTime() - start;
  }

  private static void write(Path file, long nanos) {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      out.write("main " + (nanos - Replaying.spentNanos()) + "\n");
      for (String nested : Nesting.seen()) {
        out.write("nested " + nested + "\n");
      }
      for (LoopClock clock : Parts.clocks()) {
        double[] later = LoopClock.later(clock.natural, clock.executions);
        out.write("loop " + clock.loop + " " + clock.executions + " " + clock.iterations + " " + clock.naturalNanos + " " + LoopClock.median(later) + " "
            + LoopClock.quantile(later, 0.1) + " " + LoopClock.quantile(later, 0.9) + " " + clock.refused + "\n");
        for (LoopClock.Sample sample : clock.samples) {
          out.write("sample " + clock.loop + " " + sample.execution() + " " + sample.iterations() + " " + sample.represents() + " " + sample.executions() + " " + sample.settled() + " "
              + sample.repeats() + " " + sample.median() + " " + sample.low() + " " + sample.high() + " " + sample.processor() + " " + sample.from() + " " + sample.to() + " "
              + sample.gap() + " " + list(sample.parts()) + " " + list(sample.blocksInOrder()) + " " + list(sample.blocksParallel()) + "\n");
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String list(double[] values) {
    return values.length == 0 ? "-" : Arrays.stream(values).mapToObj(Double::toString).collect(Collectors.joining(","));
  }
}
