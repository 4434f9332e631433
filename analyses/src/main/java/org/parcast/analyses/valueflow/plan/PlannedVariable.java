package org.parcast.analyses.valueflow.plan;

import java.util.List;

/**
 * A variable of a plan: an array with all its rows, a field of all objects that one place makes, a field of one object, a static field, a register
 * that gathers.
 *
 * @param name name in the source
 * @param file source file where it is made, or stored to where that is not known; empty if neither is known
 * @param line line there, 0 if not known
 * @param words how many words it has
 * @param bytes of all its words
 * @param kind what the steps do with it
 * @param layout which ranks keep it
 * @param grid ranks along each axis where it is cut, else empty
 * @param with the variable that it is aligned with, empty where it is not
 * @param bytesPerStep bytes that its values make all ranks together send in a step, those of collectives included
 * @param messagesPerStep ordered pairs of ranks between which its values are sent in a step
 * @param collectives the collective operations on it
 * @param why what another layout would cost, counted
 */
public record PlannedVariable(
    String name,
    String file,
    int line,
    long words,
    long bytes,
    VariableKind kind,
    Distribution layout,
    List<Integer> grid,
    String with,
    double bytesPerStep,
    long messagesPerStep,
    List<Collective> collectives,
    String why) {
  public PlannedVariable {
    grid = List.copyOf(grid);
    collectives = List.copyOf(collectives);
  }
}
