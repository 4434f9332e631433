package org.parcast.engine.time.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Runs a program whose loops are timed, and writes what was found when it ends. */
public final class PartsLauncher {
  private static volatile long main;

  private PartsLauncher() {}

  /** @param arguments file for the result, the program's class, and its arguments */
  public static void main(String[] arguments) throws Throwable {
    Path result = Path.of(arguments[0]);
    ParentWatch.start(Thread.currentThread().getThreadGroup());
    LoopClock.prepare(); // before the program's time begins
    OwnTime time = new OwnTime(Path.of("/proc"));
    long compiled = Replaying.compiledMillis();
    long start = System.nanoTime();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> write(result, main == 0 ? System.nanoTime() - start : main, time.share(), Replaying.compiledMillis() - compiled)));
    Class<?> program = Class.forName(arguments[1]);
    var method = program.getMethod("main", String[].class);
    method.setAccessible(true);
    String[] own = Arrays.copyOfRange(arguments, 2, arguments.length);
    try {
      long allocated = Again.allocated();
      method.invoke(null, (Object) own.clone());
      main = System.nanoTime() - start;
      if (Again.isAsked()) {
        Again.call(method, own, Again.allocated() - allocated, Parts.clocks());
      }
    } catch (java.lang.reflect.InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void write(Path file, long nanos, double own, long compiledMillis) {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      line(out, "main", nanos - Replaying.spentNanos(), own, compiledMillis);
      for (String nested : Nesting.seen()) {
        line(out, "nested", nested);
      }
      for (LoopClock clock : Parts.clocks()) {
        double[] later = LoopClock.later(clock.natural, clock.executions);
        LoopClock.Counts first = clock.ofFirst();
        line(out, "loop", clock.loop, first.executions(), first.iterations(), first.nanos(), LoopClock.median(later), LoopClock.quantile(later, 0.1), LoopClock.quantile(later, 0.9),
            clock.executions, clock.naturalNanos, clock.gap(), clock.refused);
        for (LoopClock.Sample sample : clock.samples) {
          line(out, "sample", clock.loop, sample.execution(), sample.iterations(), sample.represents(), sample.executions(), sample.settled(), sample.repeats(), sample.median(), sample.low(),
              sample.high(), sample.processor(), sample.from(), sample.to(), sample.probe(), list(sample.parts()), list(sample.blocksInOrder()), list(sample.blocksParallel()));
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Words with spaces between them, put together by hand: each shape of a sum of strings takes a virtual machine milliseconds to link. */
  private static void line(BufferedWriter out, Object... words) throws IOException {
    for (int word = 0; word < words.length; word++) {
      out.append(word == 0 ? "" : " ").append(String.valueOf(words[word]));
    }
    out.append('\n');
  }

  private static String list(double[] values) {
    StringBuilder list = new StringBuilder();
    for (double value : values) {
      list.append(list.length() == 0 ? "" : ",").append(value);
    }
    return list.length() == 0 ? "-" : list.toString();
  }
}
