package org.parcast.partition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

class HierarchyTest {

  @Test
  void coarseLevelsOfNeighbourhoodsAreGraphsAndFineOnesAreNets() {
    Hierarchy hierarchy = Hierarchy.coarsen(Hypergraph.closedNeighbourhoods(RandomTopologies.grid(60, 60)), 100, null, new Randomness(1));

    for (int level = 0; level <= hierarchy.coarsestLevel(); level++) {
      Topology topology = hierarchy.level(level);
      assertThat(topology).isInstanceOf(3 * topology.vertices < 3600 ? Graph.class : Hypergraph.class);
      assertThat(topology.totalVertexWeight).isEqualTo(3600);
    }
    assertThat(hierarchy.level(hierarchy.coarsestLevel())).isInstanceOf(Graph.class);
  }

  @Test
  void netsThatAreNoNeighbourhoodsStayNets() {
    Hierarchy hierarchy = Hierarchy.coarsen(RandomTopologies.hypergraph(1, 2000, 3000, 6, 1, 5), 50, null, new Randomness(1));

    assertThat(hierarchy.level(hierarchy.coarsestLevel())).isInstanceOf(Hypergraph.class);
    assertThat(hierarchy.level(hierarchy.coarsestLevel()).vertices).isLessThan(250);
  }

  @Test
  void communitiesAreNeverMixed() {
    int[] communities = new int[3600];
    Arrays.setAll(communities, v -> v % 60 / 20);
    Hierarchy hierarchy =
        Hierarchy.coarsen(Hypergraph.closedNeighbourhoods(RandomTopologies.grid(60, 60)), 100, communities, new Randomness(1));

    int[] partOf = hierarchy.restrictToCoarsest(communities.clone());
    for (int level = hierarchy.coarsestLevel() - 1; level >= 0; level--) {
      partOf = hierarchy.project(partOf, level);
    }
    assertThat(partOf).isEqualTo(communities);
  }

  @Test
  void leavesOfAHubAndVerticesWithoutNeighboursAreContractedToo() {
    int[] ends = new int[4000];
    for (int leaf = 1; leaf <= 2000; leaf++) {
      ends[2 * leaf - 1] = leaf;
    }
    Graph starAndOthers = Graph.ofEdges(4000, ends);

    for (Topology topology : new Topology[] {starAndOthers, Hypergraph.closedNeighbourhoods(starAndOthers)}) {
      Hierarchy hierarchy = Hierarchy.coarsen(topology, 100, null, new Randomness(1));

      assertThat(hierarchy.level(hierarchy.coarsestLevel()).vertices).isLessThanOrEqualTo(150);
    }
  }

  @Test
  void whatIsTiedToTheSameHubOrToNothingIsNotMixedAcrossCommunities() {
    int[] ends = new int[4000];
    for (int leaf = 1; leaf <= 2000; leaf++) {
      ends[2 * leaf - 1] = leaf;
    }
    int[] communities = new int[4000];
    Arrays.setAll(communities, v -> v % 3);
    Hierarchy hierarchy = Hierarchy.coarsen(Graph.ofEdges(4000, ends), 100, communities, new Randomness(1));

    int[] partOf = hierarchy.restrictToCoarsest(communities.clone());
    for (int level = hierarchy.coarsestLevel() - 1; level >= 0; level--) {
      partOf = hierarchy.project(partOf, level);
    }
    assertThat(partOf).isEqualTo(communities);
  }
}
