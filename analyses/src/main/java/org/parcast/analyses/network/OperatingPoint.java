package org.parcast.analyses.network;

import java.util.List;

/**
 * Where application and network balance. Times are in network cycles.
 *
 * @param distance d, mean hops of a message
 * @param issueTime t_t, between two transactions of a processor
 * @param messageLatency T_m
 * @param hopLatency T_h, per hop, contention included
 * @param utilisation rho, of a network channel, 0 to 1
 * @param injection load of a node's own channel, r_m B; the published equations do not bound it
 * @param contributions to the issue time, equation (18): variable message, fixed message, fixed transaction, work
 * @param masked whether the contexts hide all latency, so that the issue time is the lower bound of equation (4)
 */
public record OperatingPoint(double distance, double issueTime, double messageLatency, double hopLatency, double utilisation,
    double injection, List<Double> contributions, boolean masked) {
  public OperatingPoint {
    contributions = List.copyOf(contributions);
  }

  /** r_t, transactions of a processor per cycle, equation (15). */
  public double rate() {
    return 1 / issueTime;
  }
}
