package org.parcast.report.text;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.time.cores.StepForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.report.Report;
import org.parcast.report.words.Numbers;

/** What caches, threads, placements and the network find, in seconds of a step: bounds, from the costs that the machine has for a miss and for a line between cores. */
public final class InSeconds {
  private InSeconds() {}

  /**
   * Bounds.
   *
   * @param low seconds of a step at least
   * @param high seconds of a step at most
   * @param sentence says so
   */
  public record Bounds(double low, double high, String sentence) {}

  /** What the misses beyond the last cache take; empty where no step was timed. */
  public static Optional<Bounds> caches(Report report) {
    if (step(report).isEmpty() || report.caches().isEmpty()) {
      return Optional.empty();
    }
    Machine machine = report.time().orElseThrow().machine();
    StepForecast step = step(report).get();
    List<CacheForecast> results = report.caches().get().results();
    return results.stream().filter(result -> result.cores() == 1 && !result.levels().isEmpty()).findFirst().map(result -> {
      LevelForecast last = result.levels().get(result.levels().size() - 1);
      double misses = (double) last.misses() / step.steps();
      double low = misses * machine.misses().streamed();
      double high = misses * machine.misses().chain();
      return new Bounds(low, high, "A step misses the last of these caches " + Numbers.grouped(Math.round(misses)) + " times on one core: " + Numbers.time(low) + " where the next lines are known, "
          + Numbers.time(high) + " where each miss names the next, of a step of " + Numbers.time(step.serial().value()) + ".");
    });
  }

  /** What threads wait for lines of each other at most; empty where no step was timed. */
  public static Optional<Bounds> sharing(Report report) {
    if (step(report).isEmpty() || report.sharing().isEmpty()) {
      return Optional.empty();
    }
    double high = waiting(report, report.sharing().get().types().total(), report.sharing().get().threads());
    return Optional.of(new Bounds(0, high, "If each time a line has to come from another core, a thread waits " + Numbers.time(high) + " of a step; a step takes "
        + Numbers.time(step(report).get().serial().value()) + " on one core."));
  }

  /** What threads wait less in the best placement than in the worst, at most: what passes between the farthest parts of the machine in the one and not in the other. */
  public static Optional<Bounds> placement(Report report) {
    if (step(report).isEmpty() || report.placement().isEmpty() || report.placement().get().placements().size() < 2) {
      return Optional.empty();
    }
    PlacementForecast forecast = report.placement().get();
    TaskPlacement best = forecast.placements().get(0);
    TaskPlacement worst = forecast.placements().get(forecast.placements().size() - 1);
    double fewer = Math.max(0, far(forecast, worst) - far(forecast, best));
    double high = waiting(report, fewer, forecast.matrix().size());
    return Optional.of(new Bounds(0, high, "By " + worst.strategy().label() + " " + Numbers.count(Math.round(fewer), "line") + " more would pass between the farthest parts of the machine: a thread waits at most "
        + Numbers.time(high) + " of a step less."));
  }

  /** What passes between tasks that have the whole machine between them. */
  private static double far(PlacementForecast forecast, TaskPlacement placement) {
    double farthest = forecast.machine().distance(0, forecast.machine().units() - 1);
    double sum = 0;
    for (int one = 0; one < forecast.matrix().size(); one++) {
      for (int other = 0; other < one; other++) {
        boolean far = forecast.machine().distance(placement.units().get(one), placement.units().get(other)) >= farthest;
        sum += far ? forecast.matrix().get(one, other) : 0;
      }
    }
    return sum;
  }

  /** Seconds of a step in which a thread waits, if each time a line comes from another core. */
  private static double waiting(Report report, double times, int threads) {
    return times / step(report).orElseThrow().steps() / threads * report.time().orElseThrow().machine().lineTransfer();
  }

  /** What the ideal placement saves of a step's messages; empty where no step was timed on ranks. */
  public static Optional<Bounds> network(Report report) {
    if (report.scaling().isEmpty() || report.network().isEmpty() || report.scaling().get().points().isEmpty()) {
      return Optional.empty();
    }
    List<ScalingPoint> points = report.scaling().get().points();
    ScalingPoint most = points.get(points.size() - 1);
    double saved = most.messageSeconds() * Math.max(0, 1 - 1 / report.network().get().gain());
    return Optional.of(new Bounds(0, saved,
        "Of a step on " + Numbers.count(most.ranks(), "rank") + ", " + Numbers.time(most.seconds()) + ", that saves at most " + Numbers.time(saved) + " of its messages."));
  }

  private static Optional<StepForecast> step(Report report) {
    return report.time().flatMap(time -> time.step());
  }
}
