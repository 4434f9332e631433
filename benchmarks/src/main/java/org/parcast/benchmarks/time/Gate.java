package org.parcast.benchmarks.time;

import java.util.List;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.measure.Quiet;

/** Waits until the machine is quiet, blind to what is measured behind it. */
final class Gate {
  private final Machine machine;
  private final double patience;

  /** @param patience seconds to wait at most; blocks then run all the same, and the record tells of the noise */
  Gate(Machine machine, double patience) {
    this.machine = machine;
    this.patience = patience;
  }

  /** Whether each of these lines, which gates have answered, tells of a quiet machine; no where there is none. */
  static boolean isQuiet(List<String> seen) {
    return !seen.isEmpty() && seen.stream().allMatch(line -> line.startsWith("quiet"));
  }

  /** What was seen last: a line that begins with {@code quiet} or {@code busy}. */
  String pass() {
    long until = System.nanoTime() + (long) (patience * 1e9);
    String seen = Quiet.look(machine);
    while (!isQuiet(List.of(seen)) && System.nanoTime() < until) {
      seen = Quiet.look(machine);
    }
    return seen;
  }
}
