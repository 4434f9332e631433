package org.parcast.cli;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.Engine;

/** Makes an analysis, reports it, and finds the exit code. */
final class AnalysisRun {
  private final Console console;
  private final OutputOptions output;
  private final boolean timesInDocuments;

  AnalysisRun(Console console, OutputOptions output, boolean timesInDocuments) {
    this.console = console;
    this.output = output;
    this.timesInDocuments = timesInDocuments;
  }

  int execute(AnalysisRequest request) throws AnalysisException {
    AnalysisResult result;
    try (ProgressDisplay progress = new ProgressDisplay(console, output.quiet())) {
      result = Engine.analyze(request, progress);
    }
    Set<String> warnings = new LinkedHashSet<>(result.warnings());
    warnings.addAll(result.communication().warnings());
    warnings.forEach(console::warning);
    try {
      new ResultWriter(console.out(), output, result, timesInDocuments).write();
    } catch (IOException e) {
      throw new AnalysisException(
          AnalysisException.Kind.INPUT, "cannot write the results to " + output.directory() + ": " + e + "; give another directory with --out", e);
    }
    return output.outcome(console, result.report(), result.run().end(), result.run().message());
  }
}
