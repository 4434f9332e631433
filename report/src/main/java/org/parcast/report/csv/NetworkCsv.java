package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.network.GainPoint;
import org.parcast.analyses.network.NetworkForecast;

/** The gain of locality over machine sizes as CSV with header {@code processors,gain,T_h}. */
public final class NetworkCsv {
  private NetworkCsv() {}

  /** Writes a line for each size. */
  public static void write(NetworkForecast forecast, Appendable to) throws IOException {
    to.append("processors,gain,T_h\n");
    for (GainPoint point : forecast.curve()) {
      to.append(point.processors() + "," + point.gain() + "," + point.hopLatency() + "\n");
    }
  }
}
