package org.parcast.partition.geometric;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;
import org.parcast.partition.repeatable.Tasks;

/** Starting partitions from the vertices' coordinates: the best of many tilings, slanted planes, and parts around centres. */
public final class GeometricPartitioner {
  private static final int FULL_COUNT = 500_000;
  private static final int SAMPLE = 16;

  /** Refinement smooths the boundaries of parts around centres, but not by more than so much; on grids tilings stay ahead. */
  private static final double PROMISING = 1.1;

  /** Small inputs try several shakes of the centres, as far as so many vertices in all allow. */
  private static final int TRIED_VERTICES = 10_000;

  private static final int MAX_TRIES = 8;

  private final Topology topology;
  private final Coordinates coordinates;
  private final long[] bounds;

  public GeometricPartitioner(Topology topology, Coordinates coordinates, int parts, long maxPartWeight) {
    this.topology = topology;
    this.coordinates = coordinates;
    bounds = new long[parts];
    Arrays.fill(bounds, maxPartWeight);
  }

  /** The best tilings, the best one first; on large inputs chosen by a sample first. */
  public List<int[]> tilings(int count, Tasks tasks) {
    // Diagonals pay where a corner counts once, as it does in nets, and not once for each of its edges.
    List<Tiling> tilings = Tiling.candidates(coordinates.extents(), bounds.length, topology instanceof Hypergraph);
    if (topology.vertices > FULL_COUNT) {
      tilings = cheapest(tilings, SAMPLE, tasks).subList(0, Math.min(tilings.size(), 4 * count));
    }
    return cheapest(tilings, 1, tasks).stream().limit(count)
        .map(tiling -> TilingSplitter.split(topology, coordinates, tiling, bounds.length)).toList();
  }

  /** Parts between slanted planes, for volumes of graphs where theirs is no larger than the best tiling's; none otherwise. */
  public List<int[]> slanted(List<int[]> tilings) {
    if (!(topology instanceof Hypergraph && topology.byEdges() instanceof Graph graph)) {
      return List.of();
    }
    int[] partOf = SlantedBisection.partition(graph, coordinates, bounds.length);
    return objective(partOf) <= objective(tilings.get(0)) ? List.of(partOf) : List.of();
  }

  /** The tilings given, each changed into parts around its own centres, the best of several tries, as far as that promises anything. */
  public List<int[]> aroundCentres(List<int[]> tilings, Tasks tasks, Randomness random) {
    IsotropicCoordinates points = IsotropicCoordinates.of(topology, coordinates);
    long tiled = objective(tilings.get(0));
    int tries = Math.max(1, Math.min(MAX_TRIES, TRIED_VERTICES / topology.vertices));
    return tasks.run(tilings.size(), i -> IntStream.range(0, tries)
            .mapToObj(t -> CentroidalPartitioner.partition(topology, points, tilings.get(i), bounds.length, random.split(t * tilings.size() + i)))
            .min(Comparator.comparingLong(this::objective)).orElseThrow())
        .stream().filter(partOf -> objective(partOf) <= PROMISING * tiled).toList();
  }

  private long objective(int[] partOf) {
    return topology.sampledObjective(partOf, bounds.length, 1);
  }

  private List<Tiling> cheapest(List<Tiling> tilings, int oneIn, Tasks tasks) {
    record Judged(Tiling tiling, double cost) {
    }
    List<Judged> judged = tasks.run(tilings.size(), i -> {
      int[] partOf = TilingSplitter.split(topology, coordinates, tilings.get(i), bounds.length);
      return new Judged(tilings.get(i), topology.sampledObjective(partOf, bounds.length, oneIn) * penalty(partOf));
    });
    return judged.stream().sorted(Comparator.comparingDouble(Judged::cost)).map(Judged::tiling).toList();
  }

  /** Weight above the bounds has to be moved later, at a price. */
  private double penalty(int[] partOf) {
    long[] weights = new long[bounds.length];
    for (int v = 0; v < partOf.length; v++) {
      weights[partOf[v]] += topology.vertexWeights[v];
    }
    long overload = 0;
    for (int p = 0; p < weights.length; p++) {
      overload += Math.max(0, weights[p] - bounds[p]);
    }
    return 1 + 4.0 * overload / Math.max(1, topology.totalVertexWeight);
  }
}
