package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What was measured of a program and its twin on two ranks: the forecast, and then a step alone and together. A text file, a line for each piece.
 *
 * @param program its name
 * @param speedup of a step on two ranks, as it was forecast before the twin ran
 * @param serial seconds of a step on one rank, as forecast
 * @param decomposition that the forecast is of
 * @param gate how quiet the machine was
 * @param forks one for each run of the twin: blocks of a step alone, and together
 */
record MpiRecord(String program, double speedup, double serial, String decomposition, List<String> gate, List<MeasuredProgram.Fork> forks) {
  /** What two ranks gained. */
  Truth truth() {
    return Truth.threads(forks);
  }

  /** How far the forecast is off, as a share of what was measured. */
  double error() {
    return Math.abs(speedup / truth().speedup() - 1);
  }

  boolean quiet() {
    return Gate.isQuiet(gate);
  }

  String text() {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "program %s\nforecast %.4e %.4e %s\n", program, speedup, serial, decomposition));
    gate.forEach(line -> text.append("gate ").append(line).append('\n'));
    forks.forEach(fork -> text.append("fork ").append(MeasuredProgram.list(fork.inOrder())).append(' ').append(MeasuredProgram.list(fork.parallel())).append('\n'));
    return text.toString();
  }

  static MpiRecord read(Path file) throws IOException {
    String program = "";
    String[] forecast = {};
    List<String> gate = new ArrayList<>();
    List<MeasuredProgram.Fork> forks = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String[] word = line.split(" ", 4);
      switch (word[0]) {
        case "program" -> program = word[1];
        case "forecast" -> forecast = word;
        case "gate" -> gate.add(line.substring("gate ".length()));
        case "fork" -> forks.add(new MeasuredProgram.Fork(0, MeasuredProgram.list(word[1]), MeasuredProgram.list(word[2])));
        default -> throw new IOException(file + " has a line that begins with " + word[0]);
      }
    }
    return new MpiRecord(program, Double.parseDouble(forecast[1]), Double.parseDouble(forecast[2]), forecast[3], gate, forks);
  }

  /** A line that sums it up, and a table, the worst first. */
  static String markdown(List<MpiRecord> records) {
    List<MpiRecord> decided = records.stream().filter(each -> each.truth().halfWidth() <= Errors.CERTAIN).sorted((one, other) -> Double.compare(other.error(), one.error())).toList();
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%d programs on 2 ranks, %d undecided. Median error %.1f %%.%s%n%n", decided.size(), records.size() - decided.size(),
        100 * Truth.median(decided.stream().mapToDouble(MpiRecord::error).toArray()), records.stream().allMatch(MpiRecord::quiet) ? "" : " The machine was not quiet for all of them."));
    text.append("| program | decomposition | forecast | measured | 95 % from | to | error |\n|---|---|--:|--:|--:|--:|--:|\n");
    decided.forEach(each -> text.append(String.format(Locale.ROOT, "| %s | %s | %.2f | %.2f | %.2f | %.2f | %.0f %% |%n", each.program, each.decomposition, each.speedup, each.truth().speedup(),
        each.truth().low(), each.truth().high(), 100 * each.error())));
    return text.toString();
  }
}
