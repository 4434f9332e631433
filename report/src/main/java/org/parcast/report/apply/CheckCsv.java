package org.parcast.report.apply;

import java.io.IOException;

/** Speed-ups of a parallel version, as comma-separated values. */
public final class CheckCsv {
  private CheckCsv() {}

  /** Writes a line for each number of cores. */
  public static void write(Trial trial, Appendable to) throws IOException {
    to.append("cores,forecast_speedup,forecast_low,forecast_high,measured_speedup,low,high,shown\n");
    for (Trial.Measured point : trial.cores()) {
      to.append(point.cores() + "," + point.forecast() + "," + point.forecastLow() + "," + point.forecastHigh() + "," + point.measured() + "," + point.low() + "," + point.high() + "," + point.shown() + "\n");
    }
  }
}
