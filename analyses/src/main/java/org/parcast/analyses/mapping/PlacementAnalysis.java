package org.parcast.analyses.mapping;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.parcast.analyses.mapping.locality.DataAffinity;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.machine.PresentUnits;
import org.parcast.analyses.mapping.strategy.AffinitySubtree;
import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ThreadTrace;

/** Places tasks by several strategies and ranks the placements. */
public final class PlacementAnalysis {
  private PlacementAnalysis() {}

  /**
   * Places.
   *
   * @throws IOException if the trace cannot be read
   * @throws IllegalArgumentException if a strategy cannot place this many tasks
   */
  public static PlacementForecast place(PlacementRequest request) throws IOException {
    TaskMatrix matrix = request.matrix();
    long start = System.nanoTime();
    Optional<DataAffinity> data =
        request.trace().isPresent() ? Optional.of(DataAffinity.of(request.trace().get(), request.bounds())) : Optional.empty();
    Duration locality = Duration.ofNanos(System.nanoTime() - start);
    long references = data.map(d -> d.threads().stream().mapToLong(ThreadLocality::accesses).sum()).orElse(0L);
    List<LocalityPattern> patterns = data.map(d -> d.threads().stream().map(ThreadLocality::pattern).toList())
        .orElseGet(() -> Collections.nCopies(matrix.size(), LocalityPattern.SHARING));
    PlacementProblem problem =
        new PlacementProblem(matrix, data.map(DataAffinity::affinity).orElse(matrix), patterns, request.machine(), request.seed());
    List<TaskPlacement> placements = new ArrayList<>();
    for (Strategy strategy : request.strategies()) {
      placements.add(place(strategy, problem, request, references));
    }
    placements.sort(Comparator.comparingDouble(TaskPlacement::quality).reversed().thenComparing(placement -> placement.cycles().orElse(0)));
    return new PlacementForecast(request.machine(), matrix, placements, data.map(DataAffinity::threads).orElse(List.of()), data.map(DataAffinity::affinity),
        data.map(d -> groups(d, request.machine())).orElse(List.of()), locality);
  }

  /** DagTM's groups: affinity subtrees of each pattern that is grouped. */
  private static List<List<Integer>> groups(DataAffinity data, MachineHierarchy machine) {
    List<List<Integer>> groups = new ArrayList<>();
    for (LocalityPattern pattern : List.of(LocalityPattern.SHARING, LocalityPattern.DEPENDENCY)) {
      List<Integer> threads = data.threads().stream().filter(thread -> thread.pattern() == pattern).map(ThreadLocality::thread).toList();
      groups.addAll(AffinitySubtree.groups(data.affinity(), threads, machine.unitsPerCore()));
    }
    return groups;
  }

  private static TaskPlacement place(Strategy strategy, PlacementProblem problem, PlacementRequest request, long references) throws IOException {
    if (strategy.moves()) {
      return moving(problem, request, references);
    }
    long start = System.nanoTime();
    int[] unitOf = PresentUnits.only(request.machine(), strategy.placement().place(problem));
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return request.trace().isPresent() ? placement(strategy, problem, request.trace().get(), unitOf, elapsed, List.of())
        : placement(strategy, problem, unitOf, OptionalLong.empty(), OptionalLong.empty(), elapsed, List.of());
  }

  private static TaskPlacement moving(PlacementProblem problem, PlacementRequest request, long references) throws IOException {
    ThreadTrace trace = request.trace().orElseThrow(() -> new IllegalArgumentException("the strategy kmaf moves threads while they run, by their references: give --threads N, or another strategy"));
    Kmaf moving = new Kmaf(trace, problem, references);
    long start = System.nanoTime();
    moving.replay((thread, address, size, write, site) -> {});
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return placement(Strategy.KMAF, problem, moving, moving.unitOf(), elapsed, moving.moved());
  }

  private static TaskPlacement placement(Strategy strategy, PlacementProblem problem, ThreadTrace trace, int[] unitOf, Duration elapsed, List<Integer> moved) throws IOException {
    OptionalLong misses = SharedCacheMisses.count(trace, problem.machine(), unitOf);
    return placement(strategy, problem, unitOf, misses, PlacedLatency.of(trace, problem.machine(), unitOf), elapsed, moved);
  }

  private static TaskPlacement placement(Strategy strategy, PlacementProblem problem, int[] unitOf, OptionalLong misses, OptionalLong cycles, Duration elapsed, List<Integer> moved) {
    MachineHierarchy machine = problem.machine();
    return new TaskPlacement(strategy, PlacementScore.quality(problem.matrix(), machine, unitOf), PlacementScore.cost(problem.matrix(), machine, unitOf), misses, cycles,
        Arrays.stream(unitOf).mapToObj(machine.cpus()::get).toList(), Arrays.stream(unitOf).boxed().toList(), moved, elapsed);
  }
}
