package org.parcast.cli;

import java.io.IOException;
import java.io.PrintStream;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.CommunicationMatrix;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.ResultFile;
import org.parcast.report.CommunicationCsv;
import org.parcast.report.CommunicationJson;
import org.parcast.report.CommunicationText;
import org.parcast.report.ReportContext;
import org.parcast.report.MachineText;
import org.parcast.report.ScalingText;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.page.Page;
import org.parcast.report.page.Table;
import org.parcast.report.page.TableCsv;
import org.parcast.report.sarif.SarifReport;

/** Writes a result in the formats asked for: text to standard output, other formats to files, or the only one to standard output. */
final class ResultWriter {
  private final PrintStream out;
  private final OutputOptions output;
  private final AnalysisResult result;
  private final boolean timesInDocuments;
  private final ReportContext context;

  ResultWriter(PrintStream out, OutputOptions output, AnalysisResult result, boolean timesInDocuments) {
    this.out = out;
    this.output = output;
    this.result = result;
    this.timesInDocuments = timesInDocuments;
    this.context = result.report().context();
  }

  void write() throws IOException {
    for (Format format : output.formats()) {
      switch (format) {
        case TEXT -> text();
        case JSON -> write(result.run().name() + ".json", to -> CommunicationJson.write(timesInDocuments ? result.report() : result.report().withoutScaling(), to));
        case HTML -> write(result.run().name() + ".html", ResultFile.text(to -> HtmlReport.write(result.report(), to)));
        case SARIF -> write(result.run().name() + ".sarif", to -> SarifReport.write(result.report(), to));
        case CSV -> tables();
      }
    }
    out.flush();
  }

  private void text() throws IOException {
    StringBuilder text = new StringBuilder();
    CommunicationText.write(context, forecast(), result.loops(), text);
    if (result.scaling().isPresent()) {
      ScalingText.write(result.scaling().get(), text);
    }
    MachineText.write(result.report(), text);
    out.print(Printable.text(text.toString()));
  }

  /** A file for each number of ranks, who sends how much to whom under the best placement, and one for each table of the whole report. */
  private void tables() throws IOException {
    for (RankForecast answer : forecast().ranks()) {
      CommunicationMatrix matrix = answer.best().traffic().orElse(null);
      if (matrix != null) {
        write(result.run().name() + "-" + answer.ranks() + ".csv", ResultFile.text(to -> CommunicationCsv.write(matrix, to)));
      }
    }
    if (!output.toStandardOutput()) {
      for (Table table : Page.of(result.report()).tables()) {
        write(result.run().name() + "-" + table.id() + ".csv", ResultFile.text(to -> to.append(TableCsv.of(table))));
      }
    }
  }

  private CommunicationForecast forecast() {
    return result.communication();
  }

  /** Writes to the file of this name, or to standard output. */
  private void write(String name, ResultFile.Content content) throws IOException {
    if (output.toStandardOutput()) {
      content.write(out);
    } else {
      ResultFile.write(output.directory().resolve(name), content);
    }
  }
}
