package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.VolumeBounds;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.ValueFlowRecording;

/** Between what the bytes of programs lie, as tiles have it, and what they are without tiles, under every convention. */
@Tag("slow")
class ProgramTilesTest {
  /** 5 and 7 divide none of the numbers of tiles. */
  private static final List<Integer> RANKS = List.of(2, 3, 5, 7);

  @TempDir private Path directory;

  private static Stream<DecompositionForecast> cuts(CommunicationForecast forecast) {
    return forecast.ranks().stream().flatMap(ranks -> ranks.results().stream()).filter(result -> result.estimator() != Estimator.PARTITION);
  }

  @ParameterizedTest
  @CsvSource({"PairForces, 1500 3 9", "Particles, 1500 3", "Spmv, lap2d 36 3", "Spmv, rand8 1200 3", "Spmv, band 1500 4 3", "KMeans, 1500 5 3"})
  void boundsHold(String program, String arguments) throws Exception {
    ProgramRun.of(program, arguments, "").record(Path.of("..", "testdata"), directory);
    ValueFlowRecording recording = RecordingReader.read(directory.resolve(program + ".parcast"));
    CommunicationForecast words = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS));
    CommunicationForecast tiles = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(RANKS).withMemory(1));
    assertThat(words.tiles()).isEmpty();
    assertThat(tiles.tiles()).isPresent();
    List<DecompositionForecast> tiled = cuts(tiles).toList();
    assertThat(tiled).isNotEmpty();
    for (DecompositionForecast tile : tiled) {
      DecompositionForecast word = cuts(words).filter(w -> w.ranks() == tile.ranks() && w.estimator() == tile.estimator()
          && w.grid().equals(tile.grid()) && w.array().equals(tile.array()) && w.assembly() == tile.assembly()).findFirst().orElseThrow();
      VolumeBounds bounds = tile.bounds().orElseThrow();
      assertThat(word.bytesPointToPointPerStep()).as("%s %s of %s, %s: %s", tile.estimator(), tile.grid(), tile.array(), tile.assembly(), bounds)
          .isBetween(bounds.low(), bounds.high());
    }
  }
}
