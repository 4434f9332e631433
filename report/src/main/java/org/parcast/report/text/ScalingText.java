package org.parcast.report.text;

import java.io.IOException;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** What communication means in time, as text. */
public final class ScalingText {
  private ScalingText() {}

  /** Writes the section, with lines ended by {@code \n}. */
  public static void write(ScalingForecast forecast, Appendable to) throws IOException {
    Interconnect network = forecast.interconnect();
    to.append("\nTime of a step on ranks, messages by LogGP\n");
    to.append(Wrapped.item("  serial   ", serial(forecast.serial())));
    to.append(Wrapped.item("  network  ", network.name() + ": " + Numbers.time(network.latencySeconds()) + " a message, "
        + Numbers.bytes(network.bytesPerSecond()) + "/s a rank" + nodes(forecast)));
    TextTable table = new TextTable("rlrrrrrrrr");
    table.row("ranks", "fastest", "work", "messages", "collectives", "step", "speed-up", "low", "high", "efficiency");
    for (ScalingPoint point : forecast.points()) {
      row(table, String.valueOf(point.ranks()), point);
    }
    forecast.recommendedHybrid().ifPresent(hybrid -> row(table, hybrid.ranks() + " x " + hybrid.threads(), hybrid));
    to.append(table.toText("  "));
    to.append(Wrapped.item("  ", verdict(forecast)));
    if (forecast.serial().cold()) {
      to.append(Wrapped.item("  warning  ", "the serial time is cold: the virtual machine was compiling while steps were timed; more steps make it warm"));
    }
    for (String assumption : forecast.assumptions()) {
      to.append(Wrapped.item("  assumed  ", assumption));
    }
  }

  private static void row(TextTable table, String name, ScalingPoint point) {
    table.row(name, CommunicationText.name(point.decomposition()), Numbers.time(point.computeSeconds()), Numbers.time(point.messageSeconds()), Numbers.time(point.collectiveSeconds()),
        Numbers.time(point.seconds()), Numbers.ratio(point.speedup()), Numbers.ratio(point.gained().low()), Numbers.ratio(point.gained().high()), Numbers.percent(point.efficiency()));
  }

  private static String nodes(ScalingForecast forecast) {
    Cluster cluster = forecast.cluster();
    return cluster.coresPerNode() == 1 ? "" : "; nodes of " + cluster.coresPerNode() + " cores, within them " + Numbers.time(cluster.within().latencySeconds()) + " a message";
  }

  /** The time of a step on one rank with its interval. */
  public static String serial(SerialTime serial) {
    return Numbers.time(serial.secondsPerStep()) + " (" + Numbers.time(serial.perStep().low()) + " to " + Numbers.time(serial.perStep().high()) + ") on this machine"
        + (serial.cold() ? ", cold" : "") + ", from " + Numbers.count(serial.steps(), "step") + (serial.runs() == 1 ? " in a fresh virtual machine" : " in each of " + Numbers.count(serial.runs(), "fresh virtual machine"));
  }

  /** On how many ranks to run and how they are cut, and up to which number more of them make a step shorter. */
  public static String verdict(ScalingForecast forecast) {
    int most = forecast.points().stream().mapToInt(ScalingPoint::ranks).max().orElse(1);
    if (forecast.paysUpTo() == 1) {
      return "It does not pay: on no number of ranks is a step shorter than on one.";
    }
    String recommended = forecast.recommended().map(point -> "Recommended: " + Numbers.count(point.ranks(), "rank") + " by " + CommunicationText.name(point.decomposition()) + gains(point) + more(forecast, point.ranks()))
        .or(() -> forecast.worthAtMost().map(point -> Numbers.count(point.ranks(), "rank") + " may be worth it" + gains(point)))
        .orElse("None of these numbers of ranks is recommended: none is balanced and at least 50 % efficient");
    String hybrid = forecast.recommendedHybrid().map(point -> " With threads: " + point.ranks() + " ranks of " + point.threads() + gains(point) + ".").orElse("");
    return recommended + "." + hybrid + " A step is shortest on " + forecast.paysUpTo() + (forecast.paysUpTo() == most ? "; more may pay still." : ": beyond, more ranks make it longer.");
  }

  private static String gains(ScalingPoint point) {
    return ", " + Opening.times(point.gained()) + " as fast, efficiency " + Numbers.percent(point.efficiency());
  }

  /** More ranks that are half efficient only if a step takes its longest on one. */
  private static String more(ScalingForecast forecast, int recommended) {
    return forecast.worthAtMost().map(ScalingPoint::ranks).filter(most -> most > recommended).map(most -> "; up to " + most + " may be worth it").orElse("");
  }
}
