package org.parcast.report;

import java.io.IOException;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.scaling.SerialTime;

/** What communication means in time, as text. */
public final class ScalingText {
  private ScalingText() {}

  /** Writes the section, with lines ended by {@code \n}. */
  public static void write(ScalingForecast forecast, Appendable to) throws IOException {
    Interconnect network = forecast.interconnect();
    to.append("\nTime of a step by Hockney's model\n");
    to.append(Wrapped.item("  serial   ", Numbers.time(forecast.serial().secondsPerStep()) + " on this machine, from "
        + Numbers.count(forecast.serial().steps(), "step") + " of a plain run, the fastest quarter of them"));
    to.append(Wrapped.item("  network  ", network.name() + ": " + Numbers.time(network.latencySeconds()) + " a message, "
        + Numbers.bytes(network.bytesPerSecond()) + "/s a rank"));
    TextTable table = new TextTable("rlrrrrrr");
    table.row("ranks", "fastest", "work", "messages", "collectives", "step", "speed-up", "efficiency");
    for (ScalingPoint point : forecast.points()) {
      table.row(String.valueOf(point.ranks()), CommunicationText.name(point.decomposition()), Numbers.time(point.computeSeconds()), Numbers.time(point.messageSeconds()),
          Numbers.time(point.collectiveSeconds()), Numbers.time(point.seconds()), Numbers.ratio(point.speedup()), Numbers.percent(point.efficiency()));
    }
    to.append(table.toText("  "));
    to.append(Wrapped.item("  ", verdict(forecast)));
    if (forecast.serial().steps() < SerialTime.ENOUGH) {
      to.append(Wrapped.item("  warning  ", "so few steps were timed that the virtual machine was still compiling: the serial time may be too long"));
    }
    for (String assumption : forecast.assumptions()) {
      to.append(Wrapped.item("  assumed  ", assumption));
    }
  }

  /** Up to which number of ranks more of them make a step shorter. */
  public static String verdict(ScalingForecast forecast) {
    int most = forecast.points().stream().mapToInt(ScalingPoint::ranks).max().orElse(1);
    if (forecast.paysUpTo() == 1) {
      return "It does not pay: on no number of ranks is a step shorter than on one.";
    }
    return "Of the numbers of ranks asked for, a step is shortest on " + forecast.paysUpTo()
        + (forecast.paysUpTo() == most ? "; more may pay still." : ": beyond, more ranks make it longer.");
  }
}
