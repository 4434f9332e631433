package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.parcast.report.apply.Trial;

/**
 * What came of an example: a text file, a line for each piece, and the patch beside it.
 *
 * @param gate how quiet the machine was before and after
 * @param trial the versions held against each other
 * @param note why forecast and measurement differ, as far as somebody has found out and written into the file; empty for most
 * @param diff the patch
 */
record ExampleRecord(Example example, List<String> gate, Trial trial, String note, String diff) {
  /** Whether the parallel version, if there is one, does the same. */
  boolean right() {
    return !trial.differs() && trial.sameResults().orElse(trial.cores().isEmpty());
  }

  boolean quiet() {
    return gate.stream().allMatch(seen -> seen.startsWith("quiet"));
  }

  /** The trial on the most cores; empty where nothing pays for certain, so that nothing was written. */
  Optional<Trial.Measured> most() {
    return trial.cores().isEmpty() ? Optional.empty() : Optional.of(trial.cores().get(trial.cores().size() - 1));
  }

  void write(Path directory) throws IOException {
    StringBuilder text = new StringBuilder();
    gate.forEach(seen -> text.append("gate ").append(seen).append('\n'));
    text.append("results ").append(trial.sameResults().map(String::valueOf).orElse("")).append('\n');
    text.append("output ").append(trial.sameOutput().map(String::valueOf).orElse("")).append(' ').append(trial.output()).append('\n');
    for (Trial.Loop loop : trial.loops()) {
      text.append("loop ").append(loop.line()).append(' ').append(loop.written()).append(' ').append(loop.executions()).append(' ').append(loop.same().map(String::valueOf).orElse("")).append(' ')
          .append(loop.why()).append('\n');
    }
    for (Trial.Measured point : trial.cores()) {
      text.append(String.format(Locale.ROOT, "cores %d %.3f %.3f %.3f %.3f %.3f %.3f\n", point.cores(), point.forecast(), point.forecastLow(), point.forecastHigh(), point.measured(), point.low(),
          point.high()));
    }
    text.append(note.isEmpty() ? "" : "note " + note + "\n");
    Files.writeString(directory.resolve(example.name() + ".txt"), text);
    Files.writeString(directory.resolve(example.name() + ".diff"), diff);
  }

  /** The record of an example; empty where it was not run. */
  static Optional<ExampleRecord> read(Path directory, Example example) throws IOException {
    Path file = directory.resolve(example.name() + ".txt");
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> gate = new ArrayList<>();
    Optional<Boolean> results = Optional.empty();
    Optional<Boolean> output = Optional.empty();
    String outputs = "";
    String note = "";
    List<Trial.Loop> loops = new ArrayList<>();
    List<Trial.Measured> cores = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String[] word = line.split(" ", 6);
      switch (word[0]) {
        case "note" -> note = line.substring("note ".length());
        case "gate" -> gate.add(line.substring("gate ".length()));
        case "results" -> results = truth(word[1]);
        case "output" -> {
          output = truth(word[1]);
          outputs = line.split(" ", 3)[2];
        }
        case "loop" -> loops.add(new Trial.Loop(example.source().toString(), Integer.parseInt(word[1]), Boolean.parseBoolean(word[2]), Integer.parseInt(word[3]), truth(word[4]), 0, word[5]));
        case "cores" -> {
          double[] of = List.of(line.split(" ")).stream().skip(2).mapToDouble(Double::parseDouble).toArray();
          cores.add(new Trial.Measured(Integer.parseInt(word[1]), of[0], of[1], of[2], of[3], of[4], of[5]));
        }
        default -> throw new IOException(file + " has a line that begins with " + word[0]);
      }
    }
    String diff = Files.readString(directory.resolve(example.name() + ".diff"));
    return Optional.of(new ExampleRecord(example, gate, new Trial(output, outputs, List.of(), List.of(), results, loops, cores, List.of()), note, diff));
  }

  private static Optional<Boolean> truth(String word) {
    return word.isEmpty() ? Optional.empty() : Optional.of(Boolean.parseBoolean(word));
  }
}
