package org.parcast.benchmarks.time;

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

  /** What was seen last: a line that begins with {@code quiet} or {@code busy}. */
  String pass() {
    long until = System.nanoTime() + (long) (patience * 1e9);
    String seen = Quiet.look(machine);
    while (!seen.startsWith("quiet") && System.nanoTime() < until) {
      seen = Quiet.look(machine);
    }
    return seen;
  }
}
