package org.parcast.partition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.partition.geometric.CentroidalPartitioner;
import org.parcast.partition.geometric.GeometricPartitioner;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.refine.ConnectivityRepair;
import org.parcast.partition.refine.EmptyParts;
import org.parcast.partition.refine.FmRefiner;
import org.parcast.partition.repeatable.Randomness;
import org.parcast.partition.repeatable.Tasks;

/** What a preset does: which starting points, how many runs, and what is done with their results. */
final class Search {
  /** Inputs so large that, where geometry gives a start, it is the only one. */
  private static final int LARGE = 1_000_000;

  /** Graphs so large that volumes are not searched on every level: nets look at the neighbours' neighbours. */
  private static final int LARGE_VOLUME = 100_000;

  /** Tilings that the search begins with. */
  private static final int TILINGS = 2;

  /** Where parts around centres join the tilings, their combinations pay; the tilings of grids leave little to gain. */
  private static final int MESH_GENERATIONS = 2;

  /** From so many parts on partitions around hubs are searched longer: the time of METIS, too, grows with the parts there. */
  private static final int MANY_PARTS = 16;

  private static final int CONNECTED_TRIES = 6;
  private static final int CONNECTED_STARTS = 8;

  private final Graph graph;
  private final Topology topology;
  private final PartitionRequest request;
  private final Effort effort;
  private final Tasks tasks;
  private final MultilevelRun run;

  /** Whether a graph with hubs is to be split into many parts, and neither in haste nor by a population, which combines its members anyway. */
  private final boolean aroundHubs;

  /** A search for a partition of a graph. */
  Search(Graph graph, PartitionRequest request) {
    this(graph, request.objective() == Objective.CUT ? graph : Hypergraph.closedNeighbourhoods(graph), request);
  }

  /** A search for a partition of a hypergraph. */
  Search(Hypergraph hypergraph, PartitionRequest request) {
    this(null, hypergraph.withoutSpanning(request.parts(), request.maxPartWeight(hypergraph.totalVertexWeight), request.imbalance()), request);
  }

  private Search(Graph graph, Topology topology, PartitionRequest request) {
    this.graph = graph;
    this.topology = topology;
    this.request = request;
    aroundHubs = graph != null && request.preset() == Preset.DEFAULT && request.parts() >= MANY_PARTS
        && IntStream.range(0, graph.vertices()).anyMatch(v -> graph.degree(v) > FmRefiner.HUB);
    Effort usual = Effort.of(request.preset(), topology instanceof Graph ? Objective.CUT : Objective.VOLUME);
    effort = aroundHubs ? usual.aroundHubs() : usual;
    tasks = new Tasks(request.threads());
    Tasks within = new Tasks(effort.population() == 1 ? request.threads() : 1);
    run = new MultilevelRun(topology, request.parts(), request.maxPartWeight(topology.totalVertexWeight), effort, within);
  }

  /** The best partition found; none of its parts is empty. */
  Solution best() {
    if (request.preset() == Preset.STRONG && topology.vertices <= ExactPartitioner.MAX_VERTICES) {
      int[] optimum = ExactPartitioner.partition(topology, request.parts(),
          request.maxPartWeight(topology.totalVertexWeight));
      if (optimum != null) {
        return Solution.of(run.state(optimum));
      }
    }
    Solution best = anyBest();
    if (!EmptyParts.exist(best.partOf(), request.parts())) {
      return best;
    }
    PartitionState state = run.state(best.partOf());
    EmptyParts.fill(state, vertex -> true);
    return Solution.of(state);
  }

  private Solution anyBest() {
    Randomness random = new Randomness(request.seed());
    List<Solution> known = request.coordinates() == null ? new ArrayList<>() : geometric(random.split(0));
    if (!known.isEmpty() && (request.preset() == Preset.FAST || topology.vertices > LARGE)) {
      return Solution.best(known);
    }
    if (topology != graph && graph != null && topology.vertices > LARGE_VOLUME && request.preset() == Preset.FAST) {
      known.add(run.polish(smallCut(), random.split(1)));
      return Solution.best(known);
    }
    int generations = known.size() > TILINGS ? Math.max(effort.generations(), MESH_GENERATIONS) : effort.generations();
    Solution best = new Evolution(run, effort.population(), generations, tasks).best(known, random.split(1));
    return aroundHubs && topology != graph ? Solution.best(List.of(best, run.improve(best.partOf(), random.split(2)))) : best;
  }

  /** The best partition found of a graph whose parts are connected; more are tried while the bounds are passed. */
  Solution bestConnected() {
    Randomness random = new Randomness(request.seed());
    Solution best = connected(best(), random.split(2));
    for (int i = 0; i < CONNECTED_STARTS && best.overload() > 0 && topology.vertices <= LARGE; i++) {
      Randomness own = random.split(3 + i);
      best = flatter(best, connected(run.partition(own), own));
    }
    return best;
  }

  /** What the repair spoils, refinement mends; what that takes apart again is less each time. */
  private Solution connected(Solution start, Randomness random) {
    Solution current = start;
    Solution best = null;
    for (int i = 0; i < CONNECTED_TRIES; i++) {
      PartitionState state = run.state(current.partOf().clone());
      ConnectivityRepair.repair(graph, state);
      Solution repaired = Solution.of(state);
      boolean wasWhole = Arrays.equals(repaired.partOf(), current.partOf());
      best = best == null ? repaired : flatter(best, repaired);
      if (wasWhole) {
        break;
      }
      current = run.improve(repaired.partOf(), random.split(i));
    }
    return best;
  }

  /** The one whose heaviest part is the lighter; within the bounds, or of equals, the one with the smaller objective. */
  private Solution flatter(Solution first, Solution second) {
    long firstHeaviest = run.heaviestPart(first.partOf());
    long secondHeaviest = run.heaviestPart(second.partOf());
    if (firstHeaviest != secondHeaviest) {
      return firstHeaviest < secondHeaviest ? first : second;
    }
    return second.isBetterThan(first) ? second : first;
  }

  /** A partition for the edge cut, which is mostly one of small volume too. */
  private int[] smallCut() {
    return new Search((Graph) topology.byEdges(), request.withObjective(Objective.CUT).withCoordinates(null)).anyBest().partOf();
  }

  private List<Solution> geometric(Randomness random) {
    boolean large = topology.vertices > LARGE;
    boolean fast = request.preset() == Preset.FAST;
    GeometricPartitioner geometry = new GeometricPartitioner(topology, request.coordinates(), request.parts(),
        request.maxPartWeight(topology.totalVertexWeight));
    List<int[]> tilings = geometry.tilings(fast || large ? 1 : TILINGS, tasks);
    List<int[]> starts = new ArrayList<>(tilings);
    if (!large && request.parts() <= CentroidalPartitioner.MAX_PARTS) {
      starts.addAll(geometry.aroundCentres(tilings, tasks, random.split(tilings.size())));
      starts.addAll(geometry.slanted(tilings));
    }
    List<Solution> polished = tasks.run(starts.size(), i -> run.polish(starts.get(i), random.split(i)));
    if (large) {
      return polished;
    }
    List<Solution> promising = fast ? List.of(Solution.best(polished)) : polished;
    // Coarse levels know edges only: what is good for the nets, as diagonals are, may leave a V-cycle worse than it came.
    return tasks.run(promising.size(), i -> Solution.best(List.of(promising.get(i),
        run.improve(promising.get(i).partOf(), random.split(-1 - i)))));
  }
}
