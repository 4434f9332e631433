package org.parcast.report.text;

import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.BindingText;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** Placements for people. */
public final class PlacementText {
  private PlacementText() {}

  /**
   * Writes them.
   *
   * @param analysing time that the analysis took
   * @param running wall time of the recorded run, zero where there was none
   */
  public static void write(PlacementForecast forecast, Duration analysing, Duration running, Appendable to) throws IOException {
    String levels = forecast.machine().levels().stream().map(level -> Numbers.count(level.arity(), level.kind())).collect(Collectors.joining(" x "));
    String most = forecast.machine().presentUnits() < forecast.machine().units() ? "at most " : "";
    to.append("Placement of " + Numbers.count(forecast.matrix().size(), "task") + " on " + Printable.of(forecast.machine().name()) + ": "
        + Numbers.count(forecast.machine().presentUnits(), "processing unit") + (levels.isEmpty() ? "" : " (" + most + levels + ")") + "\n\n");
    TextTable table = new TextTable("lrrrrrl").row("strategy", "quality", "cost", "misses", "cycles", "found in", "processor of each task");
    for (TaskPlacement placement : forecast.placements()) {
      String misses = placement.misses().isPresent() ? Numbers.grouped(placement.misses().getAsLong()) : "-";
      String cycles = placement.cycles().isPresent() ? Numbers.grouped(placement.cycles().getAsLong()) : "-";
      String cores = placement.cores().stream().map(String::valueOf).collect(Collectors.joining(" "));
      table.row(placement.strategy().label(), number(placement.quality()), number(placement.cost()), misses, cycles,
          String.format(Locale.ROOT, "%.1f ms", placement.elapsed().toNanos() / 1e6), cores.length() <= 60 ? cores : cores.substring(0, 59) + "\u2026");
    }
    to.append(table.toText("  "));
    to.append("\n  quality: sum of communication / (1 + distance), higher is better; cost: sum of communication x distance, lower is better\n");
    fastest(forecast, to);
    moving(forecast, to);
    threads(forecast, to);
    TaskPlacement best = forecast.placements().get(0);
    to.append("\nThe best by quality, " + best.strategy().label() + ", to paste\n\n");
    for (String line : BindingText.lines(best)) {
      to.append("  " + line + "\n");
    }
    to.append("\n  or thread by thread:\n");
    for (String line : BindingText.perThread(best)) {
      to.append("  " + line + "\n");
    }
    to.append("\nThe analysis took " + Numbers.seconds(analysing) + (forecast.locality().isZero() ? "" : ", locality and affinity " + Numbers.seconds(forecast.locality()))
        + (running.isZero() ? "" : ", the recorded run " + Numbers.seconds(running)) + ".\n");
  }

  /** What a placement gains in time, by the latencies of the machine's caches. */
  private static void fastest(PlacementForecast forecast, Appendable to) throws IOException {
    List<TaskPlacement> timed = forecast.placements().stream().filter(placement -> placement.cycles().isPresent())
        .sorted(Comparator.comparingLong(placement -> placement.cycles().getAsLong())).toList();
    if (timed.isEmpty()) {
      return;
    }
    TaskPlacement first = timed.get(0);
    TaskPlacement last = timed.get(timed.size() - 1);
    String gain = timed.size() == 1 ? "" : String.format(Locale.ROOT, "; %s takes %.1f %% fewer than %s", first.strategy().label(),
        100 * (1 - (double) first.cycles().getAsLong() / Math.max(1, last.cycles().getAsLong())), last.strategy().label());
    to.append(Wrapped.item("  ", "misses: of all threads together in the caches that several of them share; cycles: what the references of the slowest thread take by the latencies of caches and memory, "
        + "without computations" + gain));
  }

  /** When threads moved that move while they run: their phases communicate differently there. */
  private static void moving(PlacementForecast forecast, Appendable to) throws IOException {
    for (TaskPlacement placement : forecast.placements()) {
      if (!placement.moved().isEmpty()) {
        to.append(Wrapped.item("  ", placement.strategy().label() + ": threads begin at random and moved after sixteenth "
            + placement.moved().stream().map(String::valueOf).collect(Collectors.joining(", ")) + " of the run; told is where they end"));
      }
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, Math.abs(value) < 1e7 ? "%,.2f" : "%.6g", value);
  }

  private static void threads(PlacementForecast forecast, Appendable to) throws IOException {
    if (forecast.threads().isEmpty()) {
      return;
    }
    to.append("\nLocality of the threads\n\n");
    TextTable table = new TextTable("rrrrrl").row("thread", "accesses", "words", "accesses a word", "mean reuse distance", "pattern");
    for (ThreadLocality thread : forecast.threads()) {
      table.row(String.valueOf(thread.thread()), Numbers.grouped(thread.accesses()), Numbers.grouped(thread.data()), Numbers.ratio(thread.frequency()),
          Numbers.ratio(thread.meanDistance()), thread.pattern().name().toLowerCase(Locale.ROOT));
    }
    to.append(table.toText("  "));
    if (!forecast.groups().isEmpty()) {
      String groups = forecast.groups().stream().map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(" "))).collect(Collectors.joining(" | "));
      to.append("\n").append(Wrapped.item("  ", "groups by affinity: " + groups));
    }
  }
}
