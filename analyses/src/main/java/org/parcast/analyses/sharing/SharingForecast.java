package org.parcast.analyses.sharing;

import java.util.List;

/**
 * Communication between the threads of a program.
 *
 * @param threads number of threads
 * @param request what was asked
 * @param matrix events by pair of threads
 * @param types events by what the accesses did
 * @param statistics events by kind, by the accurate definition
 * @param meanSquaredError error of the relaxed matrix against the accurate one, 0 to {@link TaskMatrix#largestError}
 * @param falseSharing data of different threads on the same lines, heaviest first
 */
public record SharingForecast(int threads, SharingRequest request, TaskMatrix matrix, EventTypes types, SharingStatistics statistics,
    double meanSquaredError, List<FalseSharing> falseSharing) {
  public SharingForecast {
    falseSharing = List.copyOf(falseSharing);
  }
}
