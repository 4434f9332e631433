package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.parcast.recorder.format.ValueFlowRecording;

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
    assertThat(words.ranks().get(0).decomposition().bounds()).isEmpty();
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
  @EnumSource(value = TinyPrograms.Heat.class, names = {"WHILE", "CHECKSUM"}, mode = EnumSource.Mode.EXCLUDE)
  void stencilsInBlocksOfWholeTilesAreExactAndOthersWithinTheirBounds(TinyPrograms.Heat variant) {
    compare(TinyPrograms.heat2d(36, 4, variant));
  }

  @Test
  void productsInBlocksOfWholeTilesAreExactAndOthersWithinTheirBounds() {
    compare(TinyPrograms.matMul(36, true));
  }

  @Test
  void collectivesAreThoseOfWords() {
    ValueFlowRecording recording = TinyPrograms.heat2d(36, 4, TinyPrograms.Heat.WHILE);
    CommunicationForecast words = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS));
    CommunicationForecast tiles = tiled(recording);
    for (int i = 0; i < RANKS.size(); i++) {
      assertThat(tiles.ranks().get(i).decomposition().bytesCollectivePerStep())
          .isEqualTo(words.ranks().get(i).decomposition().bytesCollectivePerStep());
    }
    assertThat(tiles.singletons().singletons()).usingRecursiveComparison().ignoringFields("score").isEqualTo(words.singletons().singletons());
  }

  @Test
  void smallArraysStayWords() {
    assertThat(CommunicationAnalysis.forecast(TinyPrograms.jacobi1d(100, 3), CommunicationRequest.of(List.of(2)).withMemory(1)).tiles()).isEmpty();
  }
}
