package org.parcast.engine.time.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;

/** Executions of a loop on the same state, and what the core took for the probe around each; a window of them begins anew when code was compiled. */
final class Repeats {
  private final LongSupplier probe;
  private final LongPredicate isAlone;
  private final List<Double> nanos = new ArrayList<>();
  private final List<Long> probes = new ArrayList<>();
  private int first;
  private long before;

  /**
   * None yet.
   *
   * @param probe tells what the core takes for the probe, in nanoseconds
   * @param isAlone whether so long is that of a core that is not shared
   */
  Repeats(LongSupplier probe, LongPredicate isAlone) {
    this.probe = probe;
    this.isAlone = isAlone;
  }

  int size() {
    return nanos.size();
  }

  void clear() {
    nanos.clear();
    probes.clear();
    first = 0;
  }

  void add(double time) {
    long after = probe.getAsLong();
    nanos.add(time);
    probes.add(Math.max(before, after));
    before = after;
  }

  /** Begins a window with what comes next. */
  void beginWindow() {
    first = nanos.size();
    before = probe.getAsLong();
  }

  /** How many there are in the window. */
  int inWindow() {
    return nanos.size() - first;
  }

  /** Times in the window; where none is, of the last. */
  double[] window() {
    return nanos.subList(from(), nanos.size()).stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Those of them for which the core was not shared. */
  double[] alone() {
    int from = from();
    double[] found = new double[nanos.size() - from];
    int count = 0;
    for (int i = from; i < nanos.size(); i++) {
      if (isAlone.test(probes.get(i))) {
        found[count++] = nanos.get(i);
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** What the probe took in the middle of those, 0 where there are none. */
  double probe() {
    return LoopClock.median(probes.subList(from(), probes.size()).stream().mapToLong(Long::longValue).filter(isAlone).asDoubleStream().toArray());
  }

  private int from() {
    return Math.max(0, Math.min(first, nanos.size() - 1));
  }
}
