package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Turns a placement into a forecast. */
final class Evaluator {
  /** Up to so many ranks every matrix is kept. */
  private static final int KEEP_ALL_MATRICES = 128;

  private final ValueCommunicationGraph graph;
  private final Work work;
  private final CollectiveTraffic collectives;
  private final VolumeCounter counter;

  Evaluator(ValueCommunicationGraph graph, Singletons singletons, Work work) {
    this.graph = graph;
    this.work = work;
    collectives = new CollectiveTraffic(graph, singletons, new Crossings(graph, singletons.all()));
    counter = new VolumeCounter(graph, singletons, collectives);
  }

  /** The forecasts of one placement, under every name that it goes by, with what is needed to explain the best. */
  record Evaluation(List<DecompositionForecast> forecasts, short[] owner, CommunicationMatrix matrix) {}

  Evaluation evaluate(Decompositions.Candidate candidate) {
    int ranks = candidate.ranks();
    short[] owner = candidate.placement().get();
    Volume volume = counter.count(owner, ranks);
    double steps = graph.steps();
    CommunicationMatrix matrix = CommunicationMatrix.of(ranks, volume.steps(), steps);
    NeighbourStatistics neighbours = NeighbourStatistics.of(matrix);
    long[] load = work.byRank(graph, owner, ranks);
    double mean = Arrays.stream(load).sum() / (double) ranks;
    long heaviest = Arrays.stream(load).max().orElse(0);
    boolean busy = Arrays.stream(load).allMatch(l -> l > 0);
    Optional<CommunicationMatrix> kept =
        ranks <= KEEP_ALL_MATRICES || candidate.names().contains(Estimator.PARTITION) ? Optional.of(matrix) : Optional.empty();
    List<DecompositionForecast> forecasts = candidate.names().stream().map(name -> new DecompositionForecast(ranks, name,
        candidate.array(), candidate.grid(), AssemblyConvention.OWNER, false, volume.total(),
        collectives.total(ranks, volume.reductionSources()), Arrays.stream(volume.steps()).sum() / steps,
        collectives.inSteps(ranks, volume.reductionSources()) / steps, matrix.pairs(), neighbours.largest(), neighbours.mean(),
        neighbours.largestBytes(), mean == 0 ? 1 : heaviest / mean, busy, kept)).toList();
    return new Evaluation(forecasts, owner, matrix);
  }
}
