package org.parcast.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.NoModel;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingModel;
import org.parcast.analyses.scale.ScalingStudy;

/** Formulas in the sizes and the ranks, for people. */
public final class ScaleText {
  /** What stands in the text; the JSON has all. */
  private static final List<String> SHOWN = List.of("words", "vertices", "bytes_per_step", "messages_per_step");

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
    if (!forecast.answers().isEmpty()) {
      to.append("\nBest decomposition by exact formulas; bytes that all ranks together send in a step\n\n");
      TextTable answers = new TextTable("lrlrr").row("at", "ranks", "decomposition", "bytes", "imbalance");
      for (ScaleForecast.Answer answer : forecast.answers()) {
        answers.row(at(study.parameters(), answer.sizes()), Numbers.grouped(answer.ranks()),
            answer.best().map(best -> label(best)).orElse("none: no exact formula, or more parts than places"),
            answer.best().map(best -> Numbers.grouped(best.bytesPerStep().longValue())).orElse(""),
            answer.best().map(best -> Numbers.ratio(best.imbalance())).orElse(""));
      }
      to.append(answers.toText("  "));
    }
  }

  private static String label(ScalingStudy.Forecast best) {
    return best.family().estimator() + " " + best.grid().stream().map(String::valueOf).collect(Collectors.joining("x")) + " of " + Printable.of(best.family().array());
  }

  private static String at(List<String> parameters, List<Long> sizes) {
    return IntStream.range(0, sizes.size()).mapToObj(i -> parameters.get(i) + "=" + sizes.get(i)).collect(Collectors.joining(" "));
  }

  private static String sure(ScalingModel model) {
    if (model instanceof ExactModel exact) {
      return "exact, met " + exact.verified() + " further points";
    }
    if (model instanceof FittedModel fitted) {
      return String.format(Locale.ROOT, "fitted, within %.1f %%", 100 * fitted.relativeError());
    }
    return model instanceof NoModel ? "none" : "";
  }
}
