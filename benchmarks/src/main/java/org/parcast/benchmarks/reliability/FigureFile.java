package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The recorded figures of a suite, as CSV with the header {@code item,value,command}; every field stands in quotation marks.
 *
 * @param path {@code docs/reliability/SUITE.csv}
 */
record FigureFile(Path path) {
  private static final String HEADER = "item,value,command";

  void write(List<Figure> figures) throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    for (Figure figure : figures) {
      lines.add(String.join(",", quoted(figure.item()), quoted(figure.value()), quoted(figure.command())));
    }
    Files.createDirectories(path.toAbsolutePath().getParent());
    Files.write(path, lines);
  }

  /** Returns the figures; none where the suite has not been run. */
  List<Figure> read() throws IOException {
    if (!Files.exists(path)) {
      return List.of();
    }
    List<Figure> figures = new ArrayList<>();
    List<String> lines = Files.readAllLines(path);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.substring(1, line.length() - 1).split("\",\"", -1);
      figures.add(new Figure(plain(fields[0]), plain(fields[1]), plain(fields[2])));
    }
    return figures;
  }

  private static String quoted(String field) {
    return '"' + field.replace("\"", "\"\"") + '"';
  }

  private static String plain(String field) {
    return field.replace("\"\"", "\"");
  }
}
