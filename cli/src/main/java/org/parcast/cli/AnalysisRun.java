package org.parcast.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.Engine;
import org.parcast.engine.RunSummary;
import org.parcast.engine.Threshold;

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
    boolean passed = passesThreshold(result);
    if (result.run().end() != RunSummary.End.COMPLETED) {
      console.error(result.run().message());
    }
    return switch (result.run().end()) {
      case FAILED -> ExitCode.PROGRAM;
      case TIMEOUT -> ExitCode.LIMIT;
      case COMPLETED -> passed ? ExitCode.THRESHOLD : ExitCode.DONE;
    };
  }

  private boolean passesThreshold(AnalysisResult result) {
    List<String> passed = new ArrayList<>();
    for (Threshold threshold : output.thresholds()) {
      passed.addAll(threshold.passedBy(result.communication()));
      if (result.communication().ranks().stream().noneMatch(answer -> threshold.concerns(answer.ranks()))) {
        console.warning("--fail-on " + threshold.text() + " was not checked: there is no forecast for its number of ranks; name it in --ranks");
      }
    }
    passed.forEach(console::error);
    return !passed.isEmpty();
  }
}
