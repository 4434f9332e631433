package org.parcast.analyses.loops.verdict;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * A loop to judge.
 *
 * @param method the method that holds it
 * @param loop its blocks
 * @param file the source file, or null
 * @param line line of its keyword, 0 where unknown
 * @param variable the variable that the source counts with, or null
 * @param source where it stands in the file; null where there is no source
 * @param stream how the source is written as a stream, given the clauses of a verdict
 * @param assigned names that the source assigns in the loop and declares outside of it; null where there is no source
 */
public record LoopSite(
    Method method, Loop loop, String file, int line, String variable, SourceRange source, Function<LoopVerdict, StreamForm> stream, List<String> assigned) {
  /** Name of the file with the line, {@code Heat2D.java:12}, as far as they are known. */
  public String place() {
    return place(file, line);
  }

  static String place(String file, int line) {
    String name = file == null ? "?" : String.valueOf(Path.of(file).getFileName());
    return line == 0 ? name : name + ":" + line;
  }
}
