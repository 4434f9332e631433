package org.parcast.analyses.time.machine.measure;

import java.util.concurrent.CyclicBarrier;
import java.util.function.IntToDoubleFunction;

/** Threads that begin at the same time. */
final class Team {
  private Team() {}

  /**
   * Runs the work on each thread.
   *
   * @param work given the number of the thread
   * @return what it gave on each
   */
  static double[] run(int threads, IntToDoubleFunction work) {
    double[] results = new double[threads];
    CyclicBarrier start = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int number = t;
      team[t] = new Thread(() -> {
        try {
          start.await();
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
        results[number] = work.applyAsDouble(number);
      }, "parcast-meter-" + t);
      team[t].setDaemon(true);
      team[t].start();
    }
    for (Thread thread : team) {
      boolean interrupted = false;
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    return results;
  }

  /** Seconds that the work takes on the calling thread. */
  static double seconds(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) * 1e-9;
  }
}
