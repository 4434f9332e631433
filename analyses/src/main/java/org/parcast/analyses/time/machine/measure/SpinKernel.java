package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.IntToDoubleFunction;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.ThreadSlowdown;

/** Arithmetic that needs a core and nothing else: of which each waits for the one before, or none does. */
final class SpinKernel {
  private static final int BLOCK = 4_000_000;

  /** Iterations without waiting that take about as long as such a block. */
  private static final int ISSUING_BLOCK = 1_000_000;

  /** Iterations of either kind after which the code is compiled to the last: launchers have the compiler wait for two million. */
  private static final int WARM_UP = 8_000_000;

  /** Blocks for each number of threads: at least, which makes two medians of three, and at most. */
  private static final int LEAST = 6;

  private static final int MOST = 15;

  /** The medians of the earlier and the later half of enough blocks differ by at most this: more blocks then tell no other slowdown. */
  private static final double AGREE = 0.01;

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
    Samples[] waiting = measure(cores, BLOCK, () -> Team.seconds(() -> spin(BLOCK)));
    return new Result(waiting[0], new ThreadSlowdown(slowdown(waiting), slowdown(measure(cores, ISSUING_BLOCK, () -> Team.seconds(() -> issue(ISSUING_BLOCK))))));
  }

  /** Seconds of a block for each number of threads. */
  private static Samples[] measure(int cores, int iterations, DoubleSupplier block) {
    Samples.repeat(WARM_UP / iterations, block);
    return inTurns(ByThreads.counts(cores), threads -> Arrays.stream(Team.run(threads, thread -> block.getAsDouble())).average().orElseThrow());
  }

  /**
   * Times each number of threads in turns until the times have settled.
   *
   * @param seconds of a block on so many threads
   */
  static Samples[] inTurns(int[] threads, IntToDoubleFunction seconds) {
    double[][] times = new double[threads.length][MOST];
    int repeats = 0;
    do {
      for (int c = 0; c < threads.length; c++) {
        times[c][repeats] = seconds.applyAsDouble(threads[c]);
      }
      repeats++;
    } while (repeats < LEAST || repeats < MOST && !agree(times, repeats));
    int all = repeats;
    return Arrays.stream(times).map(each -> Samples.of(Arrays.copyOf(each, all))).toArray(Samples[]::new);
  }

  private static boolean agree(double[][] times, int repeats) {
    return Arrays.stream(times).allMatch(each -> {
      double earlier = Samples.of(Arrays.copyOf(each, repeats / 2)).median();
      double later = Samples.of(Arrays.copyOfRange(each, repeats / 2, repeats)).median();
      return Math.abs(earlier - later) <= AGREE * Math.min(earlier, later);
    });
  }

  private static ByThreads slowdown(Samples[] blocks) {
    List<Double> slowdown = new ArrayList<>();
    for (Samples block : blocks) {
      slowdown.add(Math.max(1, block.median() / blocks[0].median()));
    }
    return new ByThreads(slowdown);
  }
}
