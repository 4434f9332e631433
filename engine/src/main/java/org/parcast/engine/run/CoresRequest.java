package org.parcast.engine.run;

import java.util.List;
import org.parcast.analyses.time.machine.Machine;

/**
 * How a program's time on several cores is forecast.
 *
 * @param machine the machine that it is forecast for, or null for the one that this runs on, which is measured then
 * @param cores numbers of cores; empty for 1, 2, 4, .. and all that the machine has
 * @param warmUp seconds that each virtual machine may repeat executions of loops for, until it has settled
 * @param again whether {@code main} is called again, so that loops are met in settled code that cannot be repeated
 * @param brief whether steps, and runs in which nothing is repeated, are timed in one virtual machine only, as the loops are beside them
 */
public record CoresRequest(Machine machine, List<Integer> cores, double warmUp, boolean again, boolean brief) {
  /** Seconds for {@code warmUp} where time alone is asked for, and nobody has named others. */
  public static final double WARM_UP = 10;

  /** The same where much else is asked: fewer loops have settled then. */
  public static final double BRIEF_WARM_UP = 1;

  /** An hour. Machines settle in seconds (docs/time.md): what is longer was meant in milliseconds. */
  public static final double MOST_WARM_UP = 3600;

  public CoresRequest {
    cores = List.copyOf(cores);
  }

  /** A request for all virtual machines. */
  public CoresRequest(Machine machine, List<Integer> cores, double warmUp) {
    this(machine, cores, warmUp, false, false);
  }
}
