package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;

/** Loops on several cores, as comma-separated values. */
public final class TimeCsv {
  private TimeCsv() {}

  /** Writes a line for each loop and number of cores. */
  public static void write(TimeForecast forecast, Appendable to) throws IOException {
    to.append("file,line,cores,serial_seconds,speedup,low,high,form_speedup,thread_speedup,limit\n");
    for (LoopForecast loop : forecast.loops()) {
      for (CoresPoint point : loop.cores()) {
        to.append(loop.loop().file() + "," + loop.loop().line() + "," + point.cores() + "," + loop.loop().written().seconds().value() + "," + point.speedup().value() + ","
            + point.speedup().low() + "," + point.speedup().high() + "," + point.formSpeedup().value() + "," + point.threadSpeedup().value() + "," + point.limit() + "\n");
      }
    }
  }
}
