package org.parcast.analyses.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.cores.Breakdown;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * Time of a step on ranks, and on ranks of threads: work of the heaviest rank, then the messages of the busiest rank by LogGP (Alexandrov et al., "LogGP: incorporating long messages into the
 * LogP model", SPAA 1995), then collective operations. Ranks stand on nodes in their order, as many as a node has cores for.
 */
public final class LogGpModel {
  /** The heaviest rank over the mean of what counts as balanced, as for decompositions; with an account for rounding. */
  static final double MOST_IMBALANCE = Thresholds.LARGEST_IMBALANCE + 1e-9;

  private final CommunicationForecast communication;
  private final SerialTime serial;
  private final Cluster cluster;
  private final Optional<TimeForecast> time;
  private final Optional<NodeTime> node;
  private final boolean overlap;
  private final double unshared;

  private LogGpModel(CommunicationForecast communication, SerialTime serial, Cluster cluster, Optional<TimeForecast> time, boolean overlap, double unshared) {
    this.communication = communication;
    this.serial = serial;
    this.cluster = cluster;
    this.time = time;
    this.node = time.flatMap(NodeTime::of);
    this.overlap = overlap;
    this.unshared = unshared;
  }

  /** Times every decomposition over a network on which every rank is as far from each other. */
  public static ScalingForecast forecast(CommunicationForecast communication, SerialTime serial, Interconnect interconnect) {
    return forecast(communication, serial, Cluster.of(interconnect), Optional.empty(), false, 0);
  }

  /**
   * Times every decomposition and takes the fastest of the balanced ones for each number of ranks: many small messages may cost more than a few that are larger.
   *
   * @param serial time of a step on one rank, above 0
   * @param time of the program on the cores of a node; empty where that is not known: ranks then do not slow each other, and iterations are taken to be alike
   * @param overlap whether messages pass while ranks compute
   * @param unshared part of a step, 0 to 1, that is in no value which is followed, and keeps its order: every rank does it
   * @throws IllegalArgumentException if the time is not above 0
   */
  public static ScalingForecast forecast(CommunicationForecast communication, SerialTime serial, Cluster cluster, Optional<TimeForecast> time, boolean overlap, double unshared) {
    if (!(serial.secondsPerStep() > 0)) {
      throw new IllegalArgumentException("the serial time of a step has to be above 0 seconds, found " + serial.secondsPerStep());
    }
    return new LogGpModel(communication, serial, cluster, time, overlap, unshared).forecast();
  }

  private ScalingForecast forecast() {
    List<ScalingPoint> points = new ArrayList<>();
    List<ScalingPoint> hybrids = new ArrayList<>();
    int paysUpTo = 1;
    double shortest = serial.secondsPerStep();
    for (RankForecast ranks : communication.ranks()) {
      ScalingPoint point = fastest(ranks, 1);
      points.add(point);
      if (point.seconds() < shortest) {
        shortest = point.seconds();
        paysUpTo = point.ranks();
      }
      node.ifPresent(threads -> threads.counts().stream().filter(t -> t > 1 && t <= cluster.coresPerNode()).forEach(t -> hybrids.add(fastest(ranks, t))));
    }
    return new ScalingForecast(cluster, serial, points, hybrids, paysUpTo, assumptions());
  }

  private List<String> assumptions() {
    return List.of("the serial work of a step is spread as its computations are, or along the first axis as the parts of loops take time, whichever is less even"
            + (unshared > 0 ? "; every rank does the " + Math.round(100 * unshared) + " % that keep their order and are in no value that is followed" : ""),
        overlap ? "messages pass while ranks compute (--overlap)" : "messages of a rank follow each other and do not overlap with computation",
        "what ranks can only do in turn takes its longest path, no steps overlap"
            + (isWholeRun() ? "; how often they exchange what others compute is not known without steps: the low speed-up has each value in a message of its own" : ""),
        "the busiest rank exchanges one message with each neighbour, out and in at once",
        cluster.coresPerNode() == 1 ? "each rank has a node of its own; every link is equally fast" : "ranks stand on nodes of " + cluster.coresPerNode() + " cores in their order",
        "collectives by the algorithms that MPICH chooses at their size");
  }

  /** Whether there is no time loop, and the run counts as one step. */
  private boolean isWholeRun() {
    return communication.stepLine() == 0 && communication.steps() == 1;
  }

  /**
   * The fastest of the balanced decompositions; of all where none is balanced. So little unevenness as is balanced decides nothing: parts are not timed so well. Of equally fast ones those
   * come first that cannot be more uneven, then those that send less, then those that are the better answer.
   */
  private ScalingPoint fastest(RankForecast ranks, int threads) {
    List<DecompositionForecast> balanced = ranks.results().stream().filter(result -> result.imbalance() <= MOST_IMBALANCE).toList();
    return (balanced.isEmpty() ? ranks.results() : balanced).stream().map(result -> point(result, threads))
        .min(Comparator.comparingDouble(LogGpModel::secondsIfEven).thenComparingDouble(point -> tolerated(unevenness(blocks(point.decomposition()))))
            .thenComparingDouble(point -> point.decomposition().bytesPerStep())).orElseThrow();
  }

  /** Seconds of a step, what is balanced taken to be even: to the last digit, or rounding would decide between equals. */
  private static double secondsIfEven(ScalingPoint point) {
    Breakdown work = point.work();
    double even = work.compute() + work.memory();
    return even * tolerated(1 + work.imbalance() / even) + work.overhead() + work.serial() + point.messageSeconds() + point.collectiveSeconds();
  }

  private static double tolerated(double imbalance) {
    return imbalance <= MOST_IMBALANCE ? 1 : imbalance;
  }

  private ScalingPoint point(DecompositionForecast decomposition, int threads) {
    int p = decomposition.ranks();
    int perNode = Math.max(1, Math.min(p, cluster.coresPerNode() / threads));
    Breakdown work = work(p, threads, perNode, decomposition, serial.secondsPerStep(), unevenness(blocksAlongLoops(decomposition)));
    double compute = work.seconds();
    Messages between = new Messages(cluster, perNode);
    double messages = between.seconds(decomposition);
    double collectives = 0;
    for (Singleton singleton : communication.singletons().singletons()) {
      collectives += singleton.perStep() * new Collectives(cluster, p, perNode).seconds(singleton);
    }
    double inTurn = between.inTurn(decomposition);
    double exposed = exposed(inTurn, messages, compute);
    Estimate gained = Estimate.exactly(serial.secondsPerStep() / (compute + exposed + collectives));
    if (threads == 1) {
      double mostUneven = unevenness(blocks(decomposition));
      for (double step : new double[] {serial.perStep().low(), serial.perStep().high()}) {
        double computing = work(p, threads, perNode, decomposition, step, mostUneven).seconds();
        gained = gained.reaching(step / (computing + exposed(inTurn, messages, computing) + collectives));
      }
    } else { // as far as threads of one rank may gain
      Estimate ofThreads = node.orElseThrow().gained(threads);
      gained = gained.reaching(gained.value() * ofThreads.low() / ofThreads.value()).reaching(gained.value() * ofThreads.high() / ofThreads.value());
    }
    if (isWholeRun() && inTurn > 0) {
      gained = gained.reaching(serial.secondsPerStep() / (compute + exposed(between.oneByOne(decomposition), messages, compute) + collectives));
    }
    return new ScalingPoint(p, threads, decomposition, work, compute, exposed, collectives, gained);
  }

  /** What a rank waits for cannot pass while it computes. */
  private double exposed(double inTurn, double messages, double compute) {
    return Math.max(inTurn, overlap ? Math.max(0, messages - compute) : messages);
  }

  /** What the heaviest rank does in a step: its share of what a node's threads do, slowed by the ranks beside it; then for how long it waits until it is its turn. */
  private Breakdown work(int ranks, int threads, int perNode, DecompositionForecast decomposition, double step, double uneven) {
    double imbalance = Math.max(decomposition.imbalance(), uneven);
    double share = 1.0 / ranks;
    double even = step * share;
    Breakdown heaviest = node.isEmpty() ? new Breakdown(even, 0, 0, even * (imbalance - 1), 0)
        : node.get().of(step, threads, perNode, share, imbalance);
    double busy = heaviest.compute() + heaviest.memory() + heaviest.overhead() + heaviest.imbalance();
    double waits = busy * Math.max(0, decomposition.shares() / imbalance - 1);
    return new Breakdown(heaviest.compute(), heaviest.memory(), heaviest.overhead(), heaviest.imbalance(), waits).times(1 - unshared).plus(new Breakdown(0, 0, 0, 0, step * unshared));
  }

  /** Time of the heaviest of such blocks over the mean, by the loops of a step, or of all of the run where that is the step; else they are taken to be even. */
  private double unevenness(int blocks) {
    return time.filter(known -> node.isPresent() || isWholeRun()).map(known -> known.imbalance(blocks)).orElse(1.0);
  }

  /** Blocks along the first axis, which the outermost loops go along. */
  private static int blocksAlongLoops(DecompositionForecast decomposition) {
    return decomposition.estimator().isBlocks() ? decomposition.grid().get(0) : 1;
  }

  /** Blocks along any axis: how uneven those across the loops are is not timed, they may be as much so. */
  private static int blocks(DecompositionForecast decomposition) {
    return decomposition.estimator().isBlocks() ? decomposition.ranks() : 1;
  }
}
