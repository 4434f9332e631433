package org.parcast.benchmarks.apply;

import java.util.List;
import org.parcast.report.apply.Trial;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Wrapped;

/** The page of worked examples. */
final class ExamplesPage {
  private static final String INTRODUCTION = """
      # Whole programs, made parallel

      Each program was given to `parcast check` as its author wrote it. The forecast was made before
      anything ran in parallel. Speed-ups are medians of whole runs, both versions in turns, with the
      least and the greatest. This page is written by `benchmarks examples` from the records in
      `benchmarks/src/main/truth/examples`.

      """;

  private ExamplesPage() {}

  static String of(List<ExampleRecord> records) {
    StringBuilder page = new StringBuilder(INTRODUCTION).append(table(records));
    if (!records.stream().allMatch(ExampleRecord::quiet)) {
      page.append("\nThe machine did other things while some of these ran: their speed-ups are too low.\n");
    }
    for (ExampleRecord record : records) {
      String command = record.example().source() + " -- " + String.join(" ", record.example().arguments());
      String diff = " --diff" + command.substring(command.indexOf(" -- "));
      page.append("\n## ").append(record.example().name()).append("\n\n").append(record.example().about()).append("\n\n    parcast check ").append(command).append("\n    parcast apply ")
          .append(record.example().source()).append(diff).append(" > ").append(record.example().name()).append(".diff\n\n");
      for (Trial.Loop loop : record.trial().loops()) {
        page.append("- line ").append(loop.line()).append(loop.written() ? ": in parallel" : ": as it was").append(loop.same().map(same -> same ? ", same results" : ", other results").orElse(""))
            .append(loop.written() && loop.same().isPresent() ? " in " + Numbers.count(loop.executions(), "execution") : "").append(loop.why().isEmpty() ? "" : "; " + loop.why()).append(".\n");
      }
      page.append(record.note().isEmpty() ? "" : "\n" + Wrapped.item("", record.note())).append(record.diff().isEmpty() ? "" : "\n```diff\n" + record.diff() + "```\n");
    }
    return page.toString();
  }

  /** Forecast and measured, on the most cores. */
  static String table(List<ExampleRecord> records) {
    StringBuilder table = new StringBuilder("| program | cores | forecast | measured | least to greatest | results | output |\n|---|--:|--:|--:|---|---|---|\n");
    for (ExampleRecord record : records) {
      table.append("| ").append(record.example().name()).append(" | ").append(record.most().map(point -> measured(record, point)).orElse("| nothing pays for certain | | | | |")).append("\n");
    }
    return table.toString();
  }

  private static String measured(ExampleRecord record, Trial.Measured point) {
    return point.cores() + " | " + Numbers.ratio(point.forecast()) + " | " + Numbers.ratio(point.measured()) + " | " + Numbers.ratio(point.low()) + " to " + Numbers.ratio(point.high()) + " | "
        + (record.right() ? "the same" : "other") + " | " + (record.trial().sameOutput().orElse(false) ? "the same" : record.trial().output()) + " |";
  }
}
