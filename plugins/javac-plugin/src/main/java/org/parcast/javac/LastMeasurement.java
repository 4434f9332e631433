package org.parcast.javac;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.build.WrittenResults;

/**
 * The newest result of a project with loops that pay.
 *
 * @param result its file, or null
 * @param loops those that pay
 * @param problem why a result could not be read, or empty
 */
record LastMeasurement(Path result, List<PayingLoop> loops, String problem) {
  static final LastMeasurement NONE = new LastMeasurement(null, List.of(), "");

  /** Of the project that a source belongs to. */
  static LastMeasurement near(Path source) {
    for (Path result : WrittenResults.near(source, ".json")) {
      try {
        List<PayingLoop> loops = PayingLoop.of(result);
        if (!loops.isEmpty()) {
          return new LastMeasurement(result, loops, "");
        }
      } catch (IOException e) {
        return new LastMeasurement(null, List.of(), "cannot read " + result + ": " + e.getMessage() + "; measure again, or delete it");
      }
    }
    return NONE;
  }

  /** Those of a source file; none where it was changed since, as it has other loops perhaps. */
  List<PayingLoop> of(Path source) {
    List<PayingLoop> own = loops.stream().filter(loop -> source.endsWith(loop.file())).toList();
    return own.isEmpty() || WrittenResults.made(source).compareTo(WrittenResults.made(result)) > 0 ? List.of() : own;
  }
}
