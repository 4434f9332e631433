package org.parcast.report;

import java.util.List;

/**
 * A source file of the analysed program.
 *
 * @param path path relative to the project, with {@code /} between its parts
 * @param lines its text
 */
public record SourceFile(String path, List<String> lines) {
  public SourceFile {
    lines = List.copyOf(lines);
  }

  /** The name without directories, as class files give it. */
  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
