package org.parcast.report.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.StepForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.Wrapped;

/** What a report opens with, in this order: does it pay, how much on which machine with which loops, where it stops, what to do first. */
public final class Opening {
  /** An interval of a speed-up that is wider, as a share of it, is explained. */
  private static final double WIDE = 0.25;

  /** Loops that are named; the table has the others. */
  private static final int NAMED = 3;

  private final TimeForecast forecast;

  /**
   * A question and its answer.
   *
   * @param question in a few words
   * @param answer in a sentence or two
   */
  public record Item(String question, String answer) {}

  private Opening(TimeForecast forecast) {
    this.forecast = forecast;
  }

  /** The opening of what is known of the time on cores, and on ranks. */
  public static List<Item> of(TimeForecast forecast, Optional<ScalingForecast> ranks) {
    return new Opening(forecast).items(ranks);
  }

  private List<Item> items(Optional<ScalingForecast> ranks) {
    List<Item> items = new ArrayList<>();
    items.add(new Item("Does it pay", pays()));
    int cores = cores();
    if (cores > 1) {
      items.add(new Item("How much", howMuch(cores)));
      items.add(new Item("Where it stops", stops(point(cores))));
    }
    ranks.ifPresent(scaling -> items.add(new Item("On ranks", ScalingText.verdict(scaling))));
    items.add(new Item("First", first(cores)));
    return items;
  }

  /** Number of cores that is recommended for what is spoken of, the run or a step; 1 where that does not gain for certain. */
  private int cores() {
    return isOfStep() ? forecast.step().orElseThrow().recommended() : forecast.recommended();
  }

  private boolean runGains() {
    return forecast.run() == Advice.PAYS;
  }

  /** Whether a step is spoken of: where it gains more surely than the run, or as surely with the loop that saves most. */
  private boolean isOfStep() {
    if (forecast.step().isEmpty()) {
      return false;
    }
    int surer = forecast.step().get().advice().compareTo(forecast.run());
    return surer < 0 || surer == 0 && !forecast.loops().isEmpty() && forecast.step().get().has(forecast.loops().get(0));
  }

  /** The most of what a step gains, or the run, with a loop in parallel; where no loop is, as it is written. */
  private CoresPoint most() {
    return points().stream().filter(point -> point.cores() > 1 && !parallel(point.cores()).isEmpty())
        .min(Comparator.comparing(CoresPoint::gain).thenComparing(point -> -point.speedup().value())).orElse(points().get(0));
  }

  private List<CoresPoint> points() {
    return isOfStep() ? forecast.step().orElseThrow().cores() : forecast.cores();
  }

  private CoresPoint point(int cores) {
    return points().stream().filter(each -> each.cores() == cores).findFirst().orElseThrow();
  }

  /** The answer in a word or two. */
  public static String verdict(TimeForecast forecast) {
    return switch (forecast.advice()) {
      case PAYS -> forecast.run() == Advice.PAYS ? "yes" : "in longer runs";
      case MAY_PAY -> "it may";
      case DOES_NOT_PAY -> "no";
    };
  }

  private String pays() {
    String verdict = verdict(forecast);
    String answer = verdict.substring(0, 1).toUpperCase(Locale.ROOT) + verdict.substring(1) + ".";
    if (runGains()) {
      return answer;
    }
    return answer + " " + (cores() > 1 ? tooShort() : why());
  }

  /** Whether all gains more than a tie of which such a part is so many times as fast (Amdahl 1967). */
  private static boolean gains(double part, double speedup) {
    return 1 / (1 - part + part / speedup) >= CoresPoint.TIE;
  }

  private String tooShort() {
    StepForecast step = forecast.step().orElseThrow();
    double part = Math.min(1, step.steps() * step.serial().value() / forecast.serial().value()); // both are measured
    if (gains(part, step.best().speedup().value())) {
      CoresPoint run = forecast.cores().stream().filter(point -> point.cores() == cores()).findFirst().orElseThrow();
      return "This one " + (forecast.run() == Advice.MAY_PAY ? "may: " : "does not: ") + "it is " + times(run.speedup()) + " as fast.";
    }
    return "This one " + (forecast.run() == Advice.MAY_PAY ? "may be" : "is") + " too short to gain: its " + Numbers.count(step.steps(), "step") + " are "
        + Numbers.percent(part) + " of its " + Numbers.time(forecast.serial().value()) + ", the rest is its start.";
  }

  /** The loop that saves most, if a method of its own makes it faster for certain, on one thread. */
  private Optional<LoopForecast> byForm() {
    return forecast.loops().stream().limit(1).filter(loop -> loop.shown().gainByForm() == Advice.PAYS && most().gainByForm() == Advice.PAYS).findFirst();
  }

  /** Why it does not pay for certain on several cores. */
  private String why() {
    if (forecast.loops().isEmpty()) {
      return forecast.uncovered().isEmpty() ? "No loop that takes time can run in parallel." : "No loop that takes time can be written in parallel parts: " + Printable.of(forecast.uncovered().get(0)) + ".";
    }
    if (forecast.cores().size() == 1) {
      return "On one core nothing runs in parallel.";
    }
    LoopForecast first = forecast.loops().get(0);
    if (first.advice() == Advice.DOES_NOT_PAY) {
      return first.breakEven() == 0 ? "No loop is faster in parallel, at any length: " + place(first) + " is " + alone(first) + "."
          : "No loop takes long enough to make up for a parallel region: " + place(first) + breakEven(first) + ".";
    }
    CoresPoint most = most();
    List<LoopForecast> parallel = parallel(most.cores());
    if (forecast.advice() == Advice.MAY_PAY) {
      return gains(most) + ". " + place(parallel.get(0)) + " takes " + shares(parallel.get(0).share()) + " of this run's time." + doubt(most, parallel);
    }
    if (!most.isTie()) {
      return "Threads add too little. " + gains(most) + "." + doubt(most, parallel);
    }
    if (first.shown().isTie()) {
      return place(first) + " is " + alone(first) + ", which is little.";
    }
    return forecast.loops().stream().noneMatch(loop -> gains(loop.share().high(), loop.shown().speedup().high())) ? "No loop takes enough of this run's time to gain: " + place(first) + ", " + shares(first.share()) + " of it, is " + alone(first) + "."
        : "Too little is to be expected. " + gains(most) + "." + doubt(most, parallel);
  }

  /** How much faster a loop is in parallel than it is written. */
  private static String alone(LoopForecast loop) {
    return range(loop.shown().speedup()) + " times as fast on " + Numbers.count(loop.shown().cores(), "core");
  }

  /** What a step or the run gains, and by what. */
  private String gains(CoresPoint point) {
    return (isOfStep() ? "A step" : "The run") + " is " + times(point.speedup()) + " as fast on " + Numbers.count(point.cores(), "core") + ", with " + named(parallel(point.cores()))
        + " in parallel: " + factors(point);
  }

  private static String named(List<LoopForecast> loops) {
    return loops.stream().limit(NAMED).map(Opening::place).collect(Collectors.joining(", ")) + (loops.size() > NAMED ? " and " + (loops.size() - NAMED) + " more" : "");
  }

  private static String breakEven(LoopForecast loop) {
    return " pays from " + Numbers.count(loop.breakEven(), "iteration") + ", and has " + Numbers.grouped(loop.loop().written().perExecution());
  }

  private String howMuch(int cores) {
    CoresPoint point = point(cores);
    String what = isOfStep() ? "A step" : "The run";
    double alone = isOfStep() ? forecast.step().orElseThrow().serial().value() : forecast.serial().value();
    List<LoopForecast> parallel = parallel(cores);
    return what + " is " + times(point.speedup()) + " as fast on " + Numbers.count(cores, "core") + " of " + Printable.of(forecast.machine().name()) + ", with " + named(parallel)
        + " in parallel: " + Numbers.time(alone) + " become " + Numbers.time(point.seconds().value()) + ". That is " + factors(point) + "."
        + (forecast.warm() ? doubt(point, parallel) : " Some loops were timed cold: parcast time says which.");
  }

  private List<LoopForecast> parallel(int cores) {
    List<LoopForecast> loops = forecast.loops().stream().filter(loop -> !isOfStep() || forecast.step().orElseThrow().has(loop)).toList();
    List<LoopForecast> sure = loops.stream().filter(loop -> loop.isParallel(cores)).toList();
    return sure.isEmpty() ? loops.stream().filter(loop -> loop.on(cores).advice() == Advice.MAY_PAY).toList() : sure;
  }

  /** What makes the interval wide, where it is. */
  private static String doubt(CoresPoint point, List<LoopForecast> parallel) {
    if (parallel.isEmpty() || width(point.speedup()) <= WIDE) {
      return "";
    }
    LoopForecast first = parallel.get(0);
    double waking = width(first.on(point.cores()).threadSpeedup());
    double compiled = Math.max(width(first.loop().written().seconds()), width(first.loop().form().seconds()));
    return waking > compiled ? " Most of the interval is that workers wake early or late." : " Most of the interval is that virtual machines compile " + place(first) + " differently.";
  }

  private static double width(Estimate estimate) {
    return (estimate.high() - estimate.low()) / estimate.value();
  }

  /** Both factors of a speed-up. */
  private static String factors(CoresPoint point) {
    return times(point.formSpeedup()) + " by methods of their own, " + times(point.threadSpeedup()) + " by threads";
  }

  private static String stops(CoresPoint point) {
    return switch (point.limit()) {
      case "memory" -> "At the bandwidth of memory.";
      case "overhead" -> "At beginning and ending parallel regions.";
      case "imbalance" -> "At the uneven work of the parts.";
      case "serial" -> "At what one thread does alone: " + Numbers.time(point.breakdown().serial()) + " of " + Numbers.time(point.seconds().value()) + ".";
      default -> "Nothing limits it yet.";
    };
  }

  private String first(int cores) {
    Optional<String> busy = forecast.warnings().stream().filter(Notice.MACHINE_BUSY::isOf).findFirst().map(Opening::sentenceOf);
    return advice(cores) + busy.map(told -> " " + told).orElse("");
  }

  private static String sentenceOf(String warning) {
    String told = Printable.of(Notice.MACHINE_BUSY.without(warning));
    return told.substring(0, 1).toUpperCase(Locale.ROOT) + told.substring(1) + ".";
  }

  private String advice(int cores) {
    if (cores > 1) {
      LoopForecast loop = parallel(cores).get(0);
      return "Run " + place(loop) + " in parallel, " + verdict(loop) + ": it saves most, " + Numbers.percent(saved(loop, cores)) + " of its own time.";
    }
    if (byForm().isPresent()) {
      return "Move " + place(byForm().get()) + " to a method of its own; measure threads on larger data.";
    }
    return forecast.loops().isEmpty() ? "Read what keeps the loops in order: parcast loops."
        : "Measure a longer run, or larger data" + (forecast.advice() == Advice.MAY_PAY ? "; apply --loop and check try what may pay." : ".");
  }

  private static String verdict(LoopForecast loop) {
    return "as " + Printable.of(loop.loop().verdict());
  }

  private static double saved(LoopForecast loop, int cores) {
    return Math.max(0, 1 - loop.on(cores).seconds().value() / loop.loop().written().seconds().value());
  }

  static String times(Estimate speedup) {
    return String.format(Locale.ROOT, "%.2f times (%.2f to %.2f)", speedup.value(), speedup.low(), speedup.high());
  }

  static String range(Estimate speedup) {
    return Numbers.ratio(speedup.low()) + " to " + Numbers.ratio(speedup.high());
  }

  private static String shares(Estimate share) {
    String low = Numbers.share(share.low());
    String high = Numbers.share(share.high());
    return Numbers.share(share.value()) + (low.equals(high) ? "" : " (" + low + " to " + high + ")");
  }

  static String place(LoopForecast loop) {
    return Printable.of(Path.of(String.valueOf(loop.loop().file())).getFileName() + ":" + loop.loop().line());
  }

  /** The lines that open a text. */
  static String text(TimeForecast forecast, Optional<ScalingForecast> ranks) {
    StringBuilder text = new StringBuilder("\n");
    for (Item item : of(forecast, ranks)) {
      text.append(Wrapped.item(String.format(Locale.ROOT, "%-15s", item.question()), item.answer()));
    }
    return text.toString();
  }
}
