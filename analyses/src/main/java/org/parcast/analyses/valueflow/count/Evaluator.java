package org.parcast.analyses.valueflow.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.assembly.Work;
import org.parcast.analyses.valueflow.assembly.WorkByConvention;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Decompositions;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.Placement;
import org.parcast.analyses.valueflow.place.Ties;
import org.parcast.analyses.valueflow.place.VolumeBounds;
import org.parcast.analyses.valueflow.plan.StepPath;
import org.parcast.analyses.valueflow.plan.Thresholds;

/** Turns a placement into a forecast. */
public final class Evaluator {
  /** Up to so many ranks every matrix is kept. */
  private static final int KEEP_ALL_MATRICES = 128;

  private final ValueCommunicationGraph graph;
  private final Work work;
  private final Work workOfContributors;
  private final Optional<BoundsCounter> bounds;
  private final CollectiveTraffic collectives;
  private final VolumeByConvention volumes;
  private final StepSchedule schedule;

  /** @param tiled whether vertices stand for tiles, so that the volumes have bounds */
  public Evaluator(ValueCommunicationGraph graph, Singletons singletons, WorkByConvention work, Assembly assembly, TermRows termRows, boolean tiled) {
    this.graph = graph;
    bounds = tiled ? Optional.of(new BoundsCounter(graph, singletons, assembly)) : Optional.empty();
    this.work = work.ofOwners();
    workOfContributors = work.ofContributors();
    collectives = new CollectiveTraffic(graph, singletons, new Crossings(graph, singletons.all(), singletons.of(SingletonKind.ALLGATHER)));
    volumes = new VolumeByConvention(graph, singletons, assembly, collectives, termRows);
    schedule = new StepSchedule(graph.headlinePhaseSummary().order(), vertex -> graph.representative(graph.number(vertex)));
  }

  /**
   * The forecasts of one placement, under every name that it goes by and every convention, with what is needed to explain the best.
   *
   * @param matrices by convention
   */
  public record Evaluation(List<DecompositionForecast> forecasts, short[] owner, Map<AssemblyConvention, CommunicationMatrix> matrices) {}

  /** The source lines behind what a placement sends under a convention. */
  public List<LineTraffic> lines(AssemblyConvention convention, short[] owner, int ranks) {
    Attribution attribution = new Attribution(graph);
    explain(convention, owner, ranks, (home, pin, from, to, bytes) -> attribution.charge(home, pin, bytes));
    return attribution.lines();
  }

  /** Tells of everything that a placement sends from rank to rank in the steps, under a convention. */
  public void explain(AssemblyConvention convention, short[] owner, int ranks, VolumeCounter.SendVisitor sends) {
    volumes.explain(convention, owner, ranks, sends);
  }

  /** The candidate, with ties dealt in turn if that puts it in balance and sends no more. */
  public Evaluation evaluate(Decompositions.Candidate candidate) {
    Placement.Placed placed = candidate.placement().apply(Ties.FIRST);
    Evaluation first = evaluate(candidate, placed.owner());
    if (first.forecasts().stream().anyMatch(BestAnswer::isBalanced)
        || !work.isBalancedWithout(placed.tied(), graph, placed.owner(), candidate.ranks(), Thresholds.LARGEST_IMBALANCE)) {
      return first;
    }
    Evaluation dealt = evaluate(candidate, candidate.placement().apply(Ties.IN_TURN).owner());
    return isEvener(dealt.forecasts(), first.forecasts()) ? dealt : first;
  }

  /** Whether a placement is in balance and sends no more than another, under any convention. */
  private static boolean isEvener(List<DecompositionForecast> forecasts, List<DecompositionForecast> than) {
    return forecasts.stream().anyMatch(BestAnswer::isBalanced)
        && IntStream.range(0, than.size()).allMatch(f -> forecasts.get(f).bytesPerStep() <= than.get(f).bytesPerStep());
  }

  private Evaluation evaluate(Decompositions.Candidate candidate, short[] owner) {
    long[] load = work.byRank(graph, owner, candidate.ranks());
    long[] loadOfContributors = workOfContributors == work ? load : workOfContributors.byRank(graph, owner, candidate.ranks());
    Optional<TileOwners> tileOwners = candidate.parts().filter(parts -> bounds.isPresent()).map(parts -> new TileOwners(graph, parts, owner));
    List<DecompositionForecast> forecasts = new ArrayList<>();
    Optional<StepPath> path = schedule.path(owner, candidate.ranks());
    Map<AssemblyConvention, CommunicationMatrix> matrices = new EnumMap<>(AssemblyConvention.class);
    volumes.count(owner, candidate.ranks()).forEach((convention, volume) -> {
      CommunicationMatrix matrix = CommunicationMatrix.of(candidate.ranks(), volume.steps(), graph.steps());
      matrices.put(convention, matrix);
      double bytes = Arrays.stream(volume.steps()).sum() / (double) graph.steps();
      forecasts.addAll(forecasts(candidate, convention, volume, matrix, convention == AssemblyConvention.OWNER ? load : loadOfContributors,
          tileOwners.map(owners -> bounds.get().count(convention, owners, candidate.ranks(), bytes)), path));
    });
    return new Evaluation(forecasts, owner, matrices);
  }

  private List<DecompositionForecast> forecasts(
      Decompositions.Candidate candidate, AssemblyConvention convention, Volume volume, CommunicationMatrix matrix, long[] load,
      Optional<VolumeBounds> between, Optional<StepPath> path) {
    int ranks = candidate.ranks();
    double steps = graph.steps();
    NeighbourStatistics neighbours = NeighbourStatistics.of(matrix);
    boolean busy = Arrays.stream(load).allMatch(l -> l > 0);
    Optional<CommunicationMatrix> kept =
        ranks <= KEEP_ALL_MATRICES || candidate.names().contains(Estimator.PARTITION) ? Optional.of(matrix) : Optional.empty();
    return candidate.names().stream().map(name -> new DecompositionForecast(ranks, name, candidate.array(), candidate.grid(), convention, false,
        volume.total(), collectives.total(ranks, volume.reductionSources()), Arrays.stream(volume.steps()).sum() / steps,
        collectives.inSteps(ranks, volume.reductionSources()) / steps, matrix.pairs(), neighbours.largest(), neighbours.mean(),
        neighbours.largestBytes(), Work.imbalance(load), busy, between, path, kept)).toList();
  }
}
