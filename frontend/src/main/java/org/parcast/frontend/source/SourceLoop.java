package org.parcast.frontend.source;

import java.util.List;
import org.parcast.frontend.stream.LoopSyntax;

/**
 * A loop as it stands in the source.
 *
 * @param file the source file, as it was named
 * @param line line of its keyword; of a stream, the line where the expression starts
 * @param column column of the same, from 1
 * @param endLine its last line
 * @param endColumn column of its last character, from 1
 * @param method the method around it, for example {@code Heat2D.run}; {@code <init>} and {@code <clinit>} for constructors and initialisers
 * @param variable the variable that it counts or iterates with, or null
 * @param syntax the loop as it was parsed
 * @param assigned names that it assigns and declares outside of itself, sorted
 */
public record SourceLoop(String file, int line, int column, int endLine, int endColumn, Kind kind, String method, String variable, LoopSyntax syntax, List<String> assigned) {
  public SourceLoop {
    assigned = List.copyOf(assigned);
  }

  /** How the loop is written. */
  public enum Kind {
    FOR,
    FOREACH,
    WHILE,
    DO,
    STREAM
  }

  /** Whether the other stands within this one. */
  public boolean contains(SourceLoop other) {
    boolean startsBefore = file.equals(other.file) && (line < other.line || line == other.line && column < other.column);
    boolean endsAfter = endLine > other.endLine || endLine == other.endLine && endColumn >= other.endColumn;
    return startsBefore && endsAfter;
  }
}
