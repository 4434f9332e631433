package org.parcast.report.text;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.time.cores.StepForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.report.Report;
import org.parcast.report.words.Numbers;

/** What caches, threads and the network find, in seconds of a step: bounds, from the costs that the machine has for a miss and for a line between cores. */
public final class InSeconds {
  private InSeconds() {}

  /** What the misses beyond the last cache take; empty where no step was timed. */
  public static Optional<String> caches(Report report) {
    if (step(report).isEmpty() || report.caches().isEmpty()) {
      return Optional.empty();
    }
    Machine machine = report.time().orElseThrow().machine();
    StepForecast step = step(report).get();
    List<CacheForecast> results = report.caches().get().results();
    return results.stream().filter(result -> result.cores() == 1 && !result.levels().isEmpty()).findFirst().map(result -> {
      LevelForecast last = result.levels().get(result.levels().size() - 1);
      double misses = (double) last.misses() / step.steps();
      return "A step misses the last of these caches " + Numbers.grouped(Math.round(misses)) + " times on one core: " + Numbers.time(misses * machine.misses().streamed()) + " where the next lines are known, "
          + Numbers.time(misses * machine.misses().chain()) + " where each miss names the next, of a step of " + Numbers.time(step.serial().value()) + ".";
    });
  }

  /** What threads wait for lines of each other at most; empty where no step was timed. */
  public static Optional<String> sharing(Report report) {
    if (step(report).isEmpty() || report.sharing().isEmpty()) {
      return Optional.empty();
    }
    Machine machine = report.time().orElseThrow().machine();
    StepForecast step = step(report).get();
    double each = report.sharing().get().types().total() / (double) step.steps() / report.sharing().get().threads();
    return Optional.of("If each time a line has to come from another core, a thread waits " + Numbers.time(each * machine.lineTransfer()) + " of a step; a step takes "
        + Numbers.time(step.serial().value()) + " on one core.");
  }

  /** What the ideal placement saves of a step's messages; empty where no step was timed on ranks. */
  public static Optional<String> network(Report report) {
    if (report.scaling().isEmpty() || report.network().isEmpty() || report.scaling().get().points().isEmpty()) {
      return Optional.empty();
    }
    List<ScalingPoint> points = report.scaling().get().points();
    ScalingPoint most = points.get(points.size() - 1);
    double saved = most.messageSeconds() * Math.max(0, 1 - 1 / report.network().get().gain());
    return Optional.of("Of a step on " + Numbers.count(most.ranks(), "rank") + ", " + Numbers.time(most.seconds()) + ", that saves at most " + Numbers.time(saved) + " of its messages.");
  }

  private static Optional<StepForecast> step(Report report) {
    return report.time().flatMap(time -> time.step());
  }
}
