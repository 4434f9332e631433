package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.MemoryLevel;

/** Bandwidth of a level: each thread goes through arrays of its own that together fill half of what it has of the level. */
final class BandwidthKernels {
  private static final double SECONDS = 0.02;
  private static final int REPEATS = 5;

  /** Of a kernel on small arrays: enough for the virtual machine to compile it. */
  private static final int WARM_UP = 50_000;

  private static volatile double sink;

  private final long[][] from;
  private final long[][] to;

  private BandwidthKernels(int threads, int words) {
    from = new long[threads][words];
    to = new long[threads][words];
  }

  /** Goes through the arrays once; {@code moved} counts each word that passes, a store's twice, as its line is loaded first. */
  private enum Kernel {
    READ(1) {
      @Override
      void pass(long[] from, long[] to) {
        long sum = 0;
        for (int i = 0; i < from.length; i++) {
          sum += from[i];
        }
        sink = sum;
      }
    },
    WRITE(2) {
      @Override
      void pass(long[] from, long[] to) {
        long value = from[0] + 1;
        for (int i = 0; i < to.length; i++) {
          to[i] = value;
        }
      }
    },
    COPY(3) {
      @Override
      void pass(long[] from, long[] to) {
        for (int i = 0; i < to.length; i++) {
          to[i] = from[i] + 1;
        }
      }
    };

    final int moved;

    Kernel(int moved) {
      this.moved = moved;
    }

    abstract void pass(long[] from, long[] to);
  }

  /** Has the virtual machine compile the kernels. */
  static void warmUp() {
    long[] small = new long[512];
    for (Kernel kernel : Kernel.values()) {
      for (int pass = 0; pass < WARM_UP; pass++) {
        kernel.pass(small, small.clone());
      }
    }
  }

  /** Measures one level of a machine; {@code nearer} is the capacity of the level before it, in bytes. */
  static MemoryLevel measure(HostFacts.Cache level, long nearer, int cores) {
    List<List<Double>> figures = new ArrayList<>();
    for (Kernel kernel : Kernel.values()) {
      List<Double> byThreads = new ArrayList<>();
      for (int threads : ByThreads.counts(cores)) {
        int sharing = Math.min(threads, level.sharedBy());
        // Larger than what all caches before it hold, and smaller than this one.
        long bytes = Math.max(level.bytes() / 2 / sharing, Math.min(2 * nearer, level.bytes() / sharing));
        byThreads.add(new BandwidthKernels(threads, (int) (bytes / 16)).bytesPerSecond(kernel, threads));
      }
      figures.add(byThreads);
    }
    return new MemoryLevel(level.name(), level.bytes(), level.sharedBy(), new ByThreads(figures.get(0)), new ByThreads(figures.get(1)), new ByThreads(figures.get(2)));
  }

  private double bytesPerSecond(Kernel kernel, int threads) {
    double once = Math.max(1e-7, Team.seconds(() -> kernel.pass(from[0], to[0])));
    int passes = (int) Math.max(1, SECONDS / once);
    return Samples.repeat(REPEATS, () -> {
      double[] seconds = Team.run(threads, thread -> Team.seconds(() -> {
        for (int pass = 0; pass < passes; pass++) {
          kernel.pass(from[thread], to[thread]);
        }
      }));
      double bytes = 8.0 * kernel.moved * from[0].length * passes;
      return Arrays.stream(seconds).map(time -> bytes / time).sum();
    }).median();
  }
}
