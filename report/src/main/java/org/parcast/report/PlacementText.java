package org.parcast.report;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.BindingText;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.ThreadLocality;

/** Placements for people. */
public final class PlacementText {
  private PlacementText() {}

  /**
   * Writes them.
   *
   * @param analysing time that the analysis took
   */
  public static void write(PlacementForecast forecast, Duration analysing, Appendable to) throws IOException {
    String levels = forecast.machine().levels().stream().map(level -> level.arity() + " " + level.kind()).collect(Collectors.joining(" x "));
    String most = forecast.machine().presentUnits() < forecast.machine().units() ? "at most " : "";
    to.append("Placement of " + Numbers.count(forecast.matrix().size(), "task") + " on " + Printable.of(forecast.machine().name()) + ": "
        + Numbers.count(forecast.machine().presentUnits(), "processing unit") + (levels.isEmpty() ? "" : " (" + most + levels + ")") + "\n\n");
    TextTable table = new TextTable("lrrrrl").row("strategy", "quality", "cost", "misses", "found in", "processor of each task");
    for (TaskPlacement placement : forecast.placements()) {
      String misses = placement.misses().isPresent() ? Numbers.grouped(placement.misses().getAsLong()) : "-";
      String cores = placement.cores().stream().map(String::valueOf).collect(Collectors.joining(" "));
      table.row(placement.strategy().label(), number(placement.quality()), number(placement.cost()), misses,
          String.format(Locale.ROOT, "%.1f ms", placement.elapsed().toNanos() / 1e6), cores.length() <= 60 ? cores : cores.substring(0, 59) + "\u2026");
    }
    to.append(table.toText("  "));
    to.append("\n  quality: sum of communication / (1 + distance), higher is better; cost: sum of communication x distance, lower is better\n");
    threads(forecast, to);
    TaskPlacement best = forecast.placements().get(0);
    to.append("\nThe best, " + best.strategy().label() + ", to paste\n\n");
    for (String line : BindingText.lines(best)) {
      to.append("  " + line + "\n");
    }
    to.append("\n  or thread by thread:\n");
    for (String line : BindingText.perThread(best)) {
      to.append("  " + line + "\n");
    }
    to.append("\nThe analysis took " + Numbers.seconds(analysing) + ".\n");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, Math.abs(value) < 1e7 ? "%,.2f" : "%.6g", value);
  }

  private static void threads(PlacementForecast forecast, Appendable to) throws IOException {
    if (forecast.threads().isEmpty()) {
      return;
    }
    to.append("\nLocality of the threads\n\n");
    TextTable table = new TextTable("rrrrl").row("thread", "accesses", "words", "mean reuse distance", "pattern");
    for (ThreadLocality thread : forecast.threads()) {
      table.row(String.valueOf(thread.thread()), Numbers.grouped(thread.accesses()), Numbers.grouped(thread.data()),
          Numbers.ratio(thread.meanDistance()), thread.pattern().name().toLowerCase(Locale.ROOT));
    }
    to.append(table.toText("  "));
  }
}
