package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.PendingRecording;
import org.parcast.engine.run.Ranks;
import org.parcast.engine.run.RecordedProgram;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.engine.run.TracedRun;
import org.parcast.engine.time.StepTiming;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.Program;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.Tables;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.report.words.Numbers;
import org.parcast.tracer.Tracer;
import org.parcast.tracer.run.TraceOutcome;

/** Makes analyses. */
public final class Engine {
  /** Part of the heap, in hundredths, that recording and graph may take; the rest is for what comes and goes. */
  private static final long SHARE_OF_HEAP = 80;

  private static final String NOTHING_RECORDED = "; nothing could be recorded";

  private Engine() {}

  /**
   * Runs a program, or takes a recording of one, and makes every forecast asked for.
   *
   * @param listener hears of what is done
   * @throws AnalysisException if the analysis cannot be made; the message says why and what to do
   */
  public static AnalysisResult analyze(AnalysisRequest request, AnalysisListener listener) throws AnalysisException {
    AnalysisSession session = request.session(listener);
    try {
      return request.target().isRecording() ? ofRecording(request, listener) : session.recorded((program, pending) -> ofRun(session, program, pending, request));
    } catch (OutOfMemoryError e) {
      throw outOfMemory(null, e);
    }
  }

  /** @param recording that was kept, which can be analysed without another run; null where there is none */
  private static AnalysisException outOfMemory(Path recording, OutOfMemoryError e) {
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    String run = recording == null ? "" : "; " + recording + " is the recording, which can be analysed without another run";
    return new AnalysisException(
        Kind.LIMIT,
        "the analysis ran out of memory (" + heap + " MiB): give it more with --memory, or a smaller problem" + run,
        e);
  }

  /**
   * Lowers a program to static single assignment form without running it.
   *
   * @throws AnalysisException if there is none to be lowered
   */
  public static Program lower(Target target) throws AnalysisException {
    try (Frontend.Result loaded = Frontend.loadClasses(target.frontendRequest())) {
      return loaded.program();
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  private static AnalysisResult ofRun(AnalysisSession session, Frontend.Result program, PendingRecording pending, AnalysisRequest request)
      throws AnalysisException, FrontendException, IOException, InterruptedException {
    Tracer.Both outcomes =
        request.scope().includes(Scope.LOOPS)
            ? TracedRun.both(program, request, pending.directory(), session.listener())
            : new Tracer.Both(TracedRun.of(program, request, pending.directory(), session.listener()), Optional.empty());
    TraceOutcome outcome = outcomes.valueFlow();
    ValueFlowRecording recording;
    try {
      recording = read(outcome);
    } catch (OutOfMemoryError e) {
      throw outOfMemory(session.keep(program, outcome, pending), e);
    }
    if (outcome.end() == TraceOutcome.End.THREADS && !request.scope().includes(Scope.LOOPS)) {
      throw new AnalysisException(Kind.PROGRAM, outcome.message() + "; of a part of their work nothing is forecast");
    }
    refuseTooLittle(outcome, Ranks.words(recording), request);
    Path kept = session.keep(program, outcome, pending);
    try {
      return ofRecorded(session, program, request, outcomes, recording, kept);
    } catch (OutOfMemoryError e) {
      throw outOfMemory(kept, e);
    }
  }

  /** @param kept where the recording is kept, null where it is not */
  private static AnalysisResult ofRecorded(
      AnalysisSession session, Frontend.Result program, AnalysisRequest request, Tracer.Both outcomes, ValueFlowRecording recording, Path kept)
      throws AnalysisException, FrontendException, IOException {
    AnalysisListener listener = session.listener();
    TraceOutcome outcome = outcomes.valueFlow();
    TraceOutcome worst = outcomes.blocks().orElse(outcome); // it was made where the first run completed
    Path place = kept == null ? outcome.recording() : kept;
    RunSummary run = session.summary(program, worst, outcome.elapsed(), place, kept);
    List<String> warnings = new ArrayList<>(program.warnings());
    warnings.addAll(outcome.warnings());
    Optional<List<LoopFinding>> loops = Optional.empty();
    long start = System.nanoTime();
    if (request.scope().includes(Scope.LOOPS)) {
      listener.stage("judging the loops");
      LoopsEngine.Judged judged = loops(program, request.target(), run, outcomes.blocks(), place);
      warnings.addAll(judged.warnings());
      loops = Optional.of(judged.loops());
    }
    AnalysisResult result = analyze(request, run, recording, warnings, loops, start, listener);
    result = withFewerSteps(result, request.region().steps());
    if (request.cores() != null && result.loops().isPresent() && run.end() == RunSummary.End.COMPLETED) {
      result = withTime(result, program, place, request, listener);
    }
    result = result.withScaling(StepTiming.ofRun(program, request, result, Tables.read(place).sites(), listener));
    boolean all = request.scope() == Scope.EVERYTHING && run.end() == RunSummary.End.COMPLETED;
    return all ? withMachine(result, place, request, listener) : result;
  }

  /** Says where a run had fewer steps than were to be recorded. */
  private static AnalysisResult withFewerSteps(AnalysisResult result, int asked) {
    CommunicationForecast forecast = result.communication();
    if (asked <= forecast.steps() || result.run().end() != RunSummary.End.COMPLETED) {
      return result;
    }
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.add(Notice.OPTION_UNUSED.of("--steps " + asked + " cuts nothing off: " + (forecast.stepLine() == 0 ? "no time loop was found"
        : "the loop at " + forecast.stepFile() + ":" + forecast.stepLine() + " has " + Numbers.count(forecast.steps(), "step") + " here")));
    return result.withWarnings(warnings);
  }

  /** Adds the time of the program on several cores. */
  private static AnalysisResult withTime(AnalysisResult result, Frontend.Result program, Path recording, AnalysisRequest request, AnalysisListener listener)
      throws AnalysisException, IOException {
    long start = System.nanoTime();
    List<String> warnings = new ArrayList<>(result.warnings());
    Optional<BlockTraceReader> trace = BlockTraceReader.isIn(recording) ? Optional.of(BlockTraceReader.open(recording)) : Optional.empty();
    trace = trace.filter(MachineForecasts::isShort);
    long steps = result.communication().ranks().isEmpty() ? 1 : StepTiming.headline(result.communication()).iterations();
    try {
      TimeForecast time = TimeEngine.forecast(program, request.run(), result.loops().orElseThrow(), trace, request.cores(), steps, warnings, listener);
      return result.withTime(time, warnings).withMoreTime(Duration.ofNanos(System.nanoTime() - start));
    } catch (AnalysisException e) {
      if (e.kind() == Kind.REQUEST) {
        throw e;
      }
      warnings.add(Notice.NOT_TIMED.of("nothing is told of the time on several cores: " + e.getMessage()));
      return result.withWarnings(warnings);
    }
  }

  /** Where the program ended early and had touched too few words for an answer, how it ended is what there is to say. */
  private static void refuseTooLittle(TraceOutcome outcome, long words, AnalysisRequest request) throws AnalysisException {
    IntStream ranks = request.communication().ranks().stream().mapToInt(p -> p);
    int most = (request.trimRanks() ? ranks.min() : ranks.max()).orElse(1);
    if (outcome.end() != TraceOutcome.End.COMPLETED && words < most) {
      throw new AnalysisException(
          kind(outcome.end()), outcome.message() + (words == 0 ? NOTHING_RECORDED : "; of " + words + " words that it had touched nothing can be told for " + most + " ranks"));
    }
  }

  /** The verdicts on the loops: observed where the run that was traced for them came to its end. */
  private static LoopsEngine.Judged loops(Frontend.Result program, Target target, RunSummary run, Optional<TraceOutcome> traced, Path recording)
      throws AnalysisException, IOException {
    if (traced.isPresent() && traced.get().end() == TraceOutcome.End.COMPLETED && BlockTraceReader.isIn(recording)) {
      return LoopsEngine.judge(new BlockTraces.Traced(program, run, BlockTraceReader.open(recording), List.of()), target);
    }
    LoopsEngine.Judged proven = LoopsEngine.judge(program, target);
    List<String> warnings = new ArrayList<>(proven.warnings());
    traced.ifPresent(outcome -> warnings.add(Notice.LOOPS_NOT_WATCHED.of("the loops were not watched, only what is proven of them is told: " + outcome.message())));
    return new LoopsEngine.Judged(proven.loops(), warnings, proven.unreached());
  }

  /** Reads what a run left; where it left nothing, how it ended is all there is to say. */
  private static ValueFlowRecording read(TraceOutcome outcome) throws AnalysisException {
    try {
      return RecordingReader.read(outcome.recording());
    } catch (IOException e) {
      String ended = outcome.end() == TraceOutcome.End.COMPLETED ? e.getMessage() : outcome.message();
      throw new AnalysisException(kind(outcome.end()), ended + NOTHING_RECORDED, e);
    }
  }

  private static Kind kind(TraceOutcome.End end) {
    return switch (end) {
      case FAILED, THREADS -> Kind.PROGRAM;
      case LIMIT -> Kind.LIMIT;
      case COMPLETED -> Kind.INPUT;
    };
  }

  private static AnalysisResult ofRecording(AnalysisRequest request, AnalysisListener listener) throws AnalysisException {
    Path path = request.target().path();
    listener.stage("reading the recording");
    ValueFlowRecording recording;
    RunSummary run;
    try {
      recording = RecordingReader.read(path);
      run = RunSummary.ofRecording(path);
    } catch (IOException e) {
      if (BlockTraceReader.isIn(path) && !Files.exists(path.resolve(RecordingFormat.VALUES_FILE))) {
        throw new AnalysisException(
            Kind.INPUT, path + " has a block trace and no value flow: parcast loops and parcast cache read it, parcast analyze records both", e);
      }
      throw AnalysisException.unreadable(path, e);
    }
    AnalysisResult result;
    long start = System.nanoTime();
    if (request.scope() == Scope.COMMUNICATION || !RecordedProgram.isIn(path)) {
      result = analyze(request, run, recording, List.of(), Optional.empty(), start, listener);
    } else {
      LoopsResult loops = LoopsEngine.analyze(new AnalysisSession(request.target(), null, null, listener));
      result = analyze(request, run, recording, loops.warnings(), Optional.of(loops.loops()), start, listener);
    }
    try {
      result = result.withScaling(StepTiming.ofRecording(request, path, result.communication()));
      return request.scope() == Scope.EVERYTHING ? withMachine(result, path, request, listener) : result;
    } catch (IOException e) {
      throw AnalysisException.unreadable(path, e);
    }
  }

  /** Adds what the machine makes of the run, and the time that this took. */
  private static AnalysisResult withMachine(AnalysisResult result, Path recording, AnalysisRequest request, AnalysisListener listener) throws AnalysisException, IOException {
    long start = System.nanoTime();
    return MachineForecasts.add(result, recording, request.communication().seed(), listener).withMoreTime(Duration.ofNanos(System.nanoTime() - start));
  }

  /** @param start when the analyses began, the loops' among them, as {@link System#nanoTime} tells it */
  private static AnalysisResult analyze(
      AnalysisRequest request,
      RunSummary run,
      ValueFlowRecording recording,
      List<String> warnings,
      Optional<List<LoopFinding>> loops,
      long start,
      AnalysisListener listener)
      throws AnalysisException {
    listener.stage("analysing");
    try {
      CommunicationForecast communication =
          CommunicationAnalysis.forecast(
              recording, Ranks.fit(request, recording).withMemory(SHARE_OF_HEAP * (Runtime.getRuntime().maxMemory() / 100)).withProgress(listener::stage));
      return new AnalysisResult(run, warnings, Duration.ofNanos(System.nanoTime() - start), communication, loops);
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, e.getMessage(), e);
    }
  }
}
