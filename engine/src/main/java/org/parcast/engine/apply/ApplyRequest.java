package org.parcast.engine.apply;

import java.util.List;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/**
 * What to write in parallel, and how.
 *
 * @param target the program; not a recording
 * @param run how it is run to judge its loops
 * @param loops those to write, {@code Heat2D.java:30}; empty for the plan of the forecast of time
 * @param cores that the plan is for; 0 for those that the forecast recommends
 * @param form how they are written
 * @param dialect of directives
 * @param strict whether numbers of floating point are added in the order of the iterations
 * @param machine that the plan is for, or null to measure this one
 * @param warmUp seconds that each virtual machine may repeat executions of loops for
 */
public record ApplyRequest(Target target, Run run, List<String> loops, int cores, Form form, Dialect dialect, boolean strict, Machine machine, double warmUp) {
  public ApplyRequest {
    loops = List.copyOf(loops);
  }
}
