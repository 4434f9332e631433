package org.parcast.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.mapping.strategy.RankPlacement;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.network.PlacedDecomposition;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.place.DecompositionForecast;

/**
 * Places the decompositions of a program on a network, to find the one whose bytes go the fewest hops in all. Fewest bytes are not fewest hop-bytes:
 * blocks that send a little more may lie beside each other where others do not.
 */
final class FewestHopBytes {
  private static final Comparator<PlacedDecomposition> ORDER =
      Comparator.comparingDouble(PlacedDecomposition::hopBytes).thenComparingDouble(PlacedDecomposition::distance);

  /**
   * A decomposition with its placement.
   *
   * @param forecast the decomposition
   * @param traffic its matrix
   * @param placed how its ranks were placed
   */
  record Placed(DecompositionForecast forecast, CommunicationMatrix traffic, PlacedDecomposition placed) {}

  private final NetworkTopology topology;
  private final long seed;
  private final List<Placed> placed = new ArrayList<>();

  private FewestHopBytes(NetworkTopology topology, long seed) {
    this.topology = topology;
    this.seed = seed;
  }

  /** The decompositions whose matrix is known, that of fewest hop-bytes first. */
  static List<Placed> of(List<DecompositionForecast> decompositions, NetworkTopology topology, long seed) {
    FewestHopBytes search = new FewestHopBytes(topology, seed);
    decompositions.stream().filter(decomposition -> decomposition.traffic().isPresent())
        .sorted(Comparator.comparingDouble(DecompositionForecast::bytesPointToPointPerStep)).forEach(search::place);
    search.placed.sort(Comparator.comparing(Placed::placed, ORDER));
    return search.placed;
  }

  private final Map<CommunicationMatrix, Boolean> seen = new IdentityHashMap<>();

  /** Several decompositions may be one placement by other names: the first of them is placed. */
  private void place(DecompositionForecast decomposition) {
    CommunicationMatrix traffic = decomposition.traffic().orElseThrow();
    if (seen.put(traffic, true) != null) {
      return;
    }
    TaskMatrix matrix = TaskMatrix.of(traffic);
    int[] nodeOf = RankPlacement.place(matrix, decomposition.grid(), topology, seed);
    placed.add(new Placed(decomposition, traffic, new PlacedDecomposition(decomposition.estimator().label(), decomposition.array(), decomposition.grid(),
        decomposition.assembly().label(), decomposition.bytesPointToPointPerStep(), RankPlacement.meanDistance(matrix, topology, nodeOf),
        Arrays.stream(nodeOf).boxed().toList())));
  }
}
