package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The recorded figures of a suite, as CSV with the header {@code item,outcome,when}; every field stands in quotation marks. It is written figure by figure:
 * what was measured stays where a suite is ended.
 *
 * @param path {@code docs/reliability/SUITE.csv}
 */
record FigureFile(Path path) {
  private static final String HEADER = "item,outcome,when";

  /** Records the outcome, in place of an earlier one of the item. */
  void put(String item, NamedCounts outcome) throws IOException {
    SortedMap<String, AttackFigure> figures = new TreeMap<>();
    read().forEach(figure -> figures.put(figure.item(), figure));
    figures.put(item, new AttackFigure(item, outcome, Instant.now().truncatedTo(ChronoUnit.SECONDS)));
    List<String> lines = new ArrayList<>(List.of(HEADER));
    figures.values().forEach(figure -> lines.add(String.join(",", quoted(figure.item()), quoted(figure.outcome().toString()), quoted(figure.when().toString()))));
    Files.createDirectories(path.toAbsolutePath().getParent());
    Files.write(path, lines);
  }

  /** Returns the figures by item; none where the suite has not been run. */
  List<AttackFigure> read() throws IOException {
    if (!Files.exists(path)) {
      return List.of();
    }
    List<AttackFigure> figures = new ArrayList<>();
    List<String> lines = Files.readAllLines(path);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.substring(1, line.length() - 1).split("\",\"", -1);
      figures.add(new AttackFigure(fields[0].replace("\"\"", "\""), NamedCounts.parse(fields[1]), Instant.parse(fields[2])));
    }
    return figures;
  }

  private static String quoted(String field) {
    return '"' + field.replace("\"", "\"\"") + '"';
  }
}
