package org.parcast.analyses.time.machine.measure;

import java.util.concurrent.atomic.AtomicInteger;

/** What it takes two cores to hand something over: a line, or a lock. */
final class CoherenceKernels {
  private static final int ROUNDS = 20_000;
  private static final int REPEATS = 7;
  private static final int VALUES = 4096;

  private static volatile double sink;

  private CoherenceKernels() {}

  /** Seconds until a core sees what another has stored: two threads that answer each other. */
  static double lineTransfer() {
    return Samples.repeat(REPEATS, () -> {
      AtomicInteger turn = new AtomicInteger();
      double[] seconds = Team.run(2, thread -> Team.seconds(() -> {
        for (int round = 0; round < ROUNDS; round++) {
          while (turn.get() != 2 * round + thread) {
            Thread.onSpinWait();
          }
          turn.set(2 * round + thread + 1);
        }
      }));
      return Math.max(seconds[0], seconds[1]) / (2 * ROUNDS);
    }).quantile(0.25);
  }

  /** Seconds for each time that one of two threads gets a lock that both want. */
  static double lockHandOff() {
    Object lock = new Object();
    int[] count = {0};
    return Samples.repeat(REPEATS, () -> {
      double[] seconds = Team.run(2, thread -> Team.seconds(() -> {
        for (int round = 0; round < ROUNDS; round++) {
          synchronized (lock) {
            count[0]++;
          }
        }
      }));
      return Math.max(seconds[0], seconds[1]) / (2 * ROUNDS);
    }).median();
  }

  /** Seconds to add one partial result to another. */
  static double combine() {
    double[] partial = new double[VALUES];
    return Samples.repeat(REPEATS * ROUNDS / 1000, () -> Team.seconds(() -> {
      double sum = 0;
      for (double value : partial) {
        sum += value;
      }
      sink = sum;
    }) / VALUES).median();
  }
}
