package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;

/** What {@code docs/accuracy.md} tells of time, made from the records alone: the worst forecasts first. */
final class AccuracyPage {
  /** The worst that are named, of each kind. */
  private static final int WORST = 3;

  private final Path truth;

  /** @param truth the directory of all records */
  AccuracyPage(Path truth) {
    this.truth = truth;
  }

  /** Lines of Markdown. */
  String text() throws IOException, AnalysisException {
    Errors said = TimeTruthCommand.said(truth.resolve("time"));
    Errors now = TimeTruthCommand.now(truth.resolve("time"));
    Errors after = TimeTruthCommand.said(truth.resolve("time-held-out"));
    Errors later = TimeTruthCommand.said(truth.resolve("time-later"));
    Errors latest = TimeTruthCommand.said(truth.resolve("time-latest"));
    List<WholeTruth> whole = whole();
    List<MpiRecord> ranks = TimeTruthCommand.mpiRecords(truth.resolve("time-mpi"));
    List<MpiRecord> decided = ranks.stream().filter(each -> each.truth().halfWidth() <= Errors.CERTAIN).toList();
    List<WholeTruth> tried = whole.stream().filter(each -> each.written() > 0).toList();
    StringBuilder text = new StringBuilder("The worst, forecast and measured:\n\n");
    text.append("- loops: ").append(worst(Stream.of(said, after, later, latest).flatMap(errors -> errors.misses().stream()))).append('\n');
    text.append("- whole programs: ").append(worst(tried.stream().map(each -> new Errors.Miss(each.program(), each.trial().forecast(), each.trial().measured())))).append('\n');
    text.append("- on two ranks: ").append(worst(decided.stream().map(each -> new Errors.Miss(each.program(), each.speedup(), each.truth().speedup())))).append('\n');
    text.append("\n| loops on two cores | six programs, forecast first | the same, model mended since | three written after that | six more |\n|---|--:|--:|--:|--:|\n");
    List<Errors> columns = List.of(said, now, after, later.and(latest));
    row(text, "decided, undecided", columns, each -> each.decided() + ", " + each.undecided());
    row(text, "median error", columns, each -> percent(each.medianError()));
    row(text, "of the best naive forecast", columns, each -> percent(each.medianNaiveError()));
    row(text, "truths inside the interval", columns, each -> whole(each.inside()));
    row(text, "median width of the interval", columns, each -> whole(each.medianWidth()));
    row(text, "advised and slower", columns, each -> each.advisedAndSlower().isEmpty() ? "none" : String.valueOf(each.advisedAndSlower().size()));
    row(text, "largest regret of the plan", columns, each -> percent(each.worstRegret()));
    text.append(String.format(Locale.ROOT, "\n| others | tried | left as they are, or undecided | median error | in the interval | slower |\n|---|--:|--:|--:|--:|--:|\n| whole programs | %d | %d | %s | %d | %d |\n"
        + "| on two ranks | %d | %d | %s | | |\n", tried.size(), whole.size() - tried.size(), percent(Truth.median(tried.stream().mapToDouble(WholeTruth::error).toArray())),
        tried.stream().filter(each -> each.trial().forecastLow() <= each.trial().measured() && each.trial().measured() <= each.trial().forecastHigh()).count(),
        tried.stream().filter(each -> each.trial().measured() < Errors.SLOWER).count(), decided.size(), ranks.size() - decided.size(),
        percent(Truth.median(decided.stream().mapToDouble(MpiRecord::error).toArray()))));
    return text.toString();
  }

  private List<WholeTruth> whole() throws IOException {
    List<WholeTruth> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(truth.resolve("time-whole-again"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".txt")).sorted().toList()) {
        all.add(WholeTruth.read(file));
      }
    }
    return all;
  }

  private static String worst(Stream<Errors.Miss> all) {
    return all.sorted(Comparator.comparingDouble(Errors.Miss::error).reversed()).limit(WORST)
        .map(miss -> String.format(Locale.ROOT, "`%s` %.2f, %.2f", miss.place(), miss.forecast(), miss.measured())).collect(Collectors.joining("; "));
  }

  private static void row(StringBuilder text, String name, List<Errors> columns, Function<Errors, String> figure) {
    text.append("| ").append(name).append(" | ").append(columns.stream().map(figure).collect(Collectors.joining(" | "))).append(" |\n");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String whole(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }
}
