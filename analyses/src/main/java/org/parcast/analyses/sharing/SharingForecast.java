package org.parcast.analyses.sharing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.detection.SharingStatistics;
import org.parcast.analyses.sharing.matrix.CommunicationPattern;
import org.parcast.analyses.sharing.matrix.MatrixComparison;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Communication between the threads of a program.
 *
 * @param threads number of threads
 * @param names of the threads, in their order, where real ones were watched; else empty
 * @param request what was asked
 * @param matrix events by pair of threads
 * @param types events by what the accesses did
 * @param statistics events by kind, by the accurate definition; empty where the threads were watched as they ran
 * @param detectors both definitions, compared; empty where the threads were watched as they ran
 * @param sharedData data through which the threads communicate, heaviest first
 * @param falseSharing data of different threads on the same lines, heaviest first
 * @param pattern the shape of the communication; empty for fewer than four threads, or without communication
 * @param comparison with another matrix, where one was given
 */
public record SharingForecast(int threads, List<String> names, SharingRequest request, TaskMatrix matrix, EventTypes types, Optional<SharingStatistics> statistics,
    Optional<DetectorComparison> detectors, List<SharedData> sharedData, List<FalseSharing> falseSharing, Optional<CommunicationPattern> pattern,
    Optional<MatrixComparison> comparison) {
  public SharingForecast {
    names = List.copyOf(names);
    sharedData = List.copyOf(sharedData);
    falseSharing = List.copyOf(falseSharing);
  }

  /**
   * Error of the relaxed matrix against the accurate one, 0 to {@link TaskMatrix#largestError}; empty where there is only one of them.
   */
  public OptionalDouble meanSquaredError() {
    return detectors.map(both -> OptionalDouble.of(both.relaxed().get(0).error())).orElseGet(OptionalDouble::empty);
  }

  /** The same, compared with another matrix. */
  public SharingForecast compared(MatrixComparison with) {
    return new SharingForecast(threads, names, request, matrix, types, statistics, detectors, sharedData, falseSharing, pattern, Optional.of(with));
  }
}
