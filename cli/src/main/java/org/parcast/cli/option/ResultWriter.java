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
  private final Name name;

  /** What the names of the results' files begin with; it is taken when the first of them is written. */
  public interface Name {
    String taken() throws IOException;
  }

  public ResultWriter(Console console, ResultOptions options, Name name) {
    this.name = name;
    this.console = console;
    this.out = console.out();
    this.options = options;
  }

  /**
   * A file of comma-separated values.
   *
   * @param part of the results that it has, as in {@code -cache}, what comes after their name
   */
  public record Csv(String part, ResultFile.Text content) {}

  /** What the names of the results' files begin with. */
  public String name() throws AnalysisException {
    try {
      return name.taken();
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  /**
   * Writes a result whose numbers fit into one table.
   *
   * @param part what comes after the name of the results, as in {@code -loops}
   * @param whole what pages and SARIF are made of
   */
  public void write(String part, Report whole, ResultFile.Text text, ResultFile.Content json, ResultFile.Text csv) throws AnalysisException {
    write(part, whole, text, json, List.of(new Csv(part, csv)));
  }

  /** Writes a result of several tables. */
  public void write(String part, Report whole, ResultFile.Text text, ResultFile.Content json, List<Csv> tables) throws AnalysisException {
    write(part, whole, () -> Page.of(whole), text, json, tables);
  }

  /** Writes a result that has a page of its own. */
  public void write(String part, Report whole, Supplier<Page> page, ResultFile.Text text, ResultFile.Content json, List<Csv> tables) throws AnalysisException {
    try {
      for (Format format : options.formats()) {
        switch (format) {
          case TEXT -> {
            StringBuilder characters = new StringBuilder(PartialText.of(whole.context().partial()));
            text.write(characters);
            out.print(Printable.lines(characters.toString()) + "\n");
          }
          case JSON -> document(part + ".json", json);
          case HTML -> document(part + ".html", ResultFile.text(to -> HtmlReport.write(page.get(), to)));
          case MARKDOWN -> document(part + ".md", ResultFile.text(to -> MarkdownReport.write(whole, to)));
          case SARIF -> document(part + ".sarif", to -> SarifReport.write(whole, to));
          case CSV -> {
            for (Csv table : tables) {
              put(table.part() + ".csv", ResultFile.text(table.content()));
            }
            told(tables.size() == 1 ? file(tables.get(0).part() + ".csv") : tables.size() + " tables (.csv) to " + options.directory());
          }
        }
      }
      out.flush();
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  private AnalysisException unwritten(IOException e) {
    return new AnalysisException(
        AnalysisException.Kind.INPUT, "cannot write the results to " + options.directory() + ": " + FileFault.reason(e) + "; give another directory with --out", e);
  }

  private void document(String end, ResultFile.Content content) throws IOException {
    put(end, content);
    told(file(end));
  }

  /** Writes to the file whose name ends so, or to standard output. */
  private void put(String end, ResultFile.Content content) throws IOException {
    if (options.toStandardOutput()) {
      content.write(out);
    } else {
      ResultFile.write(Path.of(file(end)), content);
    }
  }

  private String file(String end) throws IOException {
    return options.toStandardOutput() ? "" : options.directory().resolve(name.taken() + end).toString();
  }

  private void told(String where) {
    if (!options.toStandardOutput() && !options.quiet()) {
      console.wrote(where);
    }
  }
}
