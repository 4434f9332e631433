package org.parcast.report;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.PlacedDecomposition;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharedData;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.detection.SharingStatistics;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/** Results that speak of a machine, to be written. */
final class Machine {
  private static final TaskMatrix MATRIX = TaskMatrix.of(new double[][] {{0, 9, 1, 0}, {9, 0, 0, 1}, {1, 0, 0, 9}, {0, 1, 9, 0}});

  private Machine() {}

  static NetworkForecast network() {
    return NetworkAnalysis.forecast(LocalityParameters.PAPER, 1000, OptionalDouble.of(2.5))
        .of(List.of(new PlacedDecomposition("rows", "a", List.of(2), "owner", 16, 1, List.of(0, 1))));
  }

  static PlacementForecast placement() {
    MachineHierarchy machine = new MachineHierarchy("two sockets", List.of(new MachineHierarchy.Level("socket", 2, 1 << 20), new MachineHierarchy.Level("core", 2, 0)),
        1, List.of(0, 2, 1, 3));
    TaskPlacement best = new TaskPlacement(Strategy.EAGERMAP, 6.5, 44, OptionalLong.of(12), OptionalLong.of(900), List.of(0, 2, 1, 3), List.of(0, 1, 2, 3), List.of(), Duration.ofMillis(1));
    return new PlacementForecast(machine, MATRIX, List.of(best), List.of(new ThreadLocality(0, 10, 100, 2.5, LocalityPattern.SHARING)), Optional.of(MATRIX), List.of(List.of(0, 1), List.of(2, 3)), Duration.ofMillis(1));
  }

  /** The best of them, and one in which the threads that exchange most are apart. */
  static PlacementForecast placements() {
    PlacementForecast one = placement();
    TaskPlacement worst = new TaskPlacement(Strategy.SCATTER, 3, 80, OptionalLong.of(12), OptionalLong.of(900), List.of(0, 1, 2, 3), List.of(0, 2, 1, 3), List.of(), Duration.ofMillis(1));
    return new PlacementForecast(one.machine(), MATRIX, List.of(one.placements().get(0), worst), one.threads(), one.affinity(), one.groups(), one.locality());
  }

  /** @param name of data that is falsely shared */
  static SharingForecast sharing(String name) {
    return new SharingForecast(4, List.of("main", name, "worker-2", "worker-3"), new SharingRequest(Detection.RELAXED, 64, SharingRequest.DIENER), MATRIX, new EventTypes(3, 9, 8), Optional.of(new SharingStatistics(12, 8, 1, 2, 5, 100)),
        Optional.of(new DetectorComparison(MATRIX, MATRIX, Duration.ofMillis(2), List.of(new DetectorComparison.Relaxed(64, MATRIX, 2.5, Duration.ofMillis(1))))), List.of(new SharedData(name, List.of("Sum.java:12"), 9, 3)), List.of(new FalseSharing(name, List.of("Sum.java:12", "Sum.java:14"), 1, 8, "pad the elements to 64 bytes")), Optional.empty(),
        Optional.empty());
  }
}
