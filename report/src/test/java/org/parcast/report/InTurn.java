package org.parcast.report;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.TrafficPattern;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.StepPath;

/** A forecast whose ranks wait for each other. */
final class InTurn {
  private InTurn() {}

  /** A forecast where ranks do all in turn, and nothing passes from point to point. */
  static CommunicationForecast of(CommunicationForecast forecast) {
    List<RankForecast> ranks = forecast.ranks().stream().map(each -> {
      DecompositionForecast d = each.best();
      DecompositionForecast turns = new DecompositionForecast(d.ranks(), d.estimator(), d.array(), d.grid(), d.assembly(), d.best(), d.bytesPointToPoint(), d.bytesCollective(),
          d.bytesPointToPointPerStep(), d.bytesCollectivePerStep(), d.messagesPerStep(), d.largestNeighbours(), d.meanNeighbours(), d.largestRankBytesPerStep(), d.imbalance(),
          d.everyRankBusy(), d.bounds(), Optional.of(new StepPath(each.ranks(), 3)), d.traffic());
      return new RankForecast(each.ranks(), turns, each.partition(), each.isPartitionEligible(), each.results(), each.attribution(), new TrafficPattern(TrafficPattern.Kind.NONE, List.of(), 1), each.plan());
    }).toList();
    return new CommunicationForecast(forecast.partial(), forecast.reason(), forecast.steps(), forecast.stepFile(), forecast.stepLine(), forecast.phases(), forecast.words(), forecast.vertices(),
        forecast.nets(), forecast.births(), forecast.copies(), forecast.arrays(), forecast.singletons(), ranks, forecast.findings(), forecast.tiles(), forecast.graphs(), forecast.warnings());
  }
}
