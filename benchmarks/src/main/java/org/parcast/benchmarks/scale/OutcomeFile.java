package org.parcast.benchmarks.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The outcomes so far, a line each, so that the suite goes on where it was stopped.
 *
 * @param path the file; null where nothing is kept
 */
record OutcomeFile(Path path) {
  private static final String TAB = "\t";

  Map<String, Outcome> read() throws IOException {
    Map<String, Outcome> outcomes = new LinkedHashMap<>();
    if (path != null && Files.exists(path)) {
      for (String line : Files.readAllLines(path)) {
        String[] fields = line.split(TAB, 6);
        outcomes.put(fields[0], new Outcome(fields[0], Integer.parseInt(fields[1]), Integer.parseInt(fields[2]), Integer.parseInt(fields[3]), Integer.parseInt(fields[4]), fields[5]));
      }
    }
    return outcomes;
  }

  void add(Outcome outcome) throws IOException {
    if (path != null) {
      Files.writeString(path, String.join(TAB, outcome.key(), Integer.toString(outcome.formulas()), Integer.toString(outcome.met()), Integer.toString(outcome.wrong()), Integer.toString(outcome.points()),
          outcome.text().replaceAll("\\s*\\R\\s*", " | ")) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }
}
