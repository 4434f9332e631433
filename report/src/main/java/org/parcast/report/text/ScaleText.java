package org.parcast.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.NoModel;
import org.parcast.analyses.scale.Observations;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.report.ScaleForecast;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;

/** Formulas in the sizes and the ranks, for people. */
public final class ScaleText {
  /** What stands in the text; the JSON has all. */
  private static final List<String> SHOWN = List.of("words", "vertices", "uses_per_step", "references", "bytes_per_step", "messages_per_step");

  /** Quantities or answers that are named for a reason. */
  private static final int NAMED = 3;

  private ScaleText() {}

  /** Writes them. */
  public static void write(ScaleForecast forecast, Appendable to) throws IOException {
    ScalingStudy study = forecast.study();
    to.append("Formulas in ").append(String.join(", ", study.parameters())).append(" and the ranks: ").append(factor("p", study)).append(" of them along one axis, ")
        .append(Stream.of("a", "b", "c").map(name -> factor(name, study)).collect(Collectors.joining(" x "))).append(" along several\n\n");
    TextTable table = new TextTable("llll").row("of", "quantity", "formula", "how sure");
    Map<String, List<QuantityModel>> families = shown(study).collect(Collectors.groupingBy(model -> model.family().isOfRanks() ? of(model) : "the program", LinkedHashMap::new, Collectors.toList()));
    families.forEach((of, models) -> models.stream().sorted(Comparator.comparingInt(model -> SHOWN.indexOf(model.quantity())))
        .forEach(model -> table.row(of, model.quantity(), model.model().formula(), sure(model.model()))));
    to.append(table.toText("  "));
    reasons(study, to);
    if (!forecast.answers().isEmpty()) {
      to.append("\nBest decomposition by exact formulas; bytes that all ranks together send in a step; imbalance estimated from the extents and the points that were run\n\n");
      TextTable answers = new TextTable("lrlrrr").row("at", "ranks", "decomposition", "bytes", "imbalance", "memory of a rank");
      for (ScaleForecast.Answer answer : forecast.answers()) {
        answers.row(at(study.parameters(), answer.sizes()), Numbers.grouped(answer.ranks()),
            answer.best().map(best -> label(best)).orElse("none"),
            answer.best().map(best -> Numbers.grouped(best.wholeBytes())).orElse(""),
            answer.best().map(best -> Numbers.ratio(best.imbalance())).orElse(""), answer.memory().isPresent() ? Numbers.bytes(answer.memory().getAsDouble()) : "");
      }
      to.append(answers.toText("  "));
      without(forecast, to);
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

  private static String factor(String name, ScalingStudy study) {
    return Observations.unused(name, study.parameters());
  }

  private static Stream<QuantityModel> shown(ScalingStudy study) {
    return study.models().stream().filter(model -> SHOWN.contains(model.quantity()));
  }

  private static String of(QuantityModel model) {
    return Printable.of(model.family().toString());
  }

  /** Why there are no answers, each reason once. */
  private static void without(ScaleForecast forecast, Appendable to) throws IOException {
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    forecast.answers().stream().filter(answer -> answer.best().isEmpty()).forEach(answer -> reasons.computeIfAbsent(answer.without(), reason -> new ArrayList<>())
        .add(at(forecast.study().parameters(), answer.sizes()) + " on " + Numbers.grouped(answer.ranks()) + " ranks"));
    for (Map.Entry<String, List<String>> reason : reasons.entrySet()) {
      to.append("  None for ").append(named(reason.getValue())).append(": ").append(Printable.of(reason.getKey())).append(".\n");
    }
  }

  private static String named(List<String> all) {
    return String.join("; ", all.subList(0, Math.min(NAMED, all.size()))) + (all.size() > NAMED ? "; " + (all.size() - NAMED) + " more" : "");
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
    shown(study).filter(model -> !model.inexact().isEmpty())
        .forEach(model -> reasons.computeIfAbsent(model.inexact(), reason -> new ArrayList<>()).add((model.family().isOfRanks() ? of(model) + " " : "") + model.quantity()));
    if (!reasons.isEmpty()) {
      to.append("\nNo exact model\n\n");
      for (Map.Entry<String, List<String>> reason : reasons.entrySet()) {
        to.append("  because ").append(reason.getKey()).append(": ").append(named(reason.getValue())).append('\n');
      }
    }
  }

  private static void hitRates(ScaleForecast forecast, Appendable to) throws IOException {
    to.append("\nHits over all references, from modelled reuse distances\n\n");
    TextTable table = new TextTable("lllrr").row("at", "cache", "level", "hits", "unsure");
    for (ScaleForecast.HitRateAnswer answer : forecast.hitRates()) {
      table.row(at(forecast.study().parameters(), answer.sizes()), Printable.of(answer.cache()), answer.level().name(), percent(answer.rate().value()), atMost(answer.rate().unsure(), 2));
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
    return family.estimator() + " " + grid.stream().map(String::valueOf).collect(Collectors.joining("x")) + " of " + Printable.of(family.array())
        + (family.assembly().equals(AssemblyConvention.OWNER.label()) ? "" : ", " + family.assembly());
  }

  /** Sizes in words. */
  public static String at(List<String> parameters, List<Long> sizes) {
    return IntStream.range(0, sizes.size()).mapToObj(i -> parameters.get(i) + "=" + sizes.get(i)).collect(Collectors.joining(" "));
  }

  /** An error as so many decimals of a percentage that it does not exceed: none is so small that it looks exact. */
  private static String atMost(double share, int decimals) {
    double unit = Math.pow(10, decimals);
    return String.format(Locale.ROOT, "%." + decimals + "f %%", Math.max(1, Math.ceil(100 * share * unit)) / unit);
  }

  /** How sure a formula is. */
  public static String sure(ScalingModel model) {
    if (model instanceof ExactModel exact) {
      return "exact, met " + exact.verified() + " further points";
    }
    if (model instanceof FittedModel fitted) {
      return "fitted, within " + atMost(fitted.relativeError(), 1);
    }
    return model instanceof NoModel ? "none" : "";
  }
}
