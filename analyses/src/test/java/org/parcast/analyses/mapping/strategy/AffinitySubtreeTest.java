package org.parcast.analyses.mapping.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/** An example in the spirit of the paper's figure 3: its threads are counted from 1. */
class AffinitySubtreeTest {
  private static final int[][] EDGES = {{1, 7, 20}, {6, 8, 19}, {1, 3, 18}, {2, 4, 17}, {3, 6, 16}, {2, 5, 13}, {4, 8, 12}, {1, 5, 7}, {3, 5, 6},
    {5, 7, 6}, {2, 6, 5}, {7, 8, 4}, {4, 6, 3}, {5, 8, 2}, {2, 8, 1}};

  static TaskMatrix figure() {
    return matrix(8, EDGES);
  }

  private static TaskMatrix matrix(int threads, int[][] edges) {
    double[][] rows = new double[threads][threads];
    for (int[] edge : edges) {
      rows[edge[0] - 1][edge[1] - 1] = edge[2];
      rows[edge[1] - 1][edge[0] - 1] = edge[2];
    }
    return TaskMatrix.of(rows);
  }

  private static List<List<Integer>> groups(TaskMatrix matrix, int size) {
    return AffinitySubtree.groups(matrix, IntStream.range(0, matrix.size()).boxed().toList(), size).stream()
        .map(group -> group.stream().map(t -> t + 1).toList()).toList();
  }

  @Test
  void treesGrowByTheHeaviestEdgeThatLeavesThem() {
    assertThat(groups(figure(), 4)).containsExactly(List.of(1, 7, 3, 6), List.of(2, 4, 5, 8));
  }

  @Test
  void amongEqualEdgesTheLowestThreadComesFirst() {
    int[][] equal = {{1, 2, 5}, {1, 4, 5}, {2, 3, 5}, {3, 4, 5}, {5, 6, 5}};

    assertThat(groups(matrix(6, equal), 3)).containsExactly(List.of(1, 2, 3), List.of(5, 6), List.of(4));
  }

  @Test
  void threadsWithoutAffinityFormTheLastGroups() {
    assertThat(groups(matrix(7, new int[][] {{3, 5, 1}}), 2)).containsExactly(List.of(3, 5), List.of(1, 2), List.of(4, 6), List.of(7));
    assertThat(groups(matrix(3, new int[0][]), 4)).containsExactly(List.of(1, 2, 3));
  }

  @Test
  void oneUnitPerCoreLeavesThreadsAlone() {
    assertThat(groups(matrix(2, new int[][] {{1, 2, 9}}), 1)).containsExactly(List.of(1), List.of(2));
  }

  @Test
  void eachGroupGoesToOneCore() {
    MachineHierarchy machine = machine("1x2x4");
    int[] unitOf = new DagTm().place(
        new PlacementProblem(figure(), figure(), Collections.nCopies(8, LocalityPattern.SHARING), machine, 1));

    assertThat(IntStream.of(0, 6, 2, 5).map(t -> unitOf[t] / 4).distinct()).hasSize(1);
    assertThat(IntStream.of(1, 3, 4, 7).map(t -> unitOf[t] / 4).distinct()).hasSize(1);
    assertThat(unitOf).doesNotHaveDuplicates();
  }

  static MachineHierarchy machine(String text) {
    try {
      return MachineHierarchies.of(text);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void isolatedThreadsAreSpreadOverSocketsAndCores() {
    MachineHierarchy machine = machine("2x2x2");
    TaskMatrix none = matrix(4, new int[0][]);
    int[] unitOf = new DagTm().place(new PlacementProblem(none, none, Collections.nCopies(4, LocalityPattern.ISOLATION), machine, 1));

    assertThat(unitOf).containsExactly(0, 4, 2, 6);
  }

  @Test
  void groupsThatShareMostGetNeighbouringCores() {
    // Pairs 1-2, 3-4, 5-6, 7-8; the first pair shares with the third, the second with the fourth.
    TaskMatrix matrix = matrix(8, new int[][] {{1, 2, 100}, {3, 4, 99}, {5, 6, 98}, {7, 8, 97}, {1, 5, 10}, {3, 7, 10}});
    int[] unitOf = new DagTm().place(
        new PlacementProblem(matrix, matrix, Collections.nCopies(8, LocalityPattern.SHARING), machine("2x2x2"), 1));

    assertThat(unitOf[0] / 4).isEqualTo(unitOf[4] / 4);
    assertThat(unitOf[2] / 4).isEqualTo(unitOf[6] / 4).isNotEqualTo(unitOf[0] / 4);
  }

  @Test
  void groupsThatShareGoNoFartherApartThanTheyHaveTo() {
    // A ring of eight on machines with more cores than its four pairs need: one of two sockets, two of eight caches.
    int[][] ring = new int[8][];
    Arrays.setAll(ring, t -> new int[] {t + 1, (t + 1) % 8 + 1, 10});
    TaskMatrix matrix = matrix(8, ring);
    List<LocalityPattern> sharing = Collections.nCopies(8, LocalityPattern.SHARING);

    int[] onSockets = new DagTm().place(new PlacementProblem(matrix, matrix, sharing, machine("2x4x2"), 1));
    assertThat(IntStream.of(onSockets)).allMatch(unit -> unit < 8).doesNotHaveDuplicates();
    MachineHierarchy caches = new MachineHierarchy("caches", MachineHierarchy.ofArities("caches", List.of(2, 4, 3, 2)).levels(), 2,
        IntStream.range(0, 48).boxed().toList());
    int[] onCaches = new DagTm().place(new PlacementProblem(matrix, matrix, sharing, caches, 1));
    assertThat(IntStream.of(onCaches)).allMatch(unit -> unit < 12).doesNotHaveDuplicates();
  }

  @Test
  void groupsThatShareNothingAreSpread() {
    TaskMatrix matrix = matrix(4, new int[][] {{1, 2, 10}, {3, 4, 10}});
    int[] unitOf = new DagTm().place(
        new PlacementProblem(matrix, matrix, Collections.nCopies(4, LocalityPattern.SHARING), machine("2x4x2"), 1));

    assertThat(unitOf[0] / 8).isEqualTo(unitOf[1] / 8).isNotEqualTo(unitOf[2] / 8);
  }

  @Test
  void moreSmallGroupsThanCoresAreJoined() {
    // Four pairs on two cores of four threads: pairs that share most are joined.
    TaskMatrix matrix = matrix(8, new int[][] {{1, 2, 100}, {3, 4, 99}, {5, 6, 98}, {7, 8, 97}});
    int[] unitOf = new DagTm().place(
        new PlacementProblem(matrix, matrix, Collections.nCopies(8, LocalityPattern.SHARING), machine("1x2x4"), 1));

    assertThat(unitOf).doesNotHaveDuplicates();
    for (int pair = 0; pair < 8; pair += 2) {
      assertThat(unitOf[pair] / 4).isEqualTo(unitOf[pair + 1] / 4);
    }
  }
}
