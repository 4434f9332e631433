package org.parcast.benchmarks.accuracy;

import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.Region;
import org.parcast.engine.Run;
import org.parcast.engine.Target;

/**
 * A run of a program of {@code testdata/programs}.
 *
 * @param program its class
 * @param arguments its arguments
 * @param kernel the analysed method {@code Class.method}, empty for all of {@code main}
 */
record ProgramRun(String program, List<String> arguments, String kernel) {

  static ProgramRun of(String program, String arguments, String kernel) {
    return new ProgramRun(program, arguments.isEmpty() ? List.of() : List.of(arguments.split(" ")), kernel);
  }

  /** Traces the run and forecasts its communication for all these numbers of ranks. */
  CommunicationForecast forecast(Path testdata, List<Integer> ranks) throws AnalysisException {
    Path source = testdata.resolve("programs").resolve(program + ".java");
    return Engine.analyze(
            new AnalysisRequest(
                Target.of(source),
                new Run(arguments, List.of(), Path.of("."), null, null),
                new Region(kernel.isEmpty() ? List.of() : List.of(kernel), null, 0),
                CommunicationRequest.of(ranks),
                false,
                null),
            AnalysisListener.SILENT)
        .communication();
  }

  @Override
  public String toString() {
    return (program + " " + String.join(" ", arguments) + " " + kernel).strip();
  }
}
