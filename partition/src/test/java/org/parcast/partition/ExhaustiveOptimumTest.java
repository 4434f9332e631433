package org.parcast.partition;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;

/** On graphs small enough to try every partition, strong finds the best. */
class ExhaustiveOptimumTest {

  @Property(tries = 40)
  void strongReachesTheOptimum(@ForAll @IntRange(max = 1_000_000) int seed, @ForAll @IntRange(min = 4, max = 12) int vertices,
      @ForAll @IntRange(min = 2, max = 3) int parts, @ForAll Objective objective) {
    Graph graph = RandomTopologies.graph(seed, vertices, 0.4, 1, 4);
    PartitionRequest request = PartitionRequest.of(parts, objective).withPreset(Preset.STRONG).withImbalance(0.4);

    Partition found = MultilevelPartitioner.partition(graph, request);

    assertThat(value(graph, found, objective)).isEqualTo(optimum(graph, parts, objective, request.maxPartWeight(vertices)));
  }

  private static long optimum(Graph graph, int parts, Objective objective, long bound) {
    int[] partOf = new int[graph.vertices];
    long best = Long.MAX_VALUE;
    boolean more = true;
    while (more) {
      Partition partition = Partition.of(parts, partOf.clone());
      long[] weights = Metrics.partWeights(graph, partition);
      boolean allowed = true;
      for (long weight : weights) {
        allowed &= weight > 0 && weight <= bound;
      }
      if (allowed) {
        best = Math.min(best, value(graph, partition, objective));
      }
      more = next(partOf, parts);
    }
    return best;
  }

  /** Counts up; the first vertex stays in part 0, as parts have no names. */
  private static boolean next(int[] partOf, int parts) {
    for (int v = 1; v < partOf.length; v++) {
      if (++partOf[v] < parts) {
        return true;
      }
      partOf[v] = 0;
    }
    return false;
  }

  private static long value(Graph graph, Partition partition, Objective objective) {
    return objective == Objective.CUT ? Metrics.cut(graph, partition) : Metrics.volume(graph, partition);
  }
}
