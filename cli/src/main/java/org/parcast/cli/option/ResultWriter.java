package org.parcast.cli.option;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.parcast.cli.argument.Format;
import org.parcast.cli.console.Console;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.ResultFile;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.markdown.MarkdownReport;
import org.parcast.report.page.Page;
import org.parcast.report.sarif.SarifReport;
import org.parcast.report.text.PartialText;
import org.parcast.report.words.Printable;

/** Writes a result in the formats asked for: text to standard output, other formats to files, of which it tells, or the only one to standard output. */
public final class ResultWriter {
  private final Console console;
  private final PrintStream out;
  private final ResultOptions options;

  public ResultWriter(Console console, ResultOptions options) {
    this.console = console;
    this.out = console.out();
    this.options = options;
  }

  /**
   * A file of comma-separated values.
   *
   * @param name of the file without {@code .csv}
   */
  public record Csv(String name, ResultFile.Text content) {}

  /** Writes a result whose numbers fit into one table; {@code whole} is what pages and SARIF are made of. */
  public void write(String name, Report whole, ResultFile.Text text, ResultFile.Content json, ResultFile.Text csv) throws AnalysisException {
    write(name, whole, text, json, List.of(new Csv(name, csv)));
  }

  /** Writes a result of several tables. */
  public void write(String name, Report whole, ResultFile.Text text, ResultFile.Content json, List<Csv> tables) throws AnalysisException {
    write(name, whole, () -> Page.of(whole), text, json, tables);
  }

  /** Writes a result that has a page of its own. */
  public void write(String name, Report whole, Supplier<Page> page, ResultFile.Text text, ResultFile.Content json, List<Csv> tables) throws AnalysisException {
    try {
      for (Format format : options.formats()) {
        switch (format) {
          case TEXT -> {
            StringBuilder characters = new StringBuilder(PartialText.of(whole.context().partial()));
            text.write(characters);
            out.print(Printable.lines(characters.toString()) + "\n");
          }
          case JSON -> document(name + ".json", json);
          case HTML -> document(name + ".html", ResultFile.text(to -> HtmlReport.write(page.get(), to)));
          case MARKDOWN -> document(name + ".md", ResultFile.text(to -> MarkdownReport.write(whole, to)));
          case SARIF -> document(name + ".sarif", to -> SarifReport.write(whole, to));
          case CSV -> {
            for (Csv table : tables) {
              put(table.name() + ".csv", ResultFile.text(table.content()));
            }
            told(tables.size() == 1 ? file(tables.get(0).name() + ".csv") : tables.size() + " tables (.csv) to " + options.directory());
          }
        }
      }
      out.flush();
    } catch (IOException e) {
      throw new AnalysisException(
          AnalysisException.Kind.INPUT, "cannot write the results to " + options.directory() + ": " + FileFault.reason(e) + "; give another directory with --out", e);
    }
  }

  private void document(String name, ResultFile.Content content) throws IOException {
    put(name, content);
    told(file(name));
  }

  /** Writes to the file of this name, or to standard output. */
  private void put(String name, ResultFile.Content content) throws IOException {
    if (options.toStandardOutput()) {
      content.write(out);
    } else {
      ResultFile.write(Path.of(file(name)), content);
    }
  }

  private String file(String name) {
    return options.toStandardOutput() ? name : options.directory().resolve(name).toString();
  }

  private void told(String where) {
    if (!options.toStandardOutput() && !options.quiet()) {
      console.wrote(where);
    }
  }
}
