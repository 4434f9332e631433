package org.parcast.benchmarks.flits;

/** A block multithreaded processor: a context runs until its thread's next transaction, then the next one that is ready goes on. */
final class Processor {
  private final boolean[] ready;
  private final int[] step;
  private int running = -1;
  private int last;
  private long until;

  /** @param first the step of its loop that each thread begins with: threads are not synchronised */
  Processor(int contexts, java.util.function.IntSupplier first) {
    ready = new boolean[contexts];
    step = new int[contexts];
    java.util.Arrays.setAll(step, context -> first.getAsInt());
    last = contexts - 1;
    java.util.Arrays.fill(ready, true);
  }

  /** The context that comes to its next transaction in this cycle, -1 for none. */
  int issues(long cycle, int runLength) {
    if (running < 0) {
      start(cycle, runLength);
    }
    if (running < 0 || cycle < until) {
      return -1;
    }
    int issuing = running;
    running = -1;
    return issuing;
  }

  private void start(long cycle, int runLength) {
    for (int i = 1; i <= ready.length; i++) {
      int context = (last + i) % ready.length;
      if (ready[context]) {
        ready[context] = false;
        running = context;
        last = context;
        until = cycle + runLength;
        return;
      }
    }
  }

  /** The number of a context's transaction within its loop, counted on. */
  int nextStep(int context, int steps) {
    int now = step[context];
    step[context] = (now + 1) % steps;
    return now;
  }

  void resume(int context) {
    ready[context] = true;
  }
}
