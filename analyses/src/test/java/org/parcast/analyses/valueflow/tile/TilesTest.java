package org.parcast.analyses.valueflow.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.TinyAlgebra;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.TinyStencils;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.VolumeBounds;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

@Tag("slow")
class TilesTest {
  /** 5 divides none of the numbers of tiles along an axis. */
  private static final List<Integer> RANKS = List.of(2, 9, 5);

  private static CommunicationForecast tiled(ValueFlowRecording recording) {
    CommunicationForecast forecast = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS).withMemory(1));
    assertThat(forecast.tiles()).hasValueSatisfying(tiles -> assertThat(tiles.side()).isEqualTo(2));
    return forecast;
  }

  private static Stream<DecompositionForecast> cuts(CommunicationForecast forecast) {
    return forecast.ranks().stream().flatMap(ranks -> ranks.results().stream())
        .filter(r -> r.estimator() != Estimator.PARTITION && r.assembly() == AssemblyConvention.OWNER);
  }

  /** What is said of every decomposition with tiles, against the same with words. */
  private static void compare(ValueFlowRecording recording) {
    CommunicationForecast words = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS));
    assertThat(words.tiles()).isEmpty();
    assertThat(words.ranks().get(0).best().bounds()).isEmpty();
    List<DecompositionForecast> tiled = cuts(tiled(recording)).toList();
    assertThat(tiled).noneMatch(r -> r.estimator() == Estimator.CYCLIC || r.estimator() == Estimator.BLOCK_CYCLIC);
    for (DecompositionForecast tile : tiled) {
      DecompositionForecast word = cuts(words).filter(w -> w.ranks() == tile.ranks() && w.estimator() == tile.estimator()
          && w.grid().equals(tile.grid()) && w.array().equals(tile.array())).findFirst().orElseThrow();
      VolumeBounds bounds = tile.bounds().orElseThrow();
      String what = tile.estimator() + " " + tile.grid() + " of " + tile.array() + ": " + bounds;
      assertThat(word.bytesPointToPointPerStep()).as(what).isBetween(bounds.low(), bounds.high());
      assertThat(tile.bytesPointToPointPerStep()).as(what).isBetween(bounds.low(), bounds.high());
      if (tile.ranks() != 5) {
        assertThat(tile.bytesPointToPointPerStep()).as(what).isEqualTo(word.bytesPointToPointPerStep(), within(1e-6));
        assertThat(tile.bytesPointToPoint()).as(what).isEqualTo(word.bytesPointToPoint());
        assertThat(bounds.high()).as(what).isEqualTo(bounds.low(), within(1e-6));
      }
    }
    assertThat(tiled).anyMatch(r -> r.bounds().orElseThrow().low() < r.bounds().orElseThrow().high());
  }

  @ParameterizedTest
  @EnumSource(value = TinyStencils.Heat.class, names = {"WHILE", "CHECKSUM"}, mode = EnumSource.Mode.EXCLUDE)
  void stencilsInBlocksOfWholeTilesAreExactAndOthersWithinTheirBounds(TinyStencils.Heat variant) {
    compare(TinyStencils.heat2d(36, 4, variant));
  }

  @Test
  void productsInBlocksOfWholeTilesAreExactAndOthersWithinTheirBounds() {
    compare(TinyAlgebra.matMul(36, true));
  }

  /** Memory that runs out once does so with single words; whoever hears of it each time has none for tiles either. */
  @Test
  void whereTheMemoryRunsOutTilesAreTried() {
    ValueFlowRecording recording = TinyStencils.heat2d(36, 4, TinyStencils.Heat.SWAP);
    List<String> told = new ArrayList<>();
    CommunicationForecast forecast = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS).withProgress(message -> {
      told.add(message);
      if (message.startsWith("Cutting") && told.stream().noneMatch(m -> m.startsWith("Out of memory"))) {
        throw new OutOfMemoryError();
      }
    }));
    assertThat(forecast.tiles()).isPresent();
    assertThat(told).filteredOn(m -> m.startsWith("Out of memory")).hasSize(1);
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS).withProgress(message -> {
      if (message.startsWith("Cutting")) {
        throw new OutOfMemoryError();
      }
    }))).isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void collectivesAreThoseOfWords() {
    ValueFlowRecording recording = TinyStencils.heat2d(36, 4, TinyStencils.Heat.WHILE);
    CommunicationForecast words = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS));
    CommunicationForecast tiles = tiled(recording);
    for (int i = 0; i < RANKS.size(); i++) {
      assertThat(tiles.ranks().get(i).best().bytesCollectivePerStep())
          .isEqualTo(words.ranks().get(i).best().bytesCollectivePerStep());
    }
    assertThat(tiles.singletons().singletons()).usingRecursiveComparison().ignoringFields("score").isEqualTo(words.singletons().singletons());
  }

  /** Words of two groups that have nothing in common, of which each tile has both; their sums are words of an array that can be cut, which has a word of few sources besides. */
  @Test
  void singletonsAreThoseOfWordsWhereAllUsesCanBeGoneThrough() {
    int n = 1600;
    int groups = 2;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] sums = program.array("sum", Thresholds.PARTS);
    int[] sum = Arrays.copyOf(sums, groups);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int word : sum) {
        program.constant(1, word);
      }
      for (int i = 0; i < n; i++) {
        program.assemble(2, sum[i % groups], x[i]);
      }
      program.compute(4, sums[groups], x[0], x[1]); // gathered from few: the array is none of coefficients
      for (int i = 0; i < n; i++) {
        program.compute(3, x[i], x[i], sum[i % groups]);
      }
    }
    ValueFlowRecording recording = program.recording();
    CommunicationRequest request = CommunicationRequest.of(List.of(2)).withMemory(1);
    List<WordArray> arrays = WordArrays.of(recording, request.shapes());
    ValueCommunicationGraph words = new ValueCommunicationGraph(recording, arrays);
    assertThat(CoarseGraph.of(recording, words, arrays, request).singletons().all().cardinality()).isZero();
    assertThat(CoarseGraph.of(recording, words, arrays, request, 0).singletons().all().cardinality()).isPositive();
  }

  /**
   * Elements add to their corner nodes; those on both sides of a cut that runs between tiles send the same partial results as words alone. From
   * shared forces ranks compute the nodes' new positions for themselves, by way of velocities, but not those of nodes beyond.
   */
  @Test
  void partialResultsAndWhatSharersComputeAreThoseOfWordsWhereNoTileIsCut() {
    int n = 36;
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", n, n);
    int[][] f = program.matrix("f", n, n);
    int[][] v = program.matrix("v", n, n);
    int[] element = program.scratch("element", (n - 1) * (n - 1));
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int[] row : f) {
        program.constants(1, row);
      }
      for (int e = 0; e < element.length; e++) {
        int i = e / (n - 1);
        int j = e % (n - 1);
        program.compute(2, element[e], u[i][j], u[i][j + 1], u[i + 1][j], u[i + 1][j + 1]);
        for (int corner : new int[] {f[i][j], f[i][j + 1], f[i + 1][j], f[i + 1][j + 1]}) {
          program.assemble(3, corner, element[e]);
        }
      }
      for (int k = 0; k < n * n; k++) {
        program.compute(4, v[k / n][k % n], v[k / n][k % n], f[k / n][k % n]);
        program.compute(5, u[k / n][k % n], u[k / n][k % n], v[k / n][k % n]);
      }
    }
    ValueFlowRecording recording = program.recording();
    CommunicationForecast words = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS));
    int compared = 0;
    for (RankForecast ranks : tiled(recording).ranks()) {
      for (DecompositionForecast tile : ranks.results()) {
        if (tile.estimator() == Estimator.PARTITION || tile.assembly() == AssemblyConvention.OWNER) {
          continue;
        }
        DecompositionForecast word = words.ranks().stream().flatMap(r -> r.results().stream())
            .filter(w -> w.ranks() == tile.ranks() && w.estimator() == tile.estimator() && w.grid().equals(tile.grid())
                && w.array().equals(tile.array()) && w.assembly() == tile.assembly()).findFirst().orElseThrow();
        VolumeBounds bounds = tile.bounds().orElseThrow();
        String what = tile.ranks() + " ranks, " + tile.assembly() + " " + tile.grid() + ": " + bounds;
        assertThat(word.bytesPointToPointPerStep()).as(what).isBetween(bounds.low(), bounds.high());
        assertThat(tile.bytesPointToPointPerStep()).as(what).isBetween(bounds.low(), bounds.high()).isPositive();
        if (tile.ranks() != 5) {
          assertThat(tile.bytesPointToPointPerStep()).as(what).isEqualTo(word.bytesPointToPointPerStep());
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(8);
  }

  @Test
  void aSampleTellsWhatAllTilesTake() {
    ValueFlowRecording recording = TinyStencils.heat2d(240, 3, TinyStencils.Heat.SWAP);
    CommunicationRequest request = CommunicationRequest.of(List.of(2));
    List<WordArray> arrays = WordArrays.of(recording, request.shapes());
    ValueCommunicationGraph words = new ValueCommunicationGraph(recording, arrays);
    for (int side = 2; side <= 8; side *= 2) {
      Tiles tiles = new Tiles(words, arrays, Singletons.none(), request.ranks(), side);
      Nets nets = TiledNets.of(recording, words, arrays, tiles, Long.MAX_VALUE).orElseThrow().nets();
      assertThat(TileSample.memory(words, tiles) / (double) GraphMemory.bytes(nets.size(), nets.pins())).as("tiles of " + side).isBetween(0.7, 1.1);
    }
  }

  @Test
  void smallArraysStayWords() {
    assertThat(CommunicationAnalysis.forecast(TinyStencils.jacobi1d(100, 3), CommunicationRequest.of(List.of(2)).withMemory(1)).tiles()).isEmpty();
  }
}
