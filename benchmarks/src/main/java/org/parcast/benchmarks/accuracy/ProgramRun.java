package org.parcast.benchmarks.accuracy;

import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/**
 * A run of a program of {@code testdata/programs}.
 *
 * @param program its class
 * @param arguments its arguments
 * @param kernel the analysed method {@code Class.method}, empty for all of {@code main}
 */
public record ProgramRun(String program, List<String> arguments, String kernel) {

  public static ProgramRun of(String program, String arguments, String kernel) {
    return new ProgramRun(program, arguments.isEmpty() ? List.of() : List.of(arguments.split(" ")), kernel);
  }

  /** Traces the run and forecasts its communication for all these numbers of ranks. */
  public CommunicationForecast forecast(Path testdata, List<Integer> ranks) throws AnalysisException {
    return Engine.analyze(request(testdata, ranks, null), AnalysisListener.SILENT).communication();
  }

  /** Traces the run and keeps its recording, by the name of the program, in a directory. */
  void record(Path testdata, Path recordings) throws AnalysisException {
    Engine.analyze(request(testdata, List.of(2), recordings), AnalysisListener.SILENT);
  }

  private AnalysisRequest request(Path testdata, List<Integer> ranks, Path recordings) {
    return new AnalysisRequest(
        Target.of(testdata.resolve("programs").resolve(program + ".java")),
        new Run(arguments, List.of(), Path.of("."), null, null),
        new Region(kernel.isEmpty() ? List.of() : List.of(kernel), null, 0),
        CommunicationRequest.of(ranks),
        false,
        recordings);
  }

  @Override
  public String toString() {
    return (program + " " + String.join(" ", arguments) + " " + kernel).strip();
  }
}
