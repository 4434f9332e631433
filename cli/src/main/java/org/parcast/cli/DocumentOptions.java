package org.parcast.cli;

import java.io.IOException;
import java.io.PrintStream;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.ResultFile;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;

/** Writes a result that is one document in each format: text, JSON, HTML, SARIF or CSV. */
final class DocumentOptions extends ResultOptions {
  /** Writes the formats asked for; {@code whole} is what pages are made of. */
  void write(PrintStream console, String name, Report whole, ResultFile.Text text, ResultFile.Content json, ResultFile.Text csv) throws AnalysisException {
    try {
      for (Format format : formats()) {
        switch (format) {
          case JSON -> document(console, name + ".json", json);
          case HTML -> document(console, name + ".html", ResultFile.text(to -> HtmlReport.write(whole, to)));
          case SARIF -> document(console, name + ".sarif", to -> SarifReport.write(whole, to));
          case CSV -> document(console, name + ".csv", ResultFile.text(csv));
          case TEXT -> {
            StringBuilder characters = new StringBuilder();
            text.write(characters);
            console.print(Printable.text(characters.toString()));
          }
        }
      }
      console.flush();
    } catch (IOException e) {
      throw new AnalysisException(
          AnalysisException.Kind.INPUT, "cannot write the results to " + directory() + ": " + e + "; give another directory with --out", e);
    }
  }

  private void document(PrintStream console, String name, ResultFile.Content content) throws IOException {
    if (toStandardOutput()) {
      content.write(console);
    } else {
      ResultFile.write(directory().resolve(name), content);
    }
  }
}
