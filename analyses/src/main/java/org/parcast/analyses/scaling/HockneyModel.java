package org.parcast.analyses.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.DecompositionForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;

/**
 * Time of a step: work of the heaviest rank, then latency for each neighbour of the busiest rank and its bytes over the bandwidth, then
 * collectives as binomial trees of {@code ceil(log2 p)} rounds. Nothing overlaps.
 */
public final class HockneyModel {
  private static final List<String> ASSUMPTIONS = List.of("the serial work of a step is spread as its computations are",
      "messages of a rank follow each other and do not overlap with computation",
      "the busiest rank exchanges one message with each neighbour, out and in at once",
      "collectives are binomial trees of ceil(log2 p) rounds, an allreduce twice that; every link is equally fast");

  private HockneyModel() {}

  /**
   * Times every decomposition and takes the fastest for each number of ranks: many small messages may cost more than a few that are larger.
   *
   * @param serial measured time of a step on one rank, above 0
   * @throws IllegalArgumentException if the time is not above 0
   */
  public static ScalingForecast forecast(CommunicationForecast communication, SerialTime serial, Interconnect interconnect) {
    double serialSecondsPerStep = serial.secondsPerStep();
    if (!(serialSecondsPerStep > 0)) {
      throw new IllegalArgumentException("the serial time of a step has to be above 0 seconds, found " + serialSecondsPerStep);
    }
    List<ScalingPoint> points = new ArrayList<>();
    int paysUpTo = 1;
    double shortest = serialSecondsPerStep;
    for (RankForecast ranks : communication.ranks()) {
      ScalingPoint point = ranks.results().stream().map(result -> point(communication, result, serialSecondsPerStep, interconnect))
          .min(Comparator.comparingDouble(ScalingPoint::seconds)).orElseThrow();
      points.add(point);
      if (point.seconds() < shortest) {
        shortest = point.seconds();
        paysUpTo = point.ranks();
      }
    }
    return new ScalingForecast(interconnect, serial, points, paysUpTo, ASSUMPTIONS);
  }

  private static ScalingPoint point(
      CommunicationForecast communication, DecompositionForecast decomposition, double serialSeconds, Interconnect interconnect) {
    int p = decomposition.ranks();
    double compute = serialSeconds / p * decomposition.imbalance();
    // What a rank sends and receives passes its link in both directions at once.
    double messages = decomposition.largestNeighbours() * interconnect.latencySeconds()
        + decomposition.largestRankBytesPerStep() / interconnect.bytesPerSecond();
    double collectives = 0;
    for (Singleton singleton : communication.singletons().singletons()) {
      collectives += singleton.perStep() * collective(singleton, p, interconnect);
    }
    double speedup = serialSeconds / (compute + messages + collectives);
    return new ScalingPoint(p, decomposition, compute, messages, collectives, speedup, speedup / p);
  }

  private static double collective(Singleton singleton, int ranks, Interconnect interconnect) {
    int rounds = 32 - Integer.numberOfLeadingZeros(ranks - 1);
    return switch (singleton.kind()) {
      case BROADCAST, REDUCE -> rounds * interconnect.message(singleton.bytes());
      case ALLREDUCE -> 2 * rounds * interconnect.message(singleton.bytes());
      // Recursive doubling: the pieces grow, each rank gets what the others have once.
      case ALLGATHER -> rounds * interconnect.latencySeconds()
          + singleton.bytes() * (ranks - 1.0) / ranks / interconnect.bytesPerSecond();
      case REPLICATED -> 0;
    };
  }
}
