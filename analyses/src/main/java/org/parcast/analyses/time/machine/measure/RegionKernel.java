package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.time.machine.RegionCost;

/** Parallel regions of the kind that the part form has: a range of parts on the common pool. */
final class RegionKernel {
  private static final double[] GAPS = {0, 10e-6, 100e-6, 1e-3, 10e-3};
  private static final int WARM_UP = 3000;
  private static final int REPEATS = 80;
  private static final int PARTS = 32;

  /** Of a part, which then takes some tens of microseconds: time enough for a worker to come. */
  private static final int MULTIPLICATIONS = 30_000;

  private static int sink;

  private RegionKernel() {}

  /** @param longest seconds of the longest gap between regions */
  static List<RegionCost> measure(double longest) {
    for (int i = 0; i < WARM_UP; i++) {
      region(50);
    }
    List<RegionCost> costs = new ArrayList<>();
    for (double gap : Arrays.stream(GAPS).filter(gap -> gap <= longest).toArray()) {
      double[] overheads = new double[REPEATS];
      double[] arrivals = new double[REPEATS];
      for (int repeat = 0; repeat < REPEATS; repeat++) {
        long until = System.nanoTime() + (long) (gap * 1e9);
        while (System.nanoTime() < until) {
          Thread.onSpinWait();
        }
        Seen seen = region(MULTIPLICATIONS);
        overheads[repeat] = seen.overhead;
        arrivals[repeat] = seen.arrival;
      }
      Samples arrival = Samples.of(arrivals);
      costs.add(new RegionCost(gap, Math.max(1e-9, Samples.of(overheads).median()), arrival.quantile(0.1), arrival.quantile(0.9)));
    }
    return costs;
  }

  /** Seconds of a region with nothing in its parts, in a row of such, where no worker has the time to fall asleep. */
  static double deal() {
    double[] blocks = new double[REPEATS];
    for (int block = 0; block < REPEATS; block++) {
      blocks[block] = Team.seconds(() -> {
        for (int i = 0; i < WARM_UP; i++) {
          IntStream.range(0, PARTS).parallel().forEach(part -> sink = part);
        }
      }) / WARM_UP;
    }
    return Math.max(1e-9, Samples.of(blocks).median());
  }

  /** What was seen of a region, in seconds. */
  private record Seen(double overhead, double arrival) {}

  private static Seen region(int multiplications) {
    Thread caller = Thread.currentThread();
    long[] starts = new long[PARTS];
    long[] ends = new long[PARTS];
    boolean[] others = new boolean[PARTS];
    long begin = System.nanoTime();
    IntStream.range(0, PARTS).parallel().forEach(part -> {
      starts[part] = System.nanoTime();
      others[part] = Thread.currentThread() != caller;
      SpinKernel.spin(multiplications);
      ends[part] = System.nanoTime();
    });
    long end = System.nanoTime();
    long first = Long.MAX_VALUE;
    long arrival = end;
    long last = begin;
    for (int part = 0; part < PARTS; part++) {
      first = Math.min(first, starts[part]);
      last = Math.max(last, ends[part]);
      arrival = others[part] ? Math.min(arrival, starts[part]) : arrival;
    }
    return new Seen((first - begin + end - last) * 1e-9, (arrival - begin) * 1e-9);
  }
}
