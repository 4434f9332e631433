package org.parcast.analyses.time.machine;

/**
 * The network between machines, after LogGP.
 *
 * @param name name in reports
 * @param latency seconds of an empty message on the wire
 * @param overhead seconds that sender and receiver spend on a message
 * @param bytesPerSecond bandwidth of a machine's link
 */
public record Network(String name, double latency, double overhead, double bytesPerSecond) {}
