package org.parcast.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;

/** How long a program takes and how much faster it gets, as text: whether it pays first. */
public final class TimeText {
  private TimeText() {}

  /** Writes the forecast, with lines ended by {@code \n}. */
  public static void write(TimeForecast forecast, Appendable to) throws IOException {
    to.append(Wrapped.item("", verdict(forecast)));
    to.append('\n');
    to.append(Wrapped.item("  serial   ", seconds(forecast.serial()) + ", from " + Numbers.count(forecast.samples(), "fresh virtual machine")
        + (forecast.warm() ? ", its loops warm" : "; cold: see the loops")));
    to.append(Wrapped.item("  machine  ", forecast.machine().name() + ", " + Numbers.count(forecast.machine().cores(), "usable core")));
    cores(forecast, to);
    loops(forecast, to);
    for (String uncovered : forecast.uncovered()) {
      to.append(Wrapped.item("  not forecast  ", Printable.of(uncovered)));
    }
  }

  /** In a sentence or two: does it pay, how much, with which loops, and where it stops. */
  public static String verdict(TimeForecast forecast) {
    if (forecast.recommended() == 1) {
      return "It does not pay on " + forecast.machine().name() + ": " + why(forecast);
    }
    CoresPoint best = forecast.best();
    String loops = String.join(", ", forecast.loops().stream().filter(loop -> loop.on(best.cores()).seconds().value() < loop.loop().written().seconds().value())
        .limit(3).map(TimeText::place).toList());
    return "It pays: " + times(best) + " as fast on " + Numbers.count(best.cores(), "core") + " of " + forecast.machine().name() + ", with " + loops + " in parallel. "
        + (best.limit().equals("none") ? "Nothing limits it yet." : "What limits it most is " + limit(best.limit()) + ".");
  }

  private static String why(TimeForecast forecast) {
    if (forecast.loops().isEmpty()) {
      return "no loop that takes time can run in parallel in parts.";
    }
    LoopForecast first = forecast.loops().get(0);
    if (first.pays() == 0) {
      return "no loop takes long enough to make up for a parallel region.";
    }
    CoresPoint most = forecast.cores().get(forecast.cores().size() - 1);
    if (most.speedup().high() > 1.1) {
      return "with " + place(first) + " and the like in parallel it is " + times(most) + " as fast on " + Numbers.count(most.cores(), "core")
          + ", which is not certain to be faster, or less than half efficient. Measure on a quiet machine, or a longer run.";
    }
    double share = forecast.loops().stream().filter(loop -> loop.pays() > 0).mapToDouble(LoopForecast::share).sum();
    return "only " + Numbers.percent(share) + " of this run's time is in loops that do. Of those " + place(first) + " gets " + Numbers.ratio(first.on(first.pays()).speedup().value())
        + " times as fast on " + Numbers.count(first.pays(), "core") + ": a longer run may gain.";
  }

  private static String times(CoresPoint point) {
    return String.format(Locale.ROOT, "%.2f times (%.2f to %.2f)", point.speedup().value(), point.speedup().low(), point.speedup().high());
  }

  private static String limit(String limit) {
    return switch (limit) {
      case "memory" -> "the bandwidth of memory";
      case "overhead" -> "beginning and ending parallel regions";
      case "imbalance" -> "the uneven work of the parts";
      default -> "what one thread does alone";
    };
  }

  private static void cores(TimeForecast forecast, Appendable to) throws IOException {
    TextTable table = new TextTable("rrrrrrrrrl");
    table.row("cores", "time", "speed-up", "low", "high", "by form", "by threads", "regions", "serial", "limit");
    for (CoresPoint point : forecast.cores()) {
      table.row(String.valueOf(point.cores()), Numbers.time(point.seconds().value()), Numbers.ratio(point.speedup().value()), Numbers.ratio(point.speedup().low()),
          Numbers.ratio(point.speedup().high()), Numbers.ratio(point.formSpeedup()), Numbers.ratio(point.threadSpeedup().value()), Numbers.time(point.breakdown().overhead()),
          Numbers.time(point.breakdown().serial()), point.limit());
    }
    to.append("\nThe program, with the loops in parallel that pay\n").append(table.toText("  "));
  }

  private static void loops(TimeForecast forecast, Appendable to) throws IOException {
    if (forecast.loops().isEmpty()) {
      return;
    }
    TextTable table = new TextTable("lrrrrrrl");
    table.row("loop", "share", "one thread", "low", "high", "form", "speed-up", "pays");
    for (LoopForecast loop : forecast.loops()) {
      CoresPoint point = loop.on(loop.pays() > 0 ? loop.pays() : forecast.cores().get(forecast.cores().size() - 1).cores());
      LoopTime written = loop.loop().written();
      table.row(place(loop), Numbers.percent(loop.share()), Numbers.time(written.seconds().value()), Numbers.time(written.seconds().low()), Numbers.time(written.seconds().high()),
          Numbers.ratio(point.formSpeedup()), Numbers.ratio(point.speedup().value()), pays(loop));
    }
    to.append("\nLoops, those that save most first; time of all executions\n").append(table.toText("  "));
    for (LoopForecast loop : forecast.loops()) {
      LoopTime cold = loop.loop().written().warm() ? loop.loop().form() : loop.loop().written();
      if (!cold.warm()) {
        to.append(Wrapped.item("  cold  ", place(loop) + ": " + Printable.of(cold.cold()) + "; more executions or --warm-up S make it warm"));
      }
    }
  }

  private static String pays(LoopForecast loop) {
    if (loop.pays() > 0) {
      return "on " + Numbers.count(loop.pays(), "core");
    }
    LoopTime written = loop.loop().written();
    long has = Math.round((double) written.iterations() / Math.max(1, written.executions()));
    return loop.breakEven() == 0 ? "never" : "from " + Numbers.count(loop.breakEven(), "iteration") + "; has " + has;
  }

  private static String place(LoopForecast loop) {
    return Printable.of(Path.of(String.valueOf(loop.loop().file())).getFileName() + ":" + loop.loop().line());
  }

  private static String seconds(Estimate estimate) {
    return Numbers.time(estimate.value()) + " (" + Numbers.time(estimate.low()) + " to " + Numbers.time(estimate.high()) + ")";
  }
}
