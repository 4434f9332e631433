package org.parcast.engine.time;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;

/**
 * A step that a run makes once: all of the run, or the only call of a kernel. The clock hears it while the virtual machine compiles it. In settled code its loops take what they take when
 * they are repeated, and the work beside them is taken to run at their rate.
 */
final class OnlyStep {
  /** Half of the work: where less was timed, most of the answer would be taken from elsewhere. */
  private static final double HALF = 0.5;

  private final List<LoopFinding> findings;
  private final List<String> kernels;

  /** @param kernels methods that the step is made of, as {@code Class.method}; none for all of the run */
  OnlyStep(List<LoopFinding> findings, List<String> kernels) {
    this.findings = findings;
    this.kernels = kernels;
  }

  /**
   * What a step takes.
   *
   * @param warm whether the code of all its loops that were timed had settled
   */
  record Seconds(Estimate estimate, boolean warm) {}

  /** Seconds of it, from the least that its loops take to the most, all work at their rate; empty where most of its work was not timed. */
  Optional<Seconds> seconds(TimeForecast time) {
    Estimate seconds = Estimate.exactly(0);
    boolean warm = true;
    double timed = 0;
    for (LoopForecast loop : time.loops()) {
      Optional<LoopFinding> finding = findings.stream().filter(each -> loop.loop().file().equals(each.file()) && loop.loop().line() == each.line() && isOfStep(each)).findFirst();
      if (finding.isPresent()) {
        seconds = seconds.plus(loop.loop().written().seconds());
        warm &= loop.loop().written().warm();
        timed += share(finding.get());
      }
    }
    double share = Math.min(1, timed / work());
    return share >= HALF ? Optional.of(new Seconds(seconds.times(1 / share).reaching(seconds.low()), warm)) : Optional.empty();
  }

  /** All of the run, or the outermost loops of the kernels. */
  private double work() {
    return kernels.isEmpty() ? 1 : findings.stream().filter(each -> each.depth() == 1 && isOfStep(each)).mapToDouble(OnlyStep::share).sum();
  }

  private boolean isOfStep(LoopFinding finding) {
    return kernels.isEmpty() || kernels.contains(finding.method());
  }

  private static double share(LoopFinding finding) {
    return finding.profile().map(LoopProfile::share).orElse(0.0);
  }
}
