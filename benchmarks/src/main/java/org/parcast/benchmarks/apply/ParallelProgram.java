package org.parcast.benchmarks.apply;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Form;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.TimingEffort;

/**
 * A program all of whose loops that may run in parallel are written so, outer loops before those within.
 *
 * @param request what was asked for
 * @param applied what is written
 */
record ParallelProgram(ApplyRequest request, ApplyResult applied) {
  private static final Duration LIMIT = Duration.ofMinutes(4);

  /**
   * Judges and writes.
   *
   * @param settings arguments of the virtual machine
   * @param proven whether only loops are written that are parallel for every input, and nothing is run to judge them
   */
  static ParallelProgram of(Path source, List<String> settings, boolean proven) throws AnalysisException {
    Target target = Target.of(source);
    Run run = new Run(List.of(), settings, Path.of("").toAbsolutePath(), "1g", LIMIT);
    LoopsResult judged = LoopsEngine.analyze(new AnalysisSession(target, proven ? null : run, null, AnalysisListener.SILENT));
    List<String> names = judged.loops().stream().filter(loop -> loop.isParallel() && loop.line() > 0 && (proven || share(loop) >= TimingEffort.LEAST_SHARE))
        .sorted(Comparator.comparingDouble(ParallelProgram::share).reversed()).map(LoopFinding::place).distinct().toList();
    ApplyRequest request = new ApplyRequest(target, run, names, 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    return new ParallelProgram(request, ApplyEngine.judged(request, judged, AnalysisListener.SILENT));
  }

  static double share(LoopFinding loop) {
    return loop.profile().map(LoopProfile::share).orElse(0.0);
  }
}
