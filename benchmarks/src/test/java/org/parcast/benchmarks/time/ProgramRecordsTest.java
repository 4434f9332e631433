package org.parcast.benchmarks.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.apply.Trial;

/** Records of whole programs, and of programs on ranks. */
class ProgramRecordsTest {
  @TempDir private Path directory;

  /** Three runs in which a step takes 2 ms alone and 1.25 together. */
  private static MpiRecord ranks(double forecast) {
    MeasuredProgram.Fork fork = new MeasuredProgram.Fork(0, new double[] {2e-3, 2e-3}, new double[] {1.25e-3, 1.25e-3});
    return new MpiRecord("Waves", forecast, 2e-3, "rows of a", List.of("quiet all cores", "quiet all cores"), List.of(fork, fork, fork));
  }

  @Test
  void ranksAreReadAsTheyWereWritten() throws IOException {
    Path file = directory.resolve("Waves.txt");
    Files.writeString(file, ranks(1.8).text());
    assertThat(MpiRecord.read(file).text()).isEqualTo(ranks(1.8).text());
    assertThat(MpiRecord.read(file).decomposition()).isEqualTo("rows of a");
  }

  @Test
  void errorOfRanksIsRelativeToTheTruth() {
    assertThat(ranks(1.8).truth().speedup()).isEqualTo(1.6, within(1e-9));
    assertThat(ranks(1.8).error()).isEqualTo(0.125, within(1e-9));
    assertThat(MpiRecord.markdown(List.of(ranks(1.8), ranks(1.6)))).startsWith("2 programs on 2 ranks, 0 undecided. Median error 6.3 %.").doesNotContain("not quiet");
  }

  /** What is published is what was recorded: {@code time --accuracy} prints it. */
  @Test
  void theDocumentTellsWhatTheRecordsTell() throws IOException, AnalysisException {
    String document = Files.readString(Path.of("../docs/accuracy.md"));
    assertThat(document).contains(new AccuracyPage(Path.of("src/main/truth")).text());
  }

  @Test
  void aDirectoryWithoutMpjIsRefusedBeforeAnythingIsMeasured() throws IOException {
    Path program = Files.createDirectories(directory.resolve("twins")).resolveSibling("Waves.java");
    MpiTruth truth = new MpiTruth(directory.resolve("mpj"), null, 1, 1, 1);

    assertThatThrownBy(() -> truth.measure(program, directory.resolve("Waves.txt"))).isInstanceOf(AnalysisException.class).hasMessageContaining("mpj has no lib: --mpi needs the directory of MPJ Express");
  }

  @Test
  void aMachineIsQuietIfEachLookSaidSo() {
    assertThat(Gate.isQuiet(List.of("quiet all cores", "quiet all cores"))).isTrue();
    assertThat(Gate.isQuiet(List.of("quiet all cores", "busy all cores"))).isFalse();
    assertThat(Gate.isQuiet(List.of())).isFalse();
  }

  @Test
  void wholeProgramsAreReadAsTheyWereWritten() throws IOException {
    WholeTruth slower = new WholeTruth("Waves", "20 4", List.of("busy"), 2, true, new Trial.Measured(2, 1.1, 1.05, 1.2, 0.9, 0.85, 0.95));
    Path file = directory.resolve("Waves.txt");
    Files.writeString(file, slower.text());
    assertThat(WholeTruth.read(file)).isEqualTo(slower);
    WholeTruth none = new WholeTruth("Short", "", List.of("quiet"), 0, true, new Trial.Measured(2, 1, 1, 1, 1, 1, 1));
    assertThat(WholeTruth.markdown(List.of(none))).startsWith("1 programs, of 1 nothing is advised.").doesNotContain("NaN").endsWith("Left as they are: Short.\n");
    assertThat(WholeTruth.markdown(List.of(slower, none))).startsWith("2 programs, of 1 nothing is advised. Median error of the others 22.2 %; 1 run below 0.95. The machine was not quiet");
  }
}
