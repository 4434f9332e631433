package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of {@code testdata/expected/cases.csv}, whose README defines the columns.
 *
 * @param run the program and its arguments
 * @param array the array that is cut
 * @param ranks number of ranks
 * @param decomposition how it is cut: {@code rows}, {@code block2d 2x4}, ...
 * @param assembly convention for assembly words
 * @param steps iterations of the step loop
 * @param bytesPointToPoint point-to-point bytes of all steps
 * @param bytesCollectivePerStep collective bytes of a step
 */
record ExpectedCase(
    ProgramRun run,
    String array,
    int ranks,
    String decomposition,
    String assembly,
    long steps,
    long bytesPointToPoint,
    double bytesCollectivePerStep) {

  private static final int COLUMNS = 12;

  /** All cases, those of a run together. */
  static Map<ProgramRun, List<ExpectedCase>> byRun(Path testdata) throws IOException {
    Map<ProgramRun, List<ExpectedCase>> cases = new LinkedHashMap<>();
    Path file = testdata.resolve("expected").resolve("cases.csv");
    Files.readAllLines(file).stream().skip(1).map(ExpectedCase::parse)
        .forEach(expected -> cases.computeIfAbsent(expected.run, run -> new ArrayList<>()).add(expected));
    return cases;
  }

  /** Reads a line; the note at its end may hold commas. */
  static ExpectedCase parse(String line) {
    String[] fields = line.split(",", COLUMNS);
    return new ExpectedCase(
        ProgramRun.of(fields[0], fields[1], fields[2]),
        fields[3],
        Integer.parseInt(fields[4]),
        fields[5],
        fields[6],
        Long.parseLong(fields[7]),
        Long.parseLong(fields[8]),
        fields[10].isEmpty() ? 0 : Double.parseDouble(fields[10]));
  }

  /** Numbers of ranks that some cases are about, ascending. */
  static List<Integer> ranks(List<ExpectedCase> cases) {
    return cases.stream().map(ExpectedCase::ranks).distinct().sorted().toList();
  }

  /** The decomposition without its process grid. */
  String estimator() {
    return decomposition.split(" ")[0];
  }

  /** The process grid where it is given, else empty. */
  List<Integer> grid() {
    String[] words = decomposition.split(" ");
    return words.length == 1 ? List.of() : Arrays.stream(words[1].split("x")).map(Integer::valueOf).toList();
  }

  @Override
  public String toString() {
    return run + ", " + decomposition + " of " + array + " on " + ranks + " ranks, " + assembly;
  }
}
