package org.parcast.languageserver;

import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.valueflow.count.LineTraffic;

/**
 * What the ranks of an MPI version would send, by the lines that use it.
 *
 * @param ranks number of ranks
 * @param lines the pairs of lines that cause most
 */
record Traffic(int ranks, List<LineTraffic> lines) {
  /** Nothing is known. */
  static final Traffic UNKNOWN = new Traffic(0, List.of());

  /** Bytes that all ranks together receive in a step for what is computed in a loop of this text. */
  double bytesPerStep(String text, LoopFinding loop) {
    String file = Path.of(loop.file()).getFileName().toString();
    int last = LoopBody.lastLine(text, loop.line());
    return lines.stream()
        .filter(traffic -> !traffic.usedFile().isEmpty() && Path.of(traffic.usedFile()).getFileName().toString().equals(file))
        .filter(traffic -> traffic.usedLine() >= loop.line() && traffic.usedLine() <= last)
        .mapToDouble(LineTraffic::bytesPerStep)
        .sum();
  }
}
