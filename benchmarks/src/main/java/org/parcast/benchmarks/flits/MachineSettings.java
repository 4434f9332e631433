package org.parcast.benchmarks.flits;

/**
 * What a machine is like. Times are in network cycles.
 *
 * @param contexts p, of a processor
 * @param runLength T_r, work of a thread between transactions
 * @param overhead T_f, from the arrival of a request to its answer
 * @param buffer flits that a virtual channel's buffer holds
 */
public record MachineSettings(int contexts, int runLength, int overhead, int buffer) {}
