package org.parcast.partition.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.parcast.partition.RandomTopologies;

/** The gains that the searches rely on are the differences of the objective counted afresh. */
class PartitionStateTest {

  @Property(tries = 100)
  void gainsOfCutsAreDifferences(@ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int vertices,
      @ForAll @IntRange(min = 2, max = 6) int parts) {
    checkMoves(RandomTopologies.graph(seed, vertices, 0.2, 3, 5), parts, seed);
  }

  @Property(tries = 100)
  void gainsOfVolumesAreDifferences(@ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int vertices,
      @ForAll @IntRange(min = 2, max = 6) int parts) {
    checkMoves(RandomTopologies.hypergraph(seed, vertices, 30, 9, 3, 5), parts, seed);
  }

  @Property(tries = 100)
  void gainsRiseByNoMoreThanIsTold(@ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int vertices,
      @ForAll @IntRange(min = 2, max = 6) int parts) {
    checkRises(RandomTopologies.graph(seed, vertices, 0.2, 3, 5), parts, seed);
    checkRises(RandomTopologies.hypergraph(seed, vertices, 30, 9, 3, 5), parts, seed);
  }

  @Property(tries = 100)
  void metricsAgreeWithANaiveCount(@ForAll long seed, @ForAll @IntRange(min = 1, max = 30) int vertices,
      @ForAll @IntRange(min = 1, max = 5) int parts) {
    Graph graph = RandomTopologies.graph(seed, vertices, 0.3, 1, 4);
    Partition partition = Partition.of(parts, randomParts(vertices, parts, seed));
    long cut = 0;
    long volume = 0;
    for (int v = 0; v < vertices; v++) {
      long foreign = 0;
      boolean[] seen = new boolean[parts];
      for (int i = 0; i < graph.degree(v); i++) {
        int part = partition.part(graph.neighbour(v, i));
        if (part != partition.part(v)) {
          cut += graph.neighbour(v, i) < v ? graph.edgeWeight(v, i) : 0;
          foreign += seen[part] ? 0 : 1;
          seen[part] = true;
        }
      }
      volume += foreign;
    }

    assertThat(Metrics.cut(graph, partition)).isEqualTo(cut);
    assertThat(Metrics.volume(graph, partition)).isEqualTo(volume);
    assertThat(Metrics.volume(Hypergraph.closedNeighbourhoods(graph), partition)).isEqualTo(volume);
  }

  private static void checkMoves(Topology topology, int parts, long seed) {
    long[] bounds = new long[parts];
    Arrays.fill(bounds, Long.MAX_VALUE);
    PartitionState state = topology.state(randomParts(topology.vertices, parts, seed), bounds);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 30; i++) {
      long before = state.objective();
      int vertex = random.nextInt(topology.vertices);
      if (state.findBestMove(vertex)) {
        assertThat(state.bestGain).isEqualTo(state.gain(vertex, state.bestTarget));
      }
      int to = random.nextInt(parts);
      if (to == state.partOf[vertex]) {
        continue;
      }
      long gain = state.gain(vertex, to);
      state.move(vertex, to);
      assertThat(state.objective()).isEqualTo(before - gain)
          .isEqualTo(topology.state(state.partOf.clone(), bounds).objective());
    }
  }

  /** After a move no other vertex's best gain is above what it was before by more than {@link PartitionState#affected} tells. */
  private static void checkRises(Topology topology, int parts, long seed) {
    long[] bounds = new long[parts];
    Arrays.fill(bounds, Long.MAX_VALUE);
    PartitionState state = topology.state(randomParts(topology.vertices, parts, seed), bounds);
    SplittableRandom random = new SplittableRandom(seed);
    int[] affected = new int[topology.vertices];
    long[] rise = new long[topology.vertices];
    for (int i = 0; i < 30; i++) {
      int moved = random.nextInt(topology.vertices);
      int to = random.nextInt(parts);
      if (to == state.partOf[moved]) {
        continue;
      }
      long[] allowed = bestGains(state);
      state.move(moved, to);
      int count = state.affected(moved, affected, rise);
      for (int j = 0; j < count; j++) {
        allowed[affected[j]] += rise[j];
      }
      long[] after = bestGains(state);
      for (int v = 0; v < topology.vertices; v++) {
        assertThat(v == moved ? Long.MIN_VALUE : after[v]).isLessThanOrEqualTo(allowed[v]);
      }
    }
  }

  /** The gain of every vertex's best move to any other part. */
  private static long[] bestGains(PartitionState state) {
    long[] gains = new long[state.topology.vertices];
    for (int v = 0; v < gains.length; v++) {
      gains[v] = Long.MIN_VALUE;
      for (int part = 0; part < state.parts; part++) {
        gains[v] = part == state.partOf[v] ? gains[v] : Math.max(gains[v], state.gain(v, part));
      }
    }
    return gains;
  }

  private static int[] randomParts(int vertices, int parts, long seed) {
    return new SplittableRandom(seed).ints(vertices, 0, parts).toArray();
  }
}
