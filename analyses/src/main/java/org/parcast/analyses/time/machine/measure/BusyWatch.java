package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.ir.catalogue.Notice;

/** Whether others use the machine meanwhile: processes that wait for a core, and time that the hypervisor gives to others. */
public final class BusyWatch {
  /** Part of the time in which somebody waits for a core, from which on a machine is called busy. */
  private static final double MOST_WAITING = 0.02;

  /** Part of the time of all cores that others may take. */
  private static final double MOST_STOLEN = 0.005;

  private final long start = System.nanoTime();
  private final double waited = HostFacts.waited().orElse(0);
  private final double stolen = HostFacts.stolen().orElse(0);

  /** What is to be said of the time since the watch was made; empty where the machine was quiet. Own threads must not have been more than there are cores. */
  public List<String> warnings() {
    double seconds = (System.nanoTime() - start) * 1e-9;
    double waiting = (HostFacts.waited().orElse(0) - waited) * 1e-6 / seconds;
    double taken = (HostFacts.stolen().orElse(0) - stolen) * 0.01 / seconds / HostFacts.cores();
    List<String> warnings = new ArrayList<>();
    if (waiting > MOST_WAITING) {
      warnings.add(Notice.MACHINE_BUSY.of(String.format(Locale.ROOT, "the machine was busy: in %.0f %% of the time a process waited for a core; measure again when it is quiet", 100 * waiting)));
    }
    if (taken > MOST_STOLEN) {
      warnings.add(Notice.MACHINE_BUSY.of(String.format(Locale.ROOT, "the hypervisor took %.1f %% of the time for others; measure again when it is quiet", 100 * taken)));
    }
    return warnings;
  }
}
