package org.parcast.engine.time;

import java.nio.file.Path;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.loops.verdict.SourceRange;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.frontend.source.SourceLoop;

/** Where the loops of findings stand in a program's sources. */
public final class LoopSources {
  private LoopSources() {}

  /** The loop in the source; empty where that is not at hand, or not Java. */
  public static Optional<SourceLoop> of(Frontend.Result program, LoopFinding finding) {
    SourceRange range = finding.stream().loop() == null ? finding.nest().map(OrderedNest::outer).orElse(null) : finding.stream().loop();
    return program.sourceLoops().stream().filter(loop -> range == null ? loop.line() == finding.line() : loop.line() == range.line() && loop.column() == range.column())
        .filter(loop -> isIn(loop.file(), finding.file())).findFirst();
  }

  /** The same loop as it is compiled. */
  public static Optional<ProgramLoop> compiled(Frontend.Result program, LoopFinding finding, SourceLoop source) {
    return program.loops().stream().filter(loop -> source == null ? loop.line() == finding.line() && loop.file() != null && isIn(loop.file(), finding.file()) : source.equals(loop.source()))
        .findFirst();
  }

  private static boolean isIn(String file, String named) {
    return named != null && Path.of(file).toAbsolutePath().normalize().endsWith(Path.of(named));
  }
}
