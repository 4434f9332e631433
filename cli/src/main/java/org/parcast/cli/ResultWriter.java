package org.parcast.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.ResultFile;
import org.parcast.report.Printable;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;

/** Writes a result in the formats asked for: text to standard output, other formats to files, or the only one to standard output. */
final class ResultWriter {
  private final PrintStream out;
  private final ResultOptions options;

  ResultWriter(PrintStream out, ResultOptions options) {
    this.out = out;
    this.options = options;
  }

  /**
   * A file of comma-separated values.
   *
   * @param name of the file without {@code .csv}
   */
  record Csv(String name, ResultFile.Text content) {}

  /** Writes a result whose numbers fit into one table; {@code whole} is what pages and SARIF are made of. */
  void write(String name, Report whole, ResultFile.Text text, ResultFile.Content json, ResultFile.Text csv) throws AnalysisException {
    write(name, whole, text, json, List.of(new Csv(name, csv)));
  }

  /** Writes a result of several tables. */
  void write(String name, Report whole, ResultFile.Text text, ResultFile.Content json, List<Csv> tables) throws AnalysisException {
    try {
      for (Format format : options.formats()) {
        switch (format) {
          case TEXT -> {
            StringBuilder characters = new StringBuilder();
            text.write(characters);
            out.print(Printable.lines(characters.toString()) + "\n");
          }
          case JSON -> document(name + ".json", json);
          case HTML -> document(name + ".html", ResultFile.text(to -> HtmlReport.write(whole, to)));
          case SARIF -> document(name + ".sarif", to -> SarifReport.write(whole, to));
          case CSV -> {
            for (Csv table : tables) {
              document(table.name() + ".csv", ResultFile.text(table.content()));
            }
          }
        }
      }
      out.flush();
    } catch (IOException e) {
      throw new AnalysisException(
          AnalysisException.Kind.INPUT, "cannot write the results to " + options.directory() + ": " + e + "; give another directory with --out", e);
    }
  }

  /** Writes to the file of this name, or to standard output. */
  private void document(String name, ResultFile.Content content) throws IOException {
    if (options.toStandardOutput()) {
      content.write(out);
    } else {
      ResultFile.write(options.directory().resolve(name), content);
    }
  }
}
