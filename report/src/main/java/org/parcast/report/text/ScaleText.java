package org.parcast.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.NoModel;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.report.ScaleForecast;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;

/** Formulas in the sizes and the ranks, for people. */
public final class ScaleText {
  /** What stands in the text; the JSON has all. */
  private static final List<String> SHOWN = List.of("words", "vertices", "uses_per_step", "references", "bytes_per_step", "messages_per_step");

  /** Quantities that are named for a reason. */
  private static final int NAMED = 3;

  private ScaleText() {}

  /** Writes them. */
  public static void write(ScaleForecast forecast, Appendable to) throws IOException {
    ScalingStudy study = forecast.study();
    to.append("Formulas in ").append(String.join(", ", study.parameters())).append(" and the ranks: p of them along one axis, a x b x c along several\n\n");
    TextTable table = new TextTable("llll").row("of", "quantity", "formula", "how sure");
    for (QuantityModel model : study.models()) {
      if (SHOWN.contains(model.quantity())) {
        table.row(model.family().isOfRanks() ? Printable.of(model.family().toString()) : "the program", model.quantity(), model.model().formula(), sure(model.model()));
      }
    }
    to.append(table.toText("  "));
    reasons(study, to);
    if (!forecast.answers().isEmpty()) {
      to.append("\nBest decomposition by exact formulas; bytes that all ranks together send in a step; imbalance estimated from the extents and the points that were run\n\n");
      TextTable answers = new TextTable("lrlrrr").row("at", "ranks", "decomposition", "bytes", "imbalance", "memory of a rank");
      for (ScaleForecast.Answer answer : forecast.answers()) {
        answers.row(at(study.parameters(), answer.sizes()), Numbers.grouped(answer.ranks()),
            answer.best().map(best -> label(best)).orElse("none: no exact formula, or more parts than places"),
            answer.best().map(best -> Numbers.grouped(best.wholeBytes())).orElse(""),
            answer.best().map(best -> Numbers.ratio(best.imbalance())).orElse(""), answer.memory().isPresent() ? Numbers.bytes(answer.memory().getAsDouble()) : "");
      }
      to.append(answers.toText("  "));
      unmet(forecast, to);
      leftOut(forecast, to);
    }
    if (!forecast.hitRates().isEmpty()) {
      hitRates(forecast, to);
    }
    if (forecast.times().isPresent()) {
      times(forecast, forecast.times().get(), to);
    }
  }

  /** Answers that no point of their kind was run for. */
  private static void unmet(ScaleForecast forecast, Appendable to) throws IOException {
    for (ScaleForecast.Answer answer : forecast.answers()) {
      List<String> unmet = answer.best().map(ScalingStudy.Forecast::unmet).orElse(List.of());
      if (!unmet.isEmpty()) {
        to.append("  Not verified for ").append(at(forecast.study().parameters(), answer.sizes())).append(" on ").append(Numbers.grouped(answer.ranks())).append(" ranks: ")
            .append(String.join("; ", unmet)).append(". Add such a size to the sweep.\n");
      }
    }
  }

  /** What may be better than the answers. */
  private static void leftOut(ScaleForecast forecast, Appendable to) throws IOException {
    for (ScalingStudy.LeftOut left : forecast.leftOut()) {
      to.append("  Left out for want of an exact formula: ").append(label(left.family(), left.grid())).append(", which sent ").append(Numbers.grouped(left.bytesPerStep().doubleValue()))
          .append(" bytes at ").append(at(forecast.study().parameters(), left.sizes()))
          .append(left.known().map(best -> ", less than " + label(best) + " with " + Numbers.grouped(best.wholeBytes())).orElse("")).append(".\n");
    }
  }

  /** Why formulas are not exact, each reason once. */
  private static void reasons(ScalingStudy study, Appendable to) throws IOException {
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    for (QuantityModel model : study.models()) {
      if (SHOWN.contains(model.quantity()) && !model.inexact().isEmpty()) {
        reasons.computeIfAbsent(model.inexact(), reason -> new ArrayList<>()).add((model.family().isOfRanks() ? Printable.of(model.family().toString()) + " " : "") + model.quantity());
      }
    }
    if (!reasons.isEmpty()) {
      to.append("\nNo exact model\n\n");
      for (Map.Entry<String, List<String>> reason : reasons.entrySet()) {
        List<String> of = reason.getValue();
        to.append("  because ").append(reason.getKey()).append(": ").append(String.join("; ", of.subList(0, Math.min(NAMED, of.size()))))
            .append(of.size() > NAMED ? "; " + (of.size() - NAMED) + " more" : "").append('\n');
      }
    }
  }

  private static void hitRates(ScaleForecast forecast, Appendable to) throws IOException {
    to.append("\nHits over all references, from modelled reuse distances\n\n");
    TextTable table = new TextTable("lllrr").row("at", "cache", "level", "hits", "unsure");
    for (ScaleForecast.HitRateAnswer answer : forecast.hitRates()) {
      table.row(at(forecast.study().parameters(), answer.sizes()), Printable.of(answer.cache()), answer.level().name(), percent(answer.rate().value()), percent(answer.rate().unsure()));
    }
    to.append(table.toText("  "));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f %%", 100 * share);
  }

  private static void times(ScaleForecast forecast, ModelledStepTimes times, Appendable to) throws IOException {
    to.append("\nTime of a step; ").append(forecast.network().name()).append(": ").append(Numbers.time(times.latency())).append(" a message, ")
        .append(Numbers.bytes(times.bytesPerSecond())).append("/s a rank\n\n");
    if (!forecast.answers().isEmpty()) {
      TextTable table = new TextTable("lrlrrrrrr").row("at", "ranks", "fastest", "work", "messages", "collectives", "step", "speed-up", "efficiency");
      for (ScaleForecast.Answer answer : forecast.answers()) {
        answer.time().ifPresent(time -> table.row(at(forecast.study().parameters(), answer.sizes()), Numbers.grouped(answer.ranks()), label(time.decomposition()),
            Numbers.time(time.work()), Numbers.time(time.messages()), Numbers.time(time.collectives()), Numbers.time(time.seconds()), Numbers.ratio(time.speedup()),
            Numbers.percent(time.efficiency())));
      }
      to.append(table.toText("  ")).append("\n");
    }
    TextTable limits = new TextTable("lrrl").row("at", "one rank", "50 % efficient up to", "grows past the work first");
    List<List<Long>> sizes = new ArrayList<>(List.of(forecast.largestRun()));
    sizes.addAll(forecast.sizes());
    for (List<Long> size : sizes) {
      limits.row(at(forecast.study().parameters(), size), times.serial(size).isPresent() ? Numbers.time(times.serial(size).getAsDouble()) : "",
          times.largestEfficient(size).map(time -> Numbers.grouped(time.ranks()) + " ranks").orElse("none"), outgrown(forecast, times, size));
    }
    to.append(limits.toText("  "));
  }

  /** What takes longer than the work first, from how many ranks on, and which line causes it. */
  public static String outgrown(ScaleForecast forecast, ModelledStepTimes times, List<Long> size) {
    return times.outgrown(size).map(time -> (time.longest() == StepTime.Part.MESSAGES ? "messages" : "collectives") + " on " + Numbers.grouped(time.ranks()) + " ranks"
        + (time.longest() == StepTime.Part.MESSAGES ? forecast.heaviestLine().map(line -> ", " + Printable.of(line)).orElse("") : "")).orElse("nothing up to a million ranks");
  }

  /** A decomposition in words. */
  public static String label(ScalingStudy.Forecast best) {
    return label(best.family(), best.grid());
  }

  private static String label(Measurement.Family family, List<Integer> grid) {
    return family.estimator() + " " + grid.stream().map(String::valueOf).collect(Collectors.joining("x")) + " of " + Printable.of(family.array());
  }

  /** Sizes in words. */
  public static String at(List<String> parameters, List<Long> sizes) {
    return IntStream.range(0, sizes.size()).mapToObj(i -> parameters.get(i) + "=" + sizes.get(i)).collect(Collectors.joining(" "));
  }

  /** How sure a formula is. */
  public static String sure(ScalingModel model) {
    if (model instanceof ExactModel exact) {
      return "exact, met " + exact.verified() + " further points";
    }
    if (model instanceof FittedModel fitted) {
      return String.format(Locale.ROOT, "fitted, within %.1f %%", 100 * fitted.relativeError());
    }
    return model instanceof NoModel ? "none" : "";
  }
}
