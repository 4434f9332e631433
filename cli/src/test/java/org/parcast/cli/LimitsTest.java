package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.file.DiskLimit;

/** Time and room on the disk bind every command that runs a program. */
@Tag("slow")
class LimitsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"analyze", "comm", "loops", "cache", "sharing", "time", "apply", "check", "map", "network", "ask footprint"})
  void everyCommandEndsWhenItsTimeIsOver(String command) {
    Outcome outcome = Outcome.of((command + " " + Programs.good("Hydro") + " --timeout 0.01 --out " + directory.resolve("out")).split(" "));

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
    assertThat(outcome.err()).contains("parcast: error: the analysis was not done after 0.01 s: give it longer with --timeout, or a smaller problem");
    assertThat(outcome.out()).isEmpty();
  }

  /** Loads in no order, of which each is told of. */
  @Test
  void aTraceEndsWhereItsRoomDoesAndWhatWasRecordedIsReported() throws IOException {
    Outcome outcome = of("cache", """
        double[] a = new double[4096];
        double sum = 0;
        for (int i = 0, at = 1; i < 3_000_000; i++) {
          at = at * 1103515245 + 12345;
          sum += a[at >>> 20];
        }
        System.out.println(sum);
        """, "3m", "--cores", "1");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
    assertThat(outcome.err()).contains("the recording has come to the 3145728 bytes that --disk allows; --disk gives it more");
    assertThat(outcome.out()).contains("Hit rates");
    assertThat(Files.size(directory.resolve("P.parcast/blocks.bin"))).isBetween(1L << 20, 5L << 20);
  }

  @Test
  void aValueFlowThatHasNoRoomIsNotKept() throws IOException {
    Outcome outcome = of("comm", "double[] a = new double[400]; for (int i = 1; i < 400; i++) a[i] = a[i * 7 % 400] + 1;", "2k", "--ranks", "2");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
    assertThat(outcome.err()).contains("the recording has come to the 2048 bytes that --disk allows", "nothing could be recorded");
    assertThat(directory.resolve("P.parcast")).doesNotExist();
  }

  @Test
  void aProgramThatPrintsTooMuchIsStopped() throws IOException {
    Outcome outcome = of("comm", "double[] a = new double[400]; for (int i = 0; i < 200_000; i++) { a[i % 400] = i; System.out.println(i); }", "300k", "--ranks", "2", "--quiet");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
    assertThat(outcome.err()).contains("the recording has come to the 307200 bytes that --disk allows");
    assertThat(DiskLimit.size(directory.resolve("P.parcast"))).isLessThan(1 << 20);
  }

  private Outcome of(String command, String body, String disk, String... more) throws IOException {
    Path program = Files.writeString(directory.resolve("P.java"), "class P {\n  public static void main(String[] args) {\n" + body + "  }\n}\n");
    String[] arguments = {command, program.toString(), "--disk", disk, "--out", directory.toString()};
    return Outcome.of(Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new));
  }
}
