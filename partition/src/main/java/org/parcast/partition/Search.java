package org.parcast.partition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a preset does: which starting points, how many runs, and what is done with their results. */
final class Search {
  /** Inputs so large that, where geometry gives a start, it is the only one. */
  private static final int LARGE = 1_000_000;

  private static final int CONNECTED_TRIES = 6;

  private final Topology topology;
  private final PartitionRequest request;
  private final Effort effort;
  private final Tasks tasks;
  private final MultilevelRun run;

  Search(Topology topology, PartitionRequest request) {
    this.topology = topology;
    this.request = request;
    effort = Effort.of(request.preset(), topology instanceof Graph ? Objective.CUT : Objective.VOLUME);
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
    List<Solution> known = geometric(random.split(0));
    if (!known.isEmpty() && (request.preset() == Preset.FAST || topology.vertices > LARGE)) {
      return Solution.best(known);
    }
    return new Evolution(run, effort, tasks).best(known, random.split(1));
  }

  /**
   * The best partition found whose parts are connected in a graph of the same vertices. What the repair spoils, refinement mends;
   * what that takes apart again is less each time.
   */
  Solution bestConnected(Graph graph) {
    Solution current = best();
    Solution best = null;
    for (int i = 0; i < CONNECTED_TRIES; i++) {
      PartitionState state = run.state(current.partOf().clone());
      ConnectivityRepair.repair(graph, state);
      Solution repaired = Solution.of(state);
      boolean wasWhole = Arrays.equals(repaired.partOf(), current.partOf());
      best = best == null || repaired.isBetterThan(best) ? repaired : best;
      if (wasWhole) {
        break;
      }
      current = run.improve(repaired.partOf(), new Randomness(request.seed()).split(2 + i));
    }
    return best;
  }

  private List<Solution> geometric(Randomness random) {
    if (request.coordinates() == null) {
      return new ArrayList<>();
    }
    int count = request.preset() == Preset.FAST || topology.vertices > LARGE ? 1 : 3;
    List<int[]> tilings = new GeometricPartitioner(topology, request.coordinates(), request.parts(),
        request.maxPartWeight(topology.totalVertexWeight)).best(count, tasks);
    return tasks.run(tilings.size(), i -> {
      Randomness own = random.split(i);
      Solution polished = run.polish(tilings.get(i), own);
      return topology.vertices > LARGE ? polished : run.improve(polished.partOf(), own);
    });
  }
}
