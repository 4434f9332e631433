package org.parcast.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.Breakdown;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.Locks;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** How long a program takes and how much faster it gets, as text: whether it pays first. */
public final class TimeText {
  private TimeText() {}

  /** Writes the forecast of cores, and of ranks where it is known, with lines ended by {@code \n}. */
  public static void write(TimeForecast forecast, Optional<ScalingForecast> ranks, Appendable to) throws IOException {
    to.append(Opening.text(forecast, ranks).substring(1));
    to.append('\n');
    to.append(Wrapped.item("  serial   ", seconds(forecast.serial()) + ", from " + Numbers.count(forecast.samples(), "fresh virtual machine")
        + (forecast.warm() ? ", its loops warm" : "; cold: see the loops")));
    to.append(Wrapped.item("  machine  ", forecast.machine().name() + ", " + Numbers.count(forecast.machine().cores(), "usable core")));
    cores(forecast, to);
    step(forecast, to);
    loops(forecast, to);
    for (String uncovered : forecast.uncovered()) {
      to.append(Wrapped.item("  not forecast  ", Printable.of(uncovered)));
    }
  }

  private static void cores(TimeForecast forecast, Appendable to) throws IOException {
    to.append("\nThe program, with the loops in parallel that " + chosen(forecast) + "\n").append(points(forecast.cores()));
  }

  /** Which loops are in parallel: those that pay, or where there are none, that may, or that a method of their own makes faster. */
  public static String chosen(TimeForecast forecast) {
    List<LoopForecast> paying = forecast.loops().stream().filter(loop -> loop.advice() == Advice.PAYS).toList();
    boolean mayPay = forecast.loops().stream().anyMatch(loop -> loop.advice() == Advice.MAY_PAY);
    boolean byFormAlone = !paying.isEmpty() && paying.stream().allMatch(LoopForecast::isFasterByFormAlone);
    return mayPay && (paying.isEmpty() || byFormAlone) ? "may pay" : byFormAlone ? "are faster in methods of their own" : "pay";
  }

  private static void step(TimeForecast forecast, Appendable to) throws IOException {
    if (forecast.step().isPresent()) {
      to.append("\nA step of the run\n").append(points(forecast.step().get().cores()));
    }
  }

  private static String points(List<CoresPoint> points) {
    TextTable table = new TextTable("rrrrrrrrrrl");
    table.row("cores", "speed-up", "low", "high", "by form", "by threads", "parallel", "regions", "serial", "time", "limit");
    for (CoresPoint point : points) {
      Breakdown parts = point.breakdown();
      table.row(String.valueOf(point.cores()), Numbers.ratio(point.speedup().value()), Numbers.ratio(point.speedup().low()), Numbers.ratio(point.speedup().high()),
          Numbers.ratio(point.formSpeedup().value()), Numbers.ratio(point.threadSpeedup().value()), Numbers.time(parts.compute() + parts.memory() + parts.imbalance()), Numbers.time(parts.overhead()),
          Numbers.time(parts.serial()), Numbers.time(point.seconds().value()), point.limit());
    }
    return table.toText("  ");
  }

  private static void loops(TimeForecast forecast, Appendable to) throws IOException {
    if (forecast.loops().isEmpty()) {
      return;
    }
    TextTable table = new TextTable("lrrrrrrl");
    table.row("loop", "share", "one thread", "low", "high", "form", "speed-up", "pays");
    for (LoopForecast loop : forecast.loops()) {
      CoresPoint point = loop.shown();
      LoopTime written = loop.loop().written();
      table.row(Opening.place(loop), Numbers.percent(loop.share().value()), Numbers.time(written.seconds().value()), Numbers.time(written.seconds().low()), Numbers.time(written.seconds().high()),
          Numbers.ratio(point.formSpeedup().value()), Numbers.ratio(point.speedup().value()), pays(loop));
    }
    to.append("\nLoops, those that save most first; time of all executions\n").append(table.toText("  "));
    for (LoopForecast loop : forecast.loops()) {
      if (loop.loop().locks() != Locks.NONE) {
        to.append(Wrapped.item("  locks  ", Opening.place(loop) + ": its iterations take locks, how long is not known; the interval reaches to one after the other"));
      }
      if (loop.loop().falselyShared() >= 1) {
        to.append(Wrapped.item("  lines  ", Opening.place(loop) + ": its threads use words of the same lines; the interval reaches to each use waiting for one"));
      }
      String cold = cold(loop);
      if (!cold.isEmpty()) {
        to.append(Wrapped.item("  cold  ", Opening.place(loop) + ": " + Printable.of(cold) + "; more executions, --warm-up S or --repeat-main make it warm"));
      }
    }
  }

  /** On how many cores a loop pays, or may, or from how many iterations on. */
  public static String pays(LoopForecast loop) {
    if (loop.isFasterByFormAlone()) {
      return "in a method of its own";
    }
    if (loop.advice() != Advice.DOES_NOT_PAY) {
      return (loop.advice() == Advice.PAYS ? "on " : "may on ") + Numbers.count(loop.shown().cores(), "core") + (loop.advice() == Advice.PAYS ? "" : ": " + Opening.range(loop.shown().speedup()));
    }
    return loop.breakEven() == 0 ? "never" : "from " + Numbers.count(loop.breakEven(), "iteration") + "; has " + loop.loop().written().perExecution();
  }

  /** In a few words what a loop gains, or why it does not. */
  public static String gain(LoopForecast loop, TimeForecast forecast) {
    CoresPoint point = loop.shown();
    String on = " on " + Numbers.count(point.cores(), "core");
    return switch (loop.advice()) {
      case PAYS -> Opening.times(point.speedup()) + " as fast" + on + " of " + Printable.of(forecast.machine().name());
      case MAY_PAY -> mayPay(loop) + on + " of " + Printable.of(forecast.machine().name());
      case DOES_NOT_PAY -> "does not pay" + on + ": " + pays(loop);
    };
  }

  /** What is said of a loop that gains or loses. */
  public static String mayPay(LoopForecast loop) {
    return "may pay: " + Opening.range(loop.shown().speedup()) + " times as fast";
  }

  /** The same, and why the interval is wide if that is known. */
  public static String unsure(LoopForecast loop) {
    return mayPay(loop) + (cold(loop).isEmpty() ? "" : " (timed cold: " + cold(loop) + ")");
  }

  private static String cold(LoopForecast loop) {
    LoopTime written = loop.loop().written();
    return (written.warm() ? loop.loop().form() : written).cold();
  }

  private static String seconds(Estimate estimate) {
    return Numbers.time(estimate.value()) + " (" + Numbers.time(estimate.low()) + " to " + Numbers.time(estimate.high()) + ")";
  }
}
