package org.parcast.analyses.time.machine.measure;

import java.util.Locale;
import org.parcast.analyses.time.machine.Machine;

/** Whether the machine is as quiet as it was when it was measured. */
public final class Quiet {
  private static final double LEAST_PARALLEL = 0.975;
  private static final double MOST_OFF = 0.05;
  private static final int LOOKS = 8;

  private Quiet() {}

  /**
   * Looks for about a second.
   *
   * @return {@code quiet} or {@code busy}, with what all cores do beside one core's work, how far one core is off its speed, and what the system says of waiting processes
   */
  public static String look(Machine machine) {
    SpinKernel.measure(machine.cores()); // what the virtual machine itself does at first is no noise of others
    BusyWatch watch = new BusyWatch();
    SpinKernel.Result spin = SpinKernel.measure(machine.cores());
    for (int look = 1; look < LOOKS; look++) {
      spin = SpinKernel.measure(machine.cores());
    }
    double parallel = machine.slowdown().waiting().of(machine.cores()) / spin.slowdown().waiting().of(machine.cores());
    double off = spin.perSecond() / machine.coreSpeed() - 1;
    boolean quiet = watch.warnings().isEmpty() && parallel >= LEAST_PARALLEL && Math.abs(off) <= MOST_OFF;
    return String.format(Locale.ROOT, "%s all cores at %.3f of their speed, one core %+.1f %% off%s", quiet ? "quiet" : "busy", parallel, 100 * off,
        watch.warnings().isEmpty() ? "" : ", " + String.join(", ", watch.warnings()));
  }
}
