package org.parcast.analyses.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.DagTm;
import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.RankPlacement;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

class PlacementTest {
  private static final TaskMatrix FOUR = TaskMatrix.of(new double[][] {{0, 1, 9, 2}, {1, 0, 3, 8}, {9, 3, 0, 1}, {2, 8, 1, 0}});

  private static TaskMatrix random(int tasks, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[][] rows = new double[tasks][tasks];
    for (int i = 0; i < tasks; i++) {
      for (int j = 0; j < i; j++) {
        rows[i][j] = random.nextInt(3) == 0 ? random.nextInt(1000) : 0;
        rows[j][i] = rows[i][j];
      }
    }
    return TaskMatrix.of(rows);
  }

  private static TaskPlacement place(TaskMatrix matrix, Strategy strategy, Integer... arities) {
    try {
      return PlacementAnalysis.place(new PlacementRequest(matrix, Optional.empty(), MachineHierarchy.ofArities("test", List.of(arities)),
          List.of(strategy), LocalityBounds.DEFAULT, 1)).placements().get(0);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void linksWeighTwiceAsMuchPerLevelUp() {
    MachineHierarchy machine = MachineHierarchy.ofArities("test", List.of(2, 2, 2));

    assertThat(machine.distance(0, 0)).isZero();
    assertThat(machine.distance(0, 1)).isEqualTo(4);
    assertThat(machine.distance(0, 2)).isEqualTo(4 + 8);
    assertThat(machine.distance(0, 7)).isEqualTo(4 + 8 + 16);
  }

  @Test
  void levelsOfArityOneVanish() {
    assertThat(MachineHierarchy.ofArities("test", List.of(1, 2, 1, 2)).arities()).containsExactly(2, 2);
  }

  @Test
  void eagerMapGroupsGreedilyFromTheLowestIndex() {
    TaskPlacement placement = place(FOUR, Strategy.EAGERMAP, 2, 2);

    assertThat(placement.units()).containsExactly(0, 2, 1, 3);
    assertThat(placement.quality()).isCloseTo(17 / 5.0 + 7 / 13.0, within(1e-12));
    assertThat(placement.cost()).isCloseTo(17 * 4 + 7 * 12, within(1e-12));
  }

  @Test
  void eagerMapKeepsTheOrderOfTheTopGroup() {
    assertThat(place(FOUR, Strategy.EAGERMAP, 4).units()).containsExactly(0, 1, 2, 3);
  }

  @Test
  void eagerMapMakesTheFirstGroupsLarger() {
    TaskMatrix none = TaskMatrix.of(new double[6][6]);

    assertThat(place(none, Strategy.EAGERMAP, 2, 4).units()).containsExactly(0, 1, 2, 4, 5, 6);
    assertThat(place(none, Strategy.EAGERMAP, 2, 2, 2).units()).containsExactly(0, 1, 2, 3, 4, 6);
    assertThat(place(none, Strategy.EAGERMAP, 2, 2).units()).containsExactly(0, 0, 1, 1, 2, 3);
  }

  @Test
  void scatterPutsNeighboursFarApart() {
    TaskMatrix none = TaskMatrix.of(new double[4][4]);

    assertThat(place(none, Strategy.SCATTER, 2, 4, 2).units()).containsExactly(0, 8, 2, 10);
    assertThat(place(none, Strategy.COMPACT, 2, 4, 2).units()).containsExactly(0, 1, 2, 3);
    assertThat(place(none, Strategy.RANDOM, 2, 4, 2).units()).doesNotHaveDuplicates();
  }

  @Property(tries = 40)
  void bisectionIsNeverWorseThanEagerMapAndNeverBetterThanTheOracle(@ForAll @IntRange(min = 2, max = 8) int tasks, @ForAll long seed) {
    TaskMatrix matrix = random(tasks, seed);
    double eager = place(matrix, Strategy.EAGERMAP, 2, 2, 2).quality();
    double bisection = place(matrix, Strategy.BISECTION, 2, 2, 2).quality();
    double oracle = place(matrix, Strategy.ORACLE, 2, 2, 2).quality();

    assertThat(bisection).isGreaterThanOrEqualTo(eager * (1 - 1e-9)).isGreaterThanOrEqualTo(0.95 * oracle).isLessThanOrEqualTo(oracle * (1 + 1e-9));
  }

  @Property(tries = 20)
  void theOracleFindsTheBestOfAllPermutations(@ForAll @IntRange(min = 2, max = 5) int tasks, @ForAll long seed) {
    TaskMatrix matrix = random(tasks, seed);
    MachineHierarchy machine = MachineHierarchy.ofArities("test", List.of(3, 2));

    assertThat(place(matrix, Strategy.ORACLE, 3, 2).quality()).isCloseTo(best(matrix, machine, new int[tasks], 0), within(1e-9));
  }

  private static double best(TaskMatrix matrix, MachineHierarchy machine, int[] unitOf, int task) {
    if (task == unitOf.length) {
      return PlacementScore.quality(matrix, machine, unitOf);
    }
    double best = 0;
    for (int unit = 0; unit < machine.units(); unit++) {
      int u = unit;
      if (Arrays.stream(unitOf, 0, task).noneMatch(taken -> taken == u)) {
        unitOf[task] = unit;
        best = Math.max(best, best(matrix, machine, unitOf, task + 1));
      }
    }
    return best;
  }

  @Property(tries = 30)
  void everyStrategyBalancesTheUnits(@ForAll @IntRange(min = 1, max = 40) int tasks, @ForAll long seed) {
    for (Strategy strategy : Strategy.values()) {
      if (strategy.isTriedUnasked(tasks, false)) {
        List<Integer> units = place(random(tasks, seed), strategy, 2, 4, 2).units();
        long most = units.stream().mapToLong(u -> units.stream().filter(u::equals).count()).max().orElseThrow();
        assertThat(most).as(strategy.label()).isLessThanOrEqualTo((tasks + 15) / 16);
        if (strategy != Strategy.DAGTM) { // groups stay on one core
          assertThat(units.stream().distinct().count()).as(strategy.label()).isGreaterThanOrEqualTo(Math.min(tasks, 16));
        }
      }
    }
  }

  @Property(tries = 100)
  void dagTmBalancesTheUnitsWhateverThePatterns(@ForAll @IntRange(min = 1, max = 40) int tasks, @ForAll long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<LocalityPattern> patterns =
        java.util.stream.IntStream.range(0, tasks).mapToObj(t -> LocalityPattern.values()[random.nextInt(3)]).toList();
    TaskMatrix matrix = random(tasks, seed);
    int[] unitOf = new DagTm().place(new PlacementProblem(matrix, matrix, patterns, MachineHierarchies.of("2x4x2"), 1));

    for (int unit = 0; unit < 16; unit++) {
      int u = unit;
      assertThat(Arrays.stream(unitOf).filter(other -> other == u).count()).isLessThanOrEqualTo((tasks + 15) / 16);
    }
  }

  @Property(tries = 30)
  void onAnUnevenMachineTasksRunOnUnitsThatAreThere(@ForAll @IntRange(min = 2, max = 10) int tasks, @ForAll long seed) throws IOException {
    // Two cores of two threads and one of one on a socket, one core of one thread on the other.
    MachineHierarchy whole = MachineHierarchy.ofArities("uneven", List.of(2, 3, 2));
    MachineHierarchy machine = new MachineHierarchy("uneven", whole.levels(), 1, List.of(0, 1, 2, 3, 4, -1, 5, -1, -1, -1, -1, -1));
    TaskMatrix matrix = random(tasks, seed);
    List<Strategy> strategies = Arrays.stream(Strategy.values()).filter(strategy -> strategy.isTriedUnasked(tasks, false)).toList();
    PlacementForecast forecast = PlacementAnalysis.place(new PlacementRequest(matrix, Optional.empty(), machine, strategies, LocalityBounds.DEFAULT, seed));

    for (TaskPlacement placement : forecast.placements()) {
      assertThat(placement.cores()).as(placement.strategy().label()).allMatch(cpu -> cpu >= 0);
      if (tasks <= 6) {
        assertThat(placement.units()).as(placement.strategy().label()).doesNotHaveDuplicates();
      }
    }
    assertThat(quality(forecast, Strategy.BISECTION)).isGreaterThanOrEqualTo(quality(forecast, Strategy.EAGERMAP) * (1 - 1e-9));
    if (tasks <= 6) {
      assertThat(quality(forecast, Strategy.ORACLE)).isGreaterThanOrEqualTo(quality(forecast, Strategy.BISECTION) * (1 - 1e-9));
    }
  }

  private static double quality(PlacementForecast forecast, Strategy strategy) {
    return forecast.placements().stream().filter(placement -> placement.strategy() == strategy).findFirst().orElseThrow().quality();
  }

  @Test
  void beyondEightTasksTheOracleIsNeverWorseThanBisection() throws IOException {
    for (long seed = 1; seed <= 3; seed++) {
      TaskMatrix matrix = random(12, seed);
      assertThat(place(matrix, Strategy.ORACLE, 2, 4, 2).quality()).isGreaterThanOrEqualTo(place(matrix, Strategy.BISECTION, 2, 4, 2).quality() * (1 - 1e-9));
    }
  }

  /** A ring of threads in any order: those of a core stay together, and one hop leads to the core before and to the one behind. */
  @Test
  void whoSharesMostSitsBesideOnARingOfCores() throws IOException {
    int tasks = 32;
    int[] order = IntStream.range(0, tasks).map(i -> i * 13 % tasks).toArray();
    double[][] rows = new double[tasks][tasks];
    for (int i = 0; i < tasks; i++) {
      // Four in a row share more, as they run on one core.
      int next = order[(i + 1) % tasks];
      rows[order[i]][next] = i % 4 == 3 ? 10 : 100;
      rows[next][order[i]] = rows[order[i]][next];
    }
    MachineHierarchy ring = MachineHierarchies.of("xeon-phi");
    PlacementForecast forecast = PlacementAnalysis.place(new PlacementRequest(TaskMatrix.of(rows), Optional.empty(), ring,
        List.of(Strategy.DAGTM, Strategy.BISECTION, Strategy.ORACLE), LocalityBounds.DEFAULT, 1));

    for (TaskPlacement placement : forecast.placements()) {
      int[] hops = IntStream.range(0, tasks).map(i -> ring.hops(placement.units().get(order[i]) / 4, placement.units().get(order[(i + 1) % tasks]) / 4)).toArray();
      // Eight cores in a line of the ring: out and back are 14 hops.
      assertThat(Arrays.stream(hops).sum()).as(placement.strategy().label()).isEqualTo(14);
    }
  }

  @Test
  void threadsMoveOnlyWhereTheirReferencesAreKnown() {
    assertThatThrownBy(() -> place(random(4, 1), Strategy.KMAF, 2, 2)).hasMessageContaining("by their references");
  }

  @Test
  void ranksOfAGridLieAsTheGridDoesOnATorus() {
    double[][] rows = new double[16][16];
    NetworkTopology torus = NetworkTopology.parse("torus:4x4");
    int[] shuffled = {5, 2, 14, 7, 0, 9, 3, 11, 12, 1, 15, 4, 8, 6, 13, 10};
    for (int a = 0; a < 16; a++) {
      for (int b = 0; b < 16; b++) {
        rows[shuffled[a]][shuffled[b]] = torus.distance(a, b) == 1 ? 10 : 0;
      }
    }
    TaskMatrix matrix = TaskMatrix.of(rows);
    int[] nodeOf = RankPlacement.place(matrix, List.of(matrix.size()), torus, 1);

    assertThat(nodeOf).doesNotHaveDuplicates();
    assertThat(RankPlacement.meanDistance(matrix, torus, nodeOf)).isEqualTo(1);
  }

  /** Axes of 2 have the same neighbour on both sides; the grid may stand across the network, and its axes may go through several of the network's. */
  @Test
  void processGridsAreLaidUponNetworksThatTheyFit() {
    for (String[] gridAndTopology : new String[][] {{"torus:2x4", "torus:4x2"}, {"torus:8x4", "torus:4x8"}, {"torus:2x2x4", "torus:4x2x2"},
        {"torus:4x4x4", "torus:4x4x4"}, {"torus:16x4", "torus:4x16"}, {"mesh:8x2", "mesh:2x8"}, {"torus:8x8", "torus:4x4x4"}, {"torus:8x4", "torus:4x4x2"},
        {"torus:4x8", "torus:4x4x2"}, {"torus:32", "torus:4x4x2"}, {"torus:16", "torus:4x4"}, {"torus:16", "mesh:4x4"}, {"torus:64", "torus:8x8"},
        {"torus:16x16", "torus:4x4x4x4"}, {"torus:24", "torus:4x6"}, {"torus:12x6", "torus:6x6x2"}, {"torus:36", "torus:6x6"}, {"mesh:9x3", "torus:3x3x3"}}) {
      NetworkTopology topology = NetworkTopology.parse(gridAndTopology[1]);
      NetworkTopology grid = NetworkTopology.parse(gridAndTopology[0]);

      assertThat(placedDistance(grid, topology)).as("%s on %s", (Object[]) gridAndTopology).isEqualTo(1);
    }
  }

  /** Each link of the mesh is one of the torus. */
  @Test
  void placementsOnATorusAreNeverWorseThanOnItsMesh() {
    for (String extents : List.of("4x4", "3x5", "2x3x4", "5x5")) {
      int nodes = NetworkTopology.parse("mesh:" + extents).nodes();
      for (String grid : List.of("mesh:" + nodes, "torus:" + nodes, "torus:" + extents)) {
        NetworkTopology ranks = NetworkTopology.parse(grid);
        assertThat(placedDistance(ranks, NetworkTopology.parse("torus:" + extents))).as(grid + " on " + extents)
            .isLessThanOrEqualTo(placedDistance(ranks, NetworkTopology.parse("mesh:" + extents)));
      }
    }
  }

  /** Mean hops of ranks that exchange with their neighbours in a grid. */
  private static double placedDistance(NetworkTopology grid, NetworkTopology topology) {
    double[][] rows = new double[grid.nodes()][grid.nodes()];
    for (int a = 0; a < rows.length; a++) {
      for (int b = 0; b < rows.length; b++) {
        rows[a][b] = grid.distance(a, b) == 1 ? 1 : 0;
      }
    }
    TaskMatrix matrix = TaskMatrix.of(rows);
    int[] nodeOf = RankPlacement.place(matrix, grid.extents(), topology, 1);
    assertThat(nodeOf).doesNotHaveDuplicates();
    return RankPlacement.meanDistance(matrix, topology, nodeOf);
  }

  /** Cores of four threads take groups of four, whether or not the machine has sockets. */
  @Test
  void dagTmGroupsThreadsByCoreOnMachinesOfTwoNumbers() throws IOException {
    double[][] rows = new double[8][8];
    for (int a = 0; a < 8; a++) {
      for (int b = 0; b < 8; b++) {
        rows[a][b] = a != b && a % 2 == b % 2 ? 5 : 0;
      }
    }
    TaskMatrix matrix = TaskMatrix.of(rows);
    for (String shape : List.of("2x4", "61x4", "1x2x4", "3x2x4")) {
      MachineHierarchy machine = MachineHierarchies.of(shape);
      List<LocalityPattern> sharing = java.util.Collections.nCopies(8, LocalityPattern.SHARING);
      int[] unitOf = new DagTm().place(new PlacementProblem(matrix, matrix, sharing, machine, 1));

      assertThat(machine.unitsPerCore()).as(shape).isEqualTo(4);
      for (int thread = 2; thread < 8; thread++) {
        assertThat(unitOf[thread] / 4).as(shape + " thread " + thread).isEqualTo(unitOf[thread - 2] / 4);
      }
    }
  }

  @Test
  void pairsOfRanksShareABranchOfAFatTree() {
    double[][] rows = new double[6][6];
    for (int[] pair : new int[][] {{0, 5}, {1, 3}, {2, 4}}) {
      rows[pair[0]][pair[1]] = 1;
      rows[pair[1]][pair[0]] = 1;
    }
    NetworkTopology tree = NetworkTopology.parse("fattree:4x2");
    TaskMatrix matrix = TaskMatrix.of(rows);

    assertThat(RankPlacement.meanDistance(matrix, tree, RankPlacement.place(matrix, List.of(matrix.size()), tree, 1))).isEqualTo(2);
    assertThatThrownBy(() -> RankPlacement.place(matrix, List.of(matrix.size()), NetworkTopology.parse("mesh:5"), 1)).hasMessageContaining("6 ranks");
  }
}
