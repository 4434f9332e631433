package org.parcast.benchmarks.flits;

/**
 * What a simulated machine did. Times are in network cycles.
 *
 * @param distance d, mean hops of the mapping
 * @param messageTime t_m, between two messages of a node
 * @param messageLatency T_m, mean from sending to the arrival of the last flit
 * @param transactionLatency T_t, mean
 */
public record Measured(double distance, double messageTime, double messageLatency, double transactionLatency) {}
