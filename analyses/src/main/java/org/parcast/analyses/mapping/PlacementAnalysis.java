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
    Optional<DataAffinity> data =
        request.trace().isPresent() ? Optional.of(DataAffinity.of(request.trace().get(), request.bounds())) : Optional.empty();
    List<LocalityPattern> patterns = data.map(d -> d.threads().stream().map(ThreadLocality::pattern).toList())
        .orElseGet(() -> Collections.nCopies(matrix.size(), LocalityPattern.SHARING));
    PlacementProblem problem =
        new PlacementProblem(matrix, data.map(DataAffinity::affinity).orElse(matrix), patterns, request.machine(), request.seed());
    List<TaskPlacement> placements = new ArrayList<>();
    for (Strategy strategy : request.strategies()) {
      placements.add(place(strategy, problem, request));
    }
    placements.sort(Comparator.comparingDouble(TaskPlacement::quality).reversed());
    return new PlacementForecast(request.machine(), matrix, placements, data.map(DataAffinity::threads).orElse(List.of()), data.map(DataAffinity::affinity),
        data.map(d -> groups(d, request.machine())).orElse(List.of()));
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

  private static TaskPlacement place(Strategy strategy, PlacementProblem problem, PlacementRequest request) throws IOException {
    long start = System.nanoTime();
    int[] unitOf = PresentUnits.only(request.machine(), strategy.placement().place(problem));
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    MachineHierarchy machine = problem.machine();
    OptionalLong misses =
        request.trace().isPresent() ? SharedCacheMisses.count(request.trace().get(), machine, unitOf) : OptionalLong.empty();
    OptionalLong cycles = request.trace().isPresent() ? PlacedLatency.of(request.trace().get(), machine, unitOf) : OptionalLong.empty();
    return new TaskPlacement(strategy, PlacementScore.quality(problem.matrix(), machine, unitOf),
        PlacementScore.cost(problem.matrix(), machine, unitOf), misses, cycles, Arrays.stream(unitOf).mapToObj(machine.cpus()::get).toList(),
        Arrays.stream(unitOf).boxed().toList(), elapsed);
  }
}
