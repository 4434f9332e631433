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
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

class JetRefinerTest {

  @Property(tries = 100)
  void theObjectiveFallsByWhatIsToldAndTheBoundsAreKept(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int parts) {
    check(RandomTopologies.graph(seed, 60, 0.1, 1, 5), parts);
    check(RandomTopologies.hypergraph(seed, 60, 80, 6, 1, 5), parts);
  }

  @Property(tries = 100)
  void whatPassedItsBoundsPassesThemByNoMore(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int parts) {
    Graph graph = RandomTopologies.graph(seed, 60, 0.1, 9, 5);
    PartitionState state = graph.state(slices(60, parts), bounds(parts, graph.totalVertexWeight / parts));
    long before = state.overload();
    long objective = state.objective();

    long gained = new JetRefiner(state, 0.75, 6).refine(objective);

    assertThat(state.overload()).isLessThanOrEqualTo(before);
    assertThat(state.objective()).isEqualTo(objective - gained);
  }

  @Test
  void fullPartsExchangeVertices() {
    Graph cliques = cliques(8, 0);
    int[] partOf = slices(16, 2);
    partOf[0] = 1;
    partOf[15] = 0;
    PartitionState alone = cliques.state(partOf.clone(), bounds(2, 8));
    PartitionState together = cliques.state(partOf.clone(), bounds(2, 8));

    assertThat(new FmRefiner(alone, 3, 10, 10_000).refine(8, alone.objective(), new Randomness(1))).isZero();
    new JetRefiner(together, 0.25, 6).refine(together.objective());
    assertThat(together.objective()).isZero();
  }

  @Test
  void hubsChangePlacesWithWhatHangsOnThem() {
    int[] ends = new int[4 * 20 + 4 * 6];
    int count = 0;
    for (int leaf = 0; leaf < 20; leaf++) {
      for (int hub = 0; hub < 2; hub++) {
        ends[count++] = hub;
        ends[count++] = 2 + 2 * leaf + hub;
      }
    }
    for (int i = 0; i < 6; i++) { // what hangs on the first hub on one side is tied to the other side a little
      ends[count++] = 2 + 2 * i;
      ends[count++] = 2 + 2 * (19 - i);
      ends[count++] = 3 + 2 * i;
      ends[count++] = 3 + 2 * (19 - i);
    }
    Graph hubs = Graph.ofEdges(42, ends);
    PartitionState state = hubs.state(slices(42, 2), bounds(2, 21));

    new JetRefiner(state, 0.75, 6).refine(state.objective());

    assertThat(state.objective()).isZero();
  }

  @Test
  void whatHangsOnNothingMakesRoom() {
    int[] partOf = new int[18];
    Arrays.fill(partOf, 7, 16, 1);
    PartitionState state = cliques(8, 2).state(partOf, bounds(2, 9));

    new JetRefiner(state, 0.25, 6).refine(state.objective());

    assertThat(state.objective()).isZero();
    assertThat(state.overload()).isZero();
  }

  private static void check(Topology topology, int parts) {
    PartitionState state = topology.state(slices(60, parts), bounds(parts, 60 / parts + 1));
    long before = state.objective();

    long gained = new JetRefiner(state, 0.75, 6).refine(before);

    assertThat(state.objective()).isEqualTo(before - gained).isLessThanOrEqualTo(before);
    assertThat(state.overload()).isZero();
  }

  /** Two cliques and vertices without neighbours. */
  private static Graph cliques(int size, int others) {
    int[] ends = new int[2 * size * (size - 1)];
    int count = 0;
    for (int v = 0; v < 2 * size; v++) {
      for (int u = v / size * size; u < v; u++) {
        ends[count++] = u;
        ends[count++] = v;
      }
    }
    return Graph.ofEdges(2 * size + others, ends);
  }

  private static int[] slices(int vertices, int parts) {
    int[] partOf = new int[vertices];
    Arrays.setAll(partOf, v -> v * parts / vertices);
    return partOf;
  }

  private static long[] bounds(int parts, long bound) {
    long[] bounds = new long[parts];
    Arrays.fill(bounds, bound);
    return bounds;
  }
}
