package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/**
 * What to forecast of a program's time.
 *
 * @param target the program; not a recording
 * @param run how the program is run
 * @param cores on how many cores, of which machine
 */
public record TimeRequest(Target target, Run run, CoresRequest cores) {
  /** A request for a machine, or null for this one, which is then measured; the figures are not kept. */
  public TimeRequest(Target target, Run run, Machine machine, List<Integer> cores, double warmUp) {
    this(target, run, new CoresRequest(machine, cores, warmUp));
  }
}
