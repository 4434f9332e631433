package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.measure.MachineMeter;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.UnreachedCalls;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.LoopTimer;
import org.parcast.engine.time.TimingEffort;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.report.words.Numbers;

/** Forecasts how long a program takes and how much faster it gets. */
public final class TimeEngine {
  private TimeEngine() {}

  /**
   * Judges the loops by a run, times those that can run in parallel on one thread, and forecasts them on several.
   *
   * @throws AnalysisException if the program cannot be judged or timed; the message says why and what to do
   */
  public static TimeResult forecast(AnalysisSession session, CoresRequest onCores) throws AnalysisException {
    refuseRecording(session.target());
    return session.keepingNone().ask(traced -> {
      LoopsEngine.Judged judged = LoopsEngine.judge(traced, session.target());
      List<String> warnings = new ArrayList<>(traced.warnings());
      warnings.addAll(judged.warnings());
      TimeForecast time = forecast(traced.program(), session.run(), judged.loops(), Optional.of(traced.trace()), onCores, 1, warnings, session.listener());
      return new TimeResult(traced.run(), judged.loops(), time, Optional.empty(), warnings, judged.unreached());
    });
  }

  /**
   * The same, and on ranks and on ranks of threads; for that the flow of values is recorded too.
   *
   * @param overlap whether messages pass while ranks compute
   */
  public static TimeResult forecast(AnalysisSession session, CoresRequest onCores, List<Integer> ranks, boolean overlap) throws AnalysisException {
    refuseRecording(session.target());
    Machine machine = onCores.machine();
    AnalysisRequest both = new AnalysisRequest(session.target(), session.run(), new Region(List.of(), null, 0), CommunicationRequest.of(ranks), false, null, Scope.LOOPS, null)
        .timedOn(machine == null ? Cluster.of(Interconnect.INFINIBAND_EDR) : Cluster.of(machine, null), overlap).timing(onCores);
    AnalysisResult result = Engine.analyze(both, session.listener());
    TimeForecast time = result.time().orElseThrow(() -> new AnalysisException(AnalysisException.Kind.PROGRAM,
        result.run().message().isEmpty() ? String.join("; ", result.warnings()) : result.run().message()));
    List<String> warnings = new ArrayList<>(result.warnings());
    if (result.scaling().isEmpty()) {
      warnings.add(Notice.NOT_TIMED.of("nothing is told of ranks: no steps were timed"));
    }
    return new TimeResult(result.run(), result.loops().orElse(List.of()), time, result.scaling(), warnings, UnreachedCalls.NONE);
  }

  private static void refuseRecording(Target target) throws AnalysisException {
    if (target.isRecording()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, target.path() + " is a recording, and time is measured: give the program itself as TARGET");
    }
  }

  /**
   * Times loops that were judged, and forecasts them.
   *
   * @param trace what the program did to memory, for the traffic of its loops; empty where that is not known, or is too much
   * @param steps time steps of the run; 1 where that is not known
   * @param warnings gets what to know before trusting the figures
   */
  static TimeForecast forecast(Frontend.Result program, Run run, List<LoopFinding> findings, Optional<BlockTraceReader> trace, CoresRequest request, long steps, List<String> warnings,
      AnalysisListener listener) throws AnalysisException, IOException {
    List<Integer> cores = cores(request, warnings); // what is not there is refused before anything is timed
    MeasuredForecast forecast = new MeasuredForecast(request.machine(), findings, trace, cores, steps, listener);
    LoopTimer timer = new LoopTimer(program, run, request, Collections.max(cores), listener);
    TimeForecast time = forecast.of(timer.measure(findings, soFar -> forecast.of(soFar).isKnown(soFar.samples() >= TimingEffort.ENOUGH)));
    warnings.addAll(time.warnings());
    timer.notAgain().ifPresent(why -> warnings.add(Notice.NOT_TIMED.of("--repeat-main: main is not called again, as " + why)));
    return time;
  }

  /**
   * Runs the loops of a forecast in parallel on this machine, in turns with one thread: what the forecast is held against.
   *
   * @param forks how often, each in fresh virtual machines
   * @param blocks of 100 ms for each execution that is repeated, those of both kinds
   */
  public static List<LoopTimer.Fork> truth(Target target, Run run, TimeResult forecast, double warmUp, int forks, int blocks, AnalysisListener listener) throws AnalysisException {
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      return new LoopTimer(program, run, new CoresRequest(null, List.of(), warmUp), MachineMeter.usableCores(), listener).truth(forecast.loops(), forks, blocks);
    } catch (FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  /** What the machine, or its container, does not have is left out, and said. */
  private static List<Integer> cores(CoresRequest request, List<String> warnings) throws AnalysisException {
    Machine machine = request.machine();
    int most = machine == null ? MachineMeter.usableCores() : machine.cores();
    if (request.cores().isEmpty()) {
      return IntStream.of(ByThreads.counts(most)).boxed().toList();
    }
    String usable = (machine == null ? "this machine" : machine.name()) + ": " + Numbers.count(most, "usable core");
    List<Integer> there = request.cores().stream().filter(cores -> cores <= most).toList();
    if (there.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--cores " + request.cores().get(0) + ": " + usable + "; name a machine with more by --machine");
    }
    if (there.size() < request.cores().size()) {
      warnings.add(Notice.CORES_LEFT_OUT.of("--cores: " + usable + ", more are not forecast; name a machine with more by --machine"));
    }
    return there;
  }
}
