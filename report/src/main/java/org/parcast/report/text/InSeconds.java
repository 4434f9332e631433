package org.parcast.report.text;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.report.Costs;
import org.parcast.report.Report;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.Wrapped;

/**
 * What caches, threads, placements and the network find, in seconds of a step or of the run: bounds, from the costs that the machine has for a miss and for a line between cores. Waiting and
 * work overlap, so they are no forecasts. Nothing is said where no costs are known.
 */
public final class InSeconds {
  private InSeconds() {}

  /**
   * Bounds.
   *
   * @param of what they are of
   * @param on on so many cores, threads, tasks or processors
   * @param low seconds at least
   * @param high seconds at most
   * @param serial seconds of all of it, on one thread where nothing else is said; empty where it was not timed
   * @param sentence says so
   */
  public record Bounds(Costs.Of of, int on, double low, double high, Optional<Estimate> serial, String sentence) {}

  /** Writes the sentence as a section of its own, where there is one. */
  public static void write(Optional<Bounds> bounds, Appendable to) throws IOException {
    if (bounds.isPresent()) {
      to.append("\nIn seconds\n").append(Wrapped.item("  ", bounds.get().sentence()));
    }
  }

  /** What the misses beyond the last cache take on the fewest cores that are forecast; empty where no costs are known. */
  public static Optional<Bounds> caches(Report report) {
    if (report.costs().isEmpty() || report.caches().isEmpty()) {
      return Optional.empty();
    }
    Costs costs = report.costs().get();
    return report.caches().get().results().stream().filter(result -> !result.levels().isEmpty()).min(Comparator.comparingInt(CacheForecast::cores)).map(result -> misses(result, costs));
  }

  private static Bounds misses(CacheForecast result, Costs costs) {
    LevelForecast last = result.levels().get(result.levels().size() - 1);
    double misses = last.misses() / costs.parts() / result.cores();
    MissCost miss = costs.machine().misses();
    double low = misses * miss.streamed();
    double high = misses * miss.chain();
    String missed = capital(costs.of().words()) + " misses the last of these caches " + Numbers.count(Math.round(misses), "time") + " on "
        + (result.cores() == 1 ? "one core" : "each of " + result.cores() + " cores");
    double most = result.cores() == 1 ? costs.serial().map(Estimate::high).orElse(Double.MAX_VALUE) : Double.MAX_VALUE;
    if (low > most) {
      // It cannot wait longer than it takes.
      return new Bounds(costs.of(), result.cores(), 0, most, costs.serial(), missed + ". If each had to come from memory, that took " + Numbers.time(low) + " or more" + by(costs) + ", and it takes "
          + Numbers.time(most) + " at most: the caches of that machine are larger.");
    }
    return new Bounds(costs.of(), result.cores(), low, Math.min(high, most), costs.serial(), missed + ": " + Numbers.time(low) + " where the next lines are known, "
        + (high > most ? "at most all of its time" : Numbers.time(high)) + " where each miss names the next" + by(costs) + taking(costs) + ". Work goes on meanwhile.");
  }

  /** What threads wait for lines of each other at most; empty where no costs are known. */
  public static Optional<Bounds> sharing(Report report) {
    if (report.costs().isEmpty() || report.sharing().isEmpty()) {
      return Optional.empty();
    }
    Costs costs = report.costs().get();
    double high = waiting(costs, report.sharing().get().types().total(), report.sharing().get().threads());
    return Optional.of(new Bounds(costs.of(), report.sharing().get().threads(), 0, high, costs.serial(),
        "If each time a line has to come from another core, a thread waits " + Numbers.time(high) + " in " + costs.of().words() + by(costs) + beside(costs, high) + "."));
  }

  /** What tasks wait less in the best placement than in the worst, at most: what passes between the farthest parts of the machine in the one and not in the other. */
  public static Optional<Bounds> placement(Report report) {
    if (report.costs().isEmpty() || report.placement().isEmpty() || report.placement().get().placements().size() < 2) {
      return Optional.empty();
    }
    Costs costs = report.costs().get();
    PlacementForecast forecast = report.placement().get();
    TaskPlacement best = forecast.placements().get(0);
    TaskPlacement worst = forecast.placements().get(forecast.placements().size() - 1);
    double fewer = Math.max(0, far(forecast, worst) - far(forecast, best));
    double high = waiting(costs, fewer, forecast.matrix().size());
    return Optional.of(new Bounds(costs.of(), forecast.matrix().size(), 0, high, costs.serial(),
        "By " + worst.strategy().label() + " " + Numbers.count(Math.round(fewer / costs.parts()), "line") + " more of " + costs.of().words() + " would pass between the farthest parts of the machine than by "
            + best.strategy().label() + ": each task waits at most " + Numbers.time(high) + " less" + by(costs) + beside(costs, high) + "."));
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

  /** Seconds in which a task waits, if each time a line comes from another core. */
  private static double waiting(Costs costs, double times, int tasks) {
    return times / costs.parts() / tasks * costs.machine().lineTransfer();
  }

  /** What the ideal placement saves of a step's messages; empty where no step was timed on ranks. */
  public static Optional<Bounds> network(Report report) {
    if (report.scaling().isEmpty() || report.network().isEmpty() || report.scaling().get().points().isEmpty()) {
      return Optional.empty();
    }
    List<ScalingPoint> points = report.scaling().get().points();
    ScalingPoint most = points.get(points.size() - 1);
    double saved = most.messageSeconds() * Math.max(0, 1 - 1 / report.network().get().gain());
    return Optional.of(new Bounds(Costs.Of.STEP, most.ranks(), 0, saved, Optional.of(Estimate.exactly(most.seconds())),
        "Of a step on " + Numbers.count(most.ranks(), "rank") + ", " + Numbers.time(most.seconds()) + " on " + Printable.of(report.scaling().get().interconnect().name())
            + ", the ideal placement saves at most " + Numbers.time(saved) + " of its messages."));
  }

  private static String by(Costs costs) {
    return ", by the costs of " + Printable.of(costs.machine().name());
  }

  /** What all of it takes, beside a time of waiting that may be longer: then threads would have to take turns at each use. */
  private static String beside(Costs costs, double waiting) {
    boolean longer = costs.serial().filter(serial -> waiting > serial.high()).isPresent();
    return taking(costs) + (longer ? ", which is less: so long they wait only if they take turns at every use of a line" : "");
  }

  private static String taking(Costs costs) {
    return costs.serial().map(serial -> "; " + costs.of().words() + " takes " + Numbers.time(serial.value()) + " (" + Numbers.time(serial.low()) + " to " + Numbers.time(serial.high()) + ") on one core")
        .orElse("; how long " + costs.of().words() + " takes is not known");
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
