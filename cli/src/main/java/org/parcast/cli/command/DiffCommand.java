package org.parcast.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.option.Baseline;
import org.parcast.engine.run.AnalysisException;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.json.ChangesJson;
import org.parcast.report.markdown.MarkdownReport;
import org.parcast.report.page.HistoryPage;
import org.parcast.report.text.Annotations;
import org.parcast.report.text.ChangesText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what changed between results, and draws the history of several. */
@Command(
    name = "diff",
    customSynopsis = "parcast diff BEFORE.json [..] AFTER.json [options]",
    header = "Tell what got better or worse between results",
    description = "%nHolds two results of --format json against each other, of several the first and the last: verdicts of loops, speed-ups, bytes of each decomposition, misses, sharing. A figure with "
        + "an interval has changed only where the intervals do not meet.",
    footer = {
      "%nExamples:",
      "  parcast diff main.json branch.json",
      "  parcast diff main.json branch.json --format markdown >> $GITHUB_STEP_SUMMARY",
      "  parcast diff main.json branch.json --format github --fail-on worse",
      "  parcast diff monday.json tuesday.json today.json --format html > history.html",
      "%nExit codes: 0 done, 1 something got worse and --fail-on worse is given, 2 wrong usage, 3 a file cannot be read."
    })
public final class DiffCommand extends SubCommand {
  /** How the changes are written. */
  public enum Form {
    TEXT,
    JSON,
    MARKDOWN,
    HTML,
    GITHUB;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What ends with a failure. */
  public enum Limit {
    WORSE
  }

  @Parameters(index = "0", paramLabel = "BEFORE.json", description = "The earlier result.")
  private Path before;

  @Parameters(index = "1..*", arity = "1..*", hideParamSyntax = true, paramLabel = "AFTER.json", description = "The later one, the last of several.")
  private List<Path> after = List.of();

  @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json, markdown, html: charts over all results, or github: remarks at lines, as workflow commands.")
  private Form form = Form.TEXT;

  @Option(names = "--fail-on", paramLabel = "worse", description = "Exit with 1 where anything got worse.")
  private Limit limit;

  @Override
  public Integer call() throws AnalysisException {
    refuseProgramArguments("'diff' runs no program");
    List<Baseline> results = new ArrayList<>(List.of(Baseline.read(before)));
    for (Path later : after) {
      results.add(Baseline.read(later));
    }
    Comparison comparison = results.get(0).against(results.get(results.size() - 1));
    if (!comparison.remark().isEmpty()) {
      console().warning(Notice.NOT_COMPARED, comparison.remark());
    }
    try {
      switch (form) {
        case TEXT -> ChangesText.write(comparison, console().out());
        case JSON -> ChangesJson.write(comparison, console().out());
        case MARKDOWN -> MarkdownReport.write(comparison, console().out());
        case HTML -> HtmlReport.write(HistoryPage.of(Baseline.history(results), comparison), console().out());
        case GITHUB -> Annotations.write(comparison, console().out());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never: a print stream keeps its faults to itself
    }
    console().out().flush();
    return limit == Limit.WORSE && comparison.count(Change.Kind.WORSE) > 0 ? ExitCode.THRESHOLD : ExitCode.DONE;
  }
}
