package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.time.machine.Machine;

/**
 * What to forecast of a program's time.
 *
 * @param target the program; not a recording
 * @param run how the program is run
 * @param machine the machine that it is forecast for, or null to measure the one that this runs on
 * @param cores numbers of cores; empty for 1, 2, 4, .. and all that the machine has
 * @param warmUp seconds that each virtual machine may repeat executions of loops for, until it has settled
 */
public record TimeRequest(Target target, Run run, Machine machine, List<Integer> cores, double warmUp) {}
