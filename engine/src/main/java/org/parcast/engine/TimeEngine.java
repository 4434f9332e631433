package org.parcast.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.time.LoopTimer;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.FrontendException;

/** Forecasts how long a program takes and how much faster it gets. */
public final class TimeEngine {
  private TimeEngine() {}

  /**
   * Judges the loops by a run, times those that can run in parallel on one thread, and forecasts them on several.
   *
   * @throws AnalysisException if the program cannot be judged or timed; the message says why and what to do
   */
  public static TimeResult forecast(TimeRequest request, AnalysisListener listener) throws AnalysisException {
    if (request.target().isRecording()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, request.target().path() + " is a recording, and time is measured: give the program itself as TARGET");
    }
    return BlockTraces.analyze(request.target(), request.run(), null, listener, traced -> {
      LoopsEngine.Judged judged = LoopsEngine.judge(traced, request.target());
      List<String> warnings = new ArrayList<>(traced.warnings());
      warnings.addAll(judged.warnings());
      LoopTimer.Measured measured = new LoopTimer(traced.program(), request.run(), request.warmUp(), listener).measure(judged.loops());
      Machine machine = request.machine() == null ? Machines.measured(listener) : request.machine();
      List<Integer> cores = cores(request, machine, warnings);
      listener.stage("simulating caches");
      List<CandidateLoop> loops = LoopBytes.with(measured.loops(), judged.loops(), traced, machine);
      TimeForecast time = CoresModel.forecast(machine, measured.rest(), loops, cores, LoopTimer.MACHINES, measured.uncovered(), machine.warnings());
      warnings.addAll(machine.warnings());
      return new TimeResult(traced.run(), judged.loops(), time, warnings);
    });
  }

  /**
   * Runs the loops of a forecast in parallel on this machine, in turns with one thread: what the forecast is held against.
   *
   * @param forks virtual machines, one after the other
   * @param blocks of 100 ms for each execution that is repeated, those of both kinds
   * @return for each of the virtual machines the loops by file and line
   */
  public static List<Map<String, MeasuredRun.Loop>> truth(Target target, Run run, TimeResult forecast, double warmUp, int forks, int blocks, AnalysisListener listener)
      throws AnalysisException {
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      return new LoopTimer(program, run, warmUp, listener).truth(forecast.loops(), forks, blocks);
    } catch (FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  /** What the machine, or its container, does not have is left out, and said. */
  private static List<Integer> cores(TimeRequest request, Machine machine, List<String> warnings) throws AnalysisException {
    if (request.cores().isEmpty()) {
      return IntStream.of(ByThreads.counts(machine.cores())).boxed().toList();
    }
    List<Integer> there = request.cores().stream().filter(cores -> cores <= machine.cores()).toList();
    if (there.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--cores " + request.cores().get(0) + ": " + machine.name() + " has " + machine.cores()
          + " usable cores; name a machine with more by --machine");
    }
    if (there.size() < request.cores().size()) {
      warnings.add("--cores: " + machine.name() + " has " + machine.cores() + " usable cores, more are not forecast; name a machine with more by --machine");
    }
    return there;
  }
}
