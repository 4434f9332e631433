package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.time.machine.ByThreads;

/** Multiplications that wait for each other: they need a core and nothing else. */
final class SpinKernel {
  private static final int BLOCK = 4_000_000;
  private static final int REPEATS = 15;

  private static volatile long sink;

  private SpinKernel() {}

  static void spin(int multiplications) {
    long x = multiplications;
    for (int i = 0; i < multiplications; i++) {
      x = x * 0x5DEECE66DL + 0xB;
    }
    sink = x;
  }

  /** @param block seconds of a block on one thread, by repeat */
  record Result(Samples block, ByThreads slowdown) {
    double perSecond() {
      return BLOCK / block.median();
    }
  }

  /** Times blocks on one thread and on several in turns, so that both see the same neighbours. */
  static Result measure(int cores) {
    Samples.repeat(REPEATS, SpinKernel::block);
    int[] counts = ByThreads.counts(cores);
    double[][] times = new double[counts.length][REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
      for (int c = 0; c < counts.length; c++) {
        times[c][repeat] = Arrays.stream(Team.run(counts[c], thread -> block())).average().orElseThrow();
      }
    }
    Samples alone = Samples.of(times[0]);
    List<Double> slowdown = new ArrayList<>(List.of(1.0));
    for (int c = 1; c < counts.length; c++) {
      slowdown.add(Math.max(1, Samples.of(times[c]).median() / alone.median()));
    }
    return new Result(alone, new ByThreads(slowdown));
  }

  private static double block() {
    return Team.seconds(() -> spin(BLOCK));
  }
}
