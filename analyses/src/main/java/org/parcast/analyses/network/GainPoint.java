package org.parcast.analyses.network;

/**
 * The worth of locality at one machine size.
 *
 * @param processors N
 * @param gain rate of the ideal placement over that of a random one
 * @param hopLatency T_h of the random placement, cycles
 */
public record GainPoint(long processors, double gain, double hopLatency) {}
