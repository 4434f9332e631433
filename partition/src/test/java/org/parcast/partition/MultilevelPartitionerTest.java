package org.parcast.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.geometric.Tiling;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.graph.Topology;

class MultilevelPartitionerTest {

  @Property(tries = 200)
  void unitWeightsAreAlwaysWithinTheBound(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int vertices,
      @ForAll @IntRange(min = 1, max = 9) int parts, @ForAll Objective objective, @ForAll Preset preset) {
    int k = Math.min(parts, vertices);
    Graph graph = RandomTopologies.graph(seed, vertices, 0.15, 1, 5);
    PartitionRequest request = PartitionRequest.of(k, objective).withPreset(preset).withSeed(seed);

    Partition partition = MultilevelPartitioner.partition(graph, request);

    assertThat(heaviest(Metrics.partWeights(graph, partition)))
        .isLessThanOrEqualTo(Math.max((long) Math.floor(1.03 * vertices / k), (vertices + k - 1) / k));
    assertThat(Metrics.partWeights(graph, partition)).doesNotContain(0);
  }

  @Property(tries = 100)
  void weightedGraphsPassTheBoundByLessThanTheHeaviestVertex(@ForAll long seed,
      @ForAll @IntRange(min = 1, max = 80) int vertices, @ForAll @IntRange(min = 1, max = 9) int parts,
      @ForAll Objective objective) {
    int k = Math.min(parts, vertices);
    Graph graph = RandomTopologies.graph(seed, vertices, 0.1, 20, 5);

    Partition partition = MultilevelPartitioner.partition(graph, PartitionRequest.of(k, objective));

    assertThat(heaviest(Metrics.partWeights(graph, partition))).isLessThanOrEqualTo(weightedBound(graph, k));
  }

  @Property(tries = 200)
  void weightedHypergraphsPassTheBoundByLessThanTheHeaviestVertex(@ForAll long seed,
      @ForAll @IntRange(min = 1, max = 80) int vertices, @ForAll @IntRange(min = 0, max = 100) int nets,
      @ForAll @IntRange(min = 1, max = 9) int parts) {
    int k = Math.min(parts, vertices);
    Hypergraph hypergraph = RandomTopologies.hypergraph(seed, vertices, nets, 6, 20, 9);

    Partition partition = MultilevelPartitioner.partition(hypergraph, PartitionRequest.of(k, Objective.VOLUME));

    assertThat(heaviest(Metrics.partWeights(hypergraph, partition))).isLessThanOrEqualTo(weightedBound(hypergraph, k));
  }

  @Test
  void aGridIsSplitAlongAStraightLine() {
    Graph grid = RandomTopologies.grid(20, 40);

    Partition halves = MultilevelPartitioner.partition(grid, PartitionRequest.of(2, Objective.CUT));

    assertThat(Metrics.cut(grid, halves)).isEqualTo(20);
  }

  @Test
  void moreLargeNetsThanSmallOnesDoNotHinder() {
    int n = 2000;
    long[] offsets = {0, n, 2 * n};
    int[] pins = new int[2 * n];
    Arrays.setAll(pins, p -> p % n);
    Hypergraph hypergraph = Hypergraph.of(n, Topology.unitWeights(n), offsets, pins, new long[] {3, 4});

    Partition partition = MultilevelPartitioner.partition(hypergraph, PartitionRequest.of(4, Objective.VOLUME));

    assertThat(Metrics.volume(hypergraph, partition)).isEqualTo(7 * 3);
    assertThat(heaviest(Metrics.partWeights(hypergraph, partition))).isLessThanOrEqualTo(515);
  }

  @Test
  void withoutNetsOnlyTheBalanceMatters() {
    Hypergraph hypergraph = Hypergraph.of(1000, Topology.unitWeights(1000), new long[] {0}, new int[0], new long[0]);

    Partition partition = MultilevelPartitioner.partition(hypergraph, PartitionRequest.of(7, Objective.VOLUME));

    assertThat(heaviest(Metrics.partWeights(hypergraph, partition))).isLessThanOrEqualTo(147);
  }

  @ParameterizedTest
  @CsvSource({"FAST,CUT", "FAST,VOLUME", "DEFAULT,CUT", "DEFAULT,VOLUME", "STRONG,CUT", "STRONG,VOLUME"})
  void theNumberOfThreadsDoesNotMatter(Preset preset, Objective objective) {
    Graph graph = RandomTopologies.graph(3, 700, 0.01, 1, 3);
    PartitionRequest request = PartitionRequest.of(5, objective).withPreset(preset);

    assertThat(MultilevelPartitioner.partition(graph, request.withThreads(2)).toArray())
        .isEqualTo(MultilevelPartitioner.partition(graph, request).toArray());
  }

  @ParameterizedTest
  @EnumSource(Objective.class)
  void norDoesItAroundHubs(Objective objective) {
    Graph graph = RandomTopologies.communities(1, 24, 50, 250);
    PartitionRequest request = PartitionRequest.of(24, objective);

    assertThat(MultilevelPartitioner.partition(graph, request.withThreads(2)).toArray())
        .isEqualTo(MultilevelPartitioner.partition(graph, request).toArray());
  }

  @Test
  void communitiesAroundHubsAreFoundBeyondAFewVertices() {
    long found = 0;
    long planted = 0;
    for (int seed = 1; seed <= 12; seed++) {
      Graph graph = RandomTopologies.communities(seed, 24, 50, 250);
      int[] community = new int[graph.vertices];
      Arrays.setAll(community, v -> v / 50);
      planted += Metrics.cut(graph, Partition.of(24, community));
      found += Metrics.cut(graph, MultilevelPartitioner.partition(graph, PartitionRequest.of(24, Objective.CUT)));
    }

    assertThat((double) found / planted).isLessThan(1.005);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void withCoordinatesNoGridIsCutWorseThanByItsBestStraightTiling(int parts) {
    Graph grid = RandomTopologies.grid(64, 64);
    PartitionRequest request = PartitionRequest.of(parts, Objective.CUT).withPreset(Preset.FAST)
        .withCoordinates(Coordinates.grid(64, 64));
    long tiling = Long.MAX_VALUE;
    for (int rows = 1; rows <= parts; rows *= 2) {
      tiling = Math.min(tiling, 64L * (rows - 1 + parts / rows - 1));
    }

    assertThat(Metrics.cut(grid, MultilevelPartitioner.partition(grid, request))).isLessThanOrEqualTo(tiling);
  }

  @ParameterizedTest
  @EnumSource(value = Preset.class, names = {"FAST", "DEFAULT"})
  void halvesOfASquareAlongTheDiagonalCarryLessVolumeThanStraightOnes(Preset preset) {
    Graph grid = RandomTopologies.grid(64, 64);
    PartitionRequest request = PartitionRequest.of(2, Objective.VOLUME).withPreset(preset).withCoordinates(Coordinates.grid(64, 64));

    assertThat(Metrics.volume(grid, MultilevelPartitioner.partition(grid, request))).isLessThan(2 * 64);
  }

  @Test
  void halvesOfACubeAcrossItsDiagonalCarryThreeQuartersOfTheVolumeOfStraightOnes() {
    Graph cube = RandomTopologies.cube(16);
    PartitionRequest request = PartitionRequest.of(2, Objective.VOLUME).withPreset(Preset.FAST).withCoordinates(Coordinates.grid(16, 16, 16));

    assertThat(Metrics.volume(cube, MultilevelPartitioner.partition(cube, request))).isEqualTo(2 * 192);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void volumesDoNotAskWhatEdgesWeigh(Preset preset) {
    Graph weighted = RandomTopologies.graph(5, 400, 0.01, 1, 50);
    Graph plain = Graph.unweighted(weighted.offsets, weighted.neighbours);
    PartitionRequest request = PartitionRequest.of(6, Objective.VOLUME).withPreset(preset);

    assertThat(MultilevelPartitioner.partition(weighted, request).toArray())
        .isEqualTo(MultilevelPartitioner.partition(plain, request).toArray());
  }

  @Test
  void anOblongIsSplitIntoRowsOfSquareTilesNotIntoAsManyRowsAsColumns() {
    PartitionRequest request = PartitionRequest.of(10, Objective.CUT).withPreset(Preset.FAST).withCoordinates(Coordinates.grid(10, 1000));
    Graph strip = RandomTopologies.grid(10, 1000);

    assertThat(Metrics.cut(strip, MultilevelPartitioner.partition(strip, request))).isEqualTo(9 * 10);
    assertThat(Tiling.candidates(new double[] {100, 300}, 32, false)).anySatisfy(tiling -> {
      assertThat(tiling.axes()).containsExactly(0, 1);
      assertThat(tiling.slabs()).containsExactly(3);
    });
  }

  @Test
  void morePartsThanVerticesAreRefused() {
    Graph grid = RandomTopologies.grid(2, 2);

    assertThatThrownBy(() -> MultilevelPartitioner.partition(grid, PartitionRequest.of(5, Objective.CUT)))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("5 parts of 4 vertices");
  }

  private static long weightedBound(Topology topology, int k) {
    long total = topology.totalVertexWeight;
    return Math.max((long) Math.floor(1.03 * total / k), (total + k - 1) / k) + topology.maxVertexWeight - 1;
  }

  private static long heaviest(long[] weights) {
    return Arrays.stream(weights).max().orElse(0);
  }
}
