package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.recording.Phase;
import org.parcast.tracer.BlockTracer;
import org.parcast.tracer.SharingTracer;
import org.parcast.tracer.StepClock;
import org.parcast.tracer.Tracer;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;

/** A traced run of a loaded program, in the tracer's terms. */
public final class TracedRun {
  private TracedRun() {}

  /** Runs the program and records it in {@code recording}. */
  public static TraceOutcome of(Frontend.Result program, AnalysisRequest request, Path recording, AnalysisListener listener)
      throws IOException, InterruptedException, FrontendException {
    return Tracer.trace(request(program, request.run(), request.region(), recording), listener);
  }

  /** Runs the program twice on the same input, and records its value flow and its memory references in {@code recording}. */
  public static Tracer.Both both(Frontend.Result program, AnalysisRequest request, Path recording, AnalysisListener listener)
      throws IOException, InterruptedException, FrontendException {
    return Tracer.traceBoth(request(program, request.run(), request.region(), recording), listener);
  }

  /** Times the steps of a plain run of a program whose recording has the phase. */
  public static void time(Frontend.Result program, AnalysisRequest request, Phase steps, Path recording, AnalysisListener listener)
      throws IOException, InterruptedException, FrontendException {
    String loop = steps.line() == 0 ? "" : steps.file() + ":" + steps.line();
    StepClock.time(request(program, request.run(), request.region(), recording), loop, listener);
  }

  /** Times a plain run from its beginning to its end. */
  public static void timeWhole(Frontend.Result program, Run run, Path recording, AnalysisListener listener) throws IOException, InterruptedException, FrontendException {
    StepClock.time(request(program, run, new Region(List.of(), null, 0), recording), "", listener);
  }

  /** Runs a program of several threads and leaves what was counted of their communication in {@code recording}. */
  public static SharingTracer.Outcome watched(Frontend.Result program, Run run, long granularity, Path streams, Path recording, AnalysisListener listener)
      throws IOException, InterruptedException, FrontendException {
    Region whole = new Region(List.of(), null, 0);
    return SharingTracer.trace(request(program, run, whole, recording), granularity, streams, listener);
  }

  /** Runs the program and leaves its block trace in {@code recording}. */
  static TraceOutcome blocks(Frontend.Result program, Run run, Path recording, AnalysisListener listener)
      throws IOException, InterruptedException, FrontendException {
    Region whole = new Region(List.of(), null, 0);
    return BlockTracer.trace(request(program, run, whole, recording), listener);
  }

  private static TraceRequest request(Frontend.Result program, Run run, Region region, Path recording) {
    return new TraceRequest(
        program.program(),
        program.classes(),
        loopLines(program),
        program.mainClass(),
        program.classpath().stream().map(Path::toAbsolutePath).toList(),
        run.arguments(),
        region.kernels(),
        region.step(),
        region.steps(),
        run.directory().toAbsolutePath(),
        run.jvmArguments(),
        run.heap(),
        run.limit(),
        run.disk(),
        run.input(),
        recording.toAbsolutePath());
  }

  public static RunSummary.End end(TraceOutcome outcome) {
    return switch (outcome.end()) {
      case COMPLETED -> RunSummary.End.COMPLETED;
      case FAILED, THREADS -> RunSummary.End.FAILED;
      case LIMIT -> RunSummary.End.LIMIT;
    };
  }

  private static Map<String, Integer> loopLines(Frontend.Result program) {
    Map<String, Integer> lines = new HashMap<>();
    for (ProgramLoop loop : program.loops()) {
      lines.put(TraceRequest.loopKey(program.program().find(loop.method()), loop.loop()), loop.line());
    }
    return lines;
  }
}
