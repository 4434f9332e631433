package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.cli.console.ExitCode;

/** {@code parcast partition}: its options, what it prints, and what it says of files that are not what they should be. */
class PartitionTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"fast", "default", "strong"})
  void aGridIsHalvedAcrossItsShorterSide(String preset) throws IOException {
    Path parts = directory.resolve("grid.part");

    Outcome outcome = Outcome.of("partition", grid(4, 8).toString(), "-k", "2", "--preset", preset, "--output", parts.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("vertices 32, edges 52, parts 2", "cut 4", "volume 8", "imbalance 0.00 %", "0 of 2 parts have several");
    List<String> lines = Files.readAllLines(parts);
    assertThat(lines).hasSize(32).containsOnly("0", "1");
    assertThat(lines.get(0)).isEqualTo(lines.get(3)).isNotEqualTo(lines.get(4));
  }

  @Test
  void aSlantedBoundaryCarriesLessVolume() throws IOException {
    String grid = grid(16, 16).toString();

    Outcome straight = Outcome.of("partition", grid, "-k", "2", "--grid", "16x16");
    Outcome slanted = Outcome.of("partition", grid, "-k", "2", "--grid", "16x16", "--objective", "volume");

    assertThat(number(straight, "cut ")).isEqualTo(16);
    assertThat(number(slanted, "volume ")).isLessThanOrEqualTo(number(straight, "volume "));
  }

  @Test
  void coordinatesComeFromAFile() throws IOException {
    StringBuilder points = new StringBuilder();
    for (int v = 0; v < 32; v++) {
      points.append(v / 8).append(' ').append(v % 8).append('\n');
    }
    Path coordinates = Files.writeString(directory.resolve("grid.xy"), points);

    Outcome outcome = Outcome.of("partition", grid(4, 8).toString(), "-k", "4", "--coordinates", coordinates.toString(), "--connected");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(number(outcome, "cut ")).isEqualTo(12);
    assertThat(outcome.out()).contains("at most 1; 0 of 4 parts have several");
  }

  @Test
  void theSeedAloneDecidesNotTheThreads() throws IOException {
    String grid = grid(20, 30).toString();
    Path one = directory.resolve("one");
    Path two = directory.resolve("two");

    Outcome.of("partition", grid, "-k", "7", "--seed", "5", "--threads", "1", "--output", one.toString());
    Outcome.of("partition", grid, "-k", "7", "--seed", "5", "--threads", "2", "--output", two.toString());

    assertThat(one).hasSameTextualContentAs(two);
  }

  @Test
  void hypergraphsHaveAVolumeAndNoCut() throws IOException {
    Path nets = Files.writeString(directory.resolve("nets.hgr"), "3 6\n1 2 3\n4 5 6\n3 4\n");

    Outcome outcome = Outcome.of("partition", nets.toString(), "-k", "2");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("vertices 6, nets 3, parts 2", "volume 1").doesNotContain("cut");
  }

  @Test
  void aGraphInPiecesCannotHaveConnectedPartsAndThatIsTold() throws IOException {
    Path pieces = Files.writeString(directory.resolve("pieces.graph"), "4 1\n2\n1\n\n\n");

    Outcome outcome = Outcome.of("partition", pieces.toString(), "-k", "2", "--connected");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("the graph itself has several components");
  }

  @Test
  void connectedPartsOfUnequalWeightAreTold() throws IOException {
    Path star = Files.writeString(directory.resolve("star.graph"), "9 8\n2 3 4 5 6 7 8 9\n" + "1\n".repeat(8));

    Outcome connected = Outcome.of("partition", star.toString(), "-k", "3", "--connected");
    Outcome even = Outcome.of("partition", star.toString(), "-k", "3");

    assertThat(connected.code()).isZero();
    assertThat(connected.out()).contains("imbalance 133.33 %", "0 of 3 parts have several");
    assertThat(connected.err()).contains(
        "warning: --connected: the heaviest part is 133.33 % above the mean, more than --imbalance 0.03 allows");
    assertThat(even.err()).doesNotContain("warning");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "                                      | -k",
    "-k 2 --preset best                    | --preset: 'best' is no preset: there are fast, default and strong",
    "-k 2 --objective nets                 | --objective: 'nets' is no objective: there are cut and volume",
    "-k 2 --imbalance -0.1                 | --imbalance: '-0.1' is not by how much a part may be heavier: give 0 to 1000000, for example 0.03 for 3 %",
    "-k 2 --imbalance NaN                  | --imbalance: 'NaN' is not by how much",
    "-k 2 --imbalance 1e300                | --imbalance: '1e300' is not by how much",
    "-k 33                                 | -k: 33 parts of the 32 vertices of ",
    "-k 2 --grid 4x9                       | --grid: 4x9 are 36 points, and ",
    "-k 2 --grid 4x                        | --grid: '4x' is not a shape",
    "-k 2 --grid 4x8 --coordinates x       | leave one out",
    "-k 2 --grid 99999x99999x99999         | --grid: 99999x99999x99999 are 999970000299999 points, and ",
    "-k 2 --grid 4294967296x1              | extents of up to nine digits",
    "-k 2 --memory 9999g                   | --memory: '9999g' is more than the ",
    "-k 2 --output .                       | --output: . is a directory",
    "-k 2 --memory much                    | --memory: 'much' is not a size of memory",
    "-k 2 --output no/where/parts          | --output: there is no directory for no/where/parts",
    "-k 2 --thread 2                       | did you mean --threads?",
  })
  void wrongOptionsAreRefused(String options, String message) throws IOException {
    String[] given = options == null ? new String[0] : options.strip().split(" +");
    String[] arguments = new String[given.length + 2];
    arguments[0] = "partition";
    arguments[1] = grid(4, 8).toString();
    System.arraycopy(given, 0, arguments, 2, given.length);

    Outcome outcome = Outcome.of(arguments);

    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void theGraphIsNotOverwrittenByItsParts() throws IOException {
    Path graph = grid(4, 8);
    byte[] before = Files.readAllBytes(graph);

    Outcome outcome = Outcome.of("partition", graph.toString(), "-k", "2", "--output", graph.toString());

    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains("would be overwritten");
    assertThat(graph).hasBinaryContent(before);
  }

  @Test
  void hypergraphsHaveNoConnectedParts() throws IOException {
    Path nets = Files.writeString(directory.resolve("nets.hgr"), "1 2\n1 2\n");

    Outcome outcome = Outcome.of("partition", nets.toString(), "-k", "2", "--connected");

    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains("--connected is for graphs, and " + nets + " is a hypergraph");
  }

  @Test
  void coordinatesThatAreNotThereAreNamed() throws IOException {
    Outcome outcome = Outcome.of("partition", grid(4, 8).toString(), "-k", "2", "--coordinates", directory.resolve("none.xy").toString());

    assertThat(outcome.code()).isEqualTo(ExitCode.INPUT);
    assertThat(outcome.err()).contains("no such file or directory").contains("none.xy");
  }

  @Test
  void anImbalanceInPercentIsDoubted() throws IOException {
    Outcome outcome = Outcome.of("partition", grid(4, 8).toString(), "-k", "2", "--imbalance", "3");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).contains("--imbalance 3.0 lets a part be 4.0 times as heavy as the mean: 3 % is 0.03");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "3 2;2;1 3             | 4 | ends after 2 of the 3 vertices",
    "2 1;1;1               | 2 | its own neighbour",
    "2 1 1;2 -5;1 -5       | 2 | -5, outside 1",
    "3 1;2;3;              | 2 | does not list it in turn",
    "4294967296 1          | 1 | the number of vertices is 4294967296",
    "2 9999999999999999999 | 1 | the number of edges",
  })
  void damagedFilesAreNamedWithTheirLine(String content, int line, String message) throws IOException {
    Path file = Files.writeString(directory.resolve("hostile.graph"), content.replace(';', '\n') + "\n");

    Outcome outcome = Outcome.of("partition", file.toString(), "-k", "2");

    assertThat(outcome.code()).isEqualTo(ExitCode.INPUT);
    assertThat(outcome.err()).contains("hostile.graph:" + line + ": ", message).doesNotContain("\tat ");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void anArchiveThatWasCutOffIsNamed() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(Files.readAllBytes(grid(60, 60)));
    }
    Path file = directory.resolve("cut.graph.gz");
    Files.write(file, Arrays.copyOf(bytes.toByteArray(), bytes.size() / 2));

    Outcome outcome = Outcome.of("partition", file.toString(), "-k", "2");

    assertThat(outcome.code()).isEqualTo(ExitCode.INPUT);
    assertThat(outcome.err()).contains("cut.graph.gz:", "cut off, fetch it again");
  }

  @Test
  void missingFilesAndFoldersAreNamed() {
    Outcome missing = Outcome.of("partition", directory.resolve("none.graph").toString(), "-k", "2");
    Outcome folder = Outcome.of("partition", directory.toString(), "-k", "2");

    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err()).contains("no such file", "none.graph");
    assertThat(folder.code()).isEqualTo(ExitCode.INPUT);
    assertThat(folder.err()).contains(directory + " is a directory");
  }

  @Test
  void theHelpTellsWhatItPrintsAndHowAFileLooks() {
    Outcome outcome = Outcome.of("partition", "--help");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("imbalance   how much heavier", "0.03 for 3 %", "A triangle: 3 3");
  }

  private Path grid(int rows, int columns) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(rows * columns).append(' ').append(rows * (columns - 1) + columns * (rows - 1)).append('\n');
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        int v = i * columns + j + 1;
        text.append(i > 0 ? (v - columns) + " " : "").append(j > 0 ? (v - 1) + " " : "");
        text.append(j + 1 < columns ? (v + 1) + " " : "").append(i + 1 < rows ? v + columns : "").append('\n');
      }
    }
    return Files.write(directory.resolve("grid" + rows + "x" + columns + ".graph"), text.toString().getBytes(StandardCharsets.US_ASCII));
  }

  private static long number(Outcome outcome, String name) {
    return outcome.out().lines().filter(line -> line.startsWith(name)).mapToLong(line -> Long.parseLong(line.substring(name.length()))).findFirst()
        .orElseThrow();
  }
}
