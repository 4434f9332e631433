package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.time.LoopTimer;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;

/** Forecasts loops from what was measured of them so far; the machine and the caches are looked at once. */
final class MeasuredForecast {
  private final Machine asked;
  private final List<LoopFinding> findings;
  private final Optional<BlockTraceReader> trace;
  private final List<Integer> cores;
  private final long steps;
  private final AnalysisListener listener;
  private Optional<LoopBytes> bytes;
  private FalselySharedWords shared;

  /**
   * @param asked the machine, null for the one that this runs on
   * @param trace what the program did to memory; empty where that is not known
   */
  MeasuredForecast(Machine asked, List<LoopFinding> findings, Optional<BlockTraceReader> trace, List<Integer> cores, long steps, AnalysisListener listener) {
    this.asked = asked;
    this.findings = findings;
    this.trace = trace;
    this.cores = cores;
    this.steps = steps;
    this.listener = listener;
  }

  TimeForecast of(LoopTimer.Measured measured) throws AnalysisException, IOException {
    Machine machine = asked == null ? machine(measured) : asked;
    if (bytes == null && trace.isPresent() && !measured.loops().isEmpty()) {
      listener.stage("simulating caches");
      bytes = LoopBytes.of(trace.get(), machine);
    }
    List<CandidateLoop> loops = bytes == null || bytes.isEmpty() ? measured.loops() : bytes.get().with(measured.loops(), findings);
    if (shared == null && trace.isPresent() && !loops.isEmpty()) {
      listener.stage("simulating how threads share cache lines");
      shared = FalselySharedWords.of(trace.get(), loops, findings, Collections.max(cores));
    }
    loops = shared == null ? loops : shared.with(loops);
    // That others used the machine is told once, as it was when the program was timed.
    boolean told = !measured.warnings().isEmpty();
    List<String> warnings = new ArrayList<>(measured.warnings());
    machine.warnings().stream().filter(warning -> !told || !Notice.MACHINE_BUSY.isOf(warning)).forEach(warnings::add);
    if (shared != null) {
      shared.warning().ifPresent(warnings::add);
    }
    return CoresModel.forecast(machine, measured.outside(), loops, cores, steps, measured.samples(), measured.uncovered(), warnings);
  }

  /** Where there is nothing to run in parallel, it does not pay on any machine. */
  private Machine machine(LoopTimer.Measured measured) throws AnalysisException {
    return measured.loops().isEmpty() ? Machines.unmeasured() : Machines.measured(listener);
  }
}
