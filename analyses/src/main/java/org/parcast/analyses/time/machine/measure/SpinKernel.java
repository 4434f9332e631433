package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.ThreadSlowdown;

/** Arithmetic that needs a core and nothing else: of which each waits for the one before, or none does. */
final class SpinKernel {
  private static final int BLOCK = 4_000_000;

  /** Iterations without waiting that take about as long as such a block. */
  private static final int ISSUING_BLOCK = 1_000_000;

  private static final int REPEATS = 15;

  private static volatile long sink;

  private SpinKernel() {}

  /** Multiplications that wait for each other. */
  static void spin(int multiplications) {
    long x = multiplications;
    for (int i = 0; i < multiplications; i++) {
      x = x * 0x5DEECE66DL + 0xB;
    }
    sink = x;
  }

  /**
   * Six chains of cheap operations that do not wait for each other: they take all that a core can issue. The probe beside a program's loops does the same work; it runs in the program's
   * virtual machine, where nothing of this module is.
   */
  private static void issue(int iterations) {
    long a = 1;
    long b = 2;
    long c = 3;
    long d = 4;
    long e = 5;
    long f = 6;
    for (int i = 0; i < iterations; i++) {
      a ^= a << 1;
      b ^= b >>> 3;
      c += c << 2;
      d ^= d << 5;
      e += e >>> 1;
      f ^= f << 7;
      a += i;
      b += i;
      c ^= i;
      d += i;
      e ^= i;
      f += i;
    }
    sink = a + b + c + d + e + f;
  }

  /** @param block seconds of a block of multiplications on one thread, by repeat */
  record Result(Samples block, ThreadSlowdown slowdown) {
    double perSecond() {
      return BLOCK / block.median();
    }
  }

  /** Times blocks on one thread and on several in turns, so that both see the same neighbours. */
  static Result measure(int cores) {
    Samples[] waiting = measure(cores, () -> Team.seconds(() -> spin(BLOCK)));
    return new Result(waiting[0], new ThreadSlowdown(slowdown(waiting), slowdown(measure(cores, () -> Team.seconds(() -> issue(ISSUING_BLOCK))))));
  }

  /** Seconds of a block for each number of threads. */
  private static Samples[] measure(int cores, DoubleSupplier block) {
    Samples.repeat(REPEATS, block);
    int[] counts = ByThreads.counts(cores);
    double[][] times = new double[counts.length][REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
      for (int c = 0; c < counts.length; c++) {
        times[c][repeat] = Arrays.stream(Team.run(counts[c], thread -> block.getAsDouble())).average().orElseThrow();
      }
    }
    return Arrays.stream(times).map(Samples::of).toArray(Samples[]::new);
  }

  private static ByThreads slowdown(Samples[] blocks) {
    List<Double> slowdown = new ArrayList<>();
    for (Samples block : blocks) {
      slowdown.add(Math.max(1, block.median() / blocks[0].median()));
    }
    return new ByThreads(slowdown);
  }
}
