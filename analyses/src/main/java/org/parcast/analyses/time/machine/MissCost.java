package org.parcast.analyses.time.machine;

/**
 * What a line from memory costs, in seconds.
 *
 * @param streamed where the next lines are known beforehand
 * @param gather where addresses are known but in no order
 * @param chain where each address comes from the line before
 */
public record MissCost(double streamed, double gather, double chain) {}
