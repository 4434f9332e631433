package org.parcast.partition.refine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.parcast.partition.RandomTopologies;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.repeatable.Randomness;

class FlowRefinerTest {

  @Property(tries = 100)
  void theFlowIsTheSmallestOfAllCuts(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int nodes) {
    Graph graph = RandomTopologies.graph(seed, nodes, 0.5, 1, 9);
    MaxFlow flow = new MaxFlow(nodes);
    for (int v = 0; v < nodes; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        if (graph.neighbours[e] > v) {
          flow.addEdge(v, graph.neighbours[e], graph.edgeWeights[e], graph.edgeWeights[e]);
        }
      }
    }
    long smallest = Long.MAX_VALUE;
    for (int set = 0; set < 1 << nodes; set++) {
      if ((set & 1) == 1 && (set & 2) == 0) {
        smallest = Math.min(smallest, cut(graph, set));
      }
    }

    assertThat(flow.run(Long.MAX_VALUE)).isEqualTo(smallest);
    assertThat(cut(graph, asSet(flow.sourceSide()))).isEqualTo(smallest);
    assertThat(cut(graph, asSet(flow.sinkSide()))).isEqualTo(smallest);
  }

  @Property(tries = 100)
  void theCutFallsByWhatIsToldAndTheBoundsAreKept(@ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int parts) {
    Graph graph = RandomTopologies.graph(seed, 60, 0.1, 3, 5);
    int[] partOf = new int[60];
    Arrays.setAll(partOf, v -> v * parts / 60);
    PartitionState state = graph.state(partOf, bounds(parts, graph.totalVertexWeight * 3 / 2 / parts));
    Rebalancer.rebalance(state);
    long before = state.objective();

    long gained = new FlowRefiner(graph, state).refine(before, new Randomness(seed));

    assertThat(state.objective()).isEqualTo(before - gained).isLessThanOrEqualTo(before);
    assertThat(state.overload()).isZero();
  }

  @Test
  void aSteppedBoundaryBecomesStraight() {
    Graph grid = RandomTopologies.grid(8, 16);
    int[] partOf = new int[128];
    Arrays.setAll(partOf, v -> v % 16 < 4 + v / 16 ? 0 : 1);
    PartitionState state = grid.state(partOf, bounds(2, 80));

    new FlowRefiner(grid, state).refine(state.objective(), new Randomness(1));

    assertThat(state.objective()).isEqualTo(8);
  }

  private static long[] bounds(int parts, long bound) {
    long[] bounds = new long[parts];
    Arrays.fill(bounds, bound);
    return bounds;
  }

  private static int asSet(boolean[] members) {
    int set = 0;
    for (int v = 0; v < members.length; v++) {
      set |= members[v] ? 1 << v : 0;
    }
    return set;
  }

  private static long cut(Graph graph, int set) {
    long cut = 0;
    for (int v = 0; v < graph.vertices; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        cut += (set >> v & 1) == 1 && (set >> graph.neighbours[e] & 1) == 0 ? graph.edgeWeights[e] : 0;
      }
    }
    return cut;
  }
}
