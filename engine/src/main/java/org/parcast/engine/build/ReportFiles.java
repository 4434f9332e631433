package org.parcast.engine.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.ResultFile;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.json.CommunicationJson;
import org.parcast.report.json.LoopsJson;
import org.parcast.report.sarif.SarifReport;

/** Writes results beside each other into a directory: HTML, JSON and SARIF. */
final class ReportFiles {
  private final Path directory;

  ReportFiles(Path directory) {
    this.directory = directory;
  }

  void write(AnalysisResult result) throws AnalysisException {
    String name = result.run().name();
    file(name + ".html", ResultFile.text(to -> HtmlReport.write(result.report(), to)));
    file(name + ".json", to -> CommunicationJson.write(result.report().withoutUnaskedTimes(), to));
    file(name + ".sarif", to -> SarifReport.write(result.report(), to));
  }

  void write(LoopsResult result, String name, Dialect dialect) throws AnalysisException {
    // Relative to the project: the same project is to give the same document wherever it stands.
    List<LoopFinding> loops = result.loops().stream().map(loop -> loop.file() == null ? loop : loop.in(result.sources().path(loop.file()))).toList();
    file(name + "-loops.html", ResultFile.text(to -> HtmlReport.write(result.report(), to)));
    file(name + "-loops.json", to -> LoopsJson.write(loops, result.warnings(), dialect, to));
    file(name + "-loops.sarif", to -> SarifReport.write(result.report(), to));
  }

  private void file(String name, ResultFile.Content content) throws AnalysisException {
    try {
      ResultFile.write(directory.resolve(name), content);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot write " + directory.resolve(name) + ": " + e.getMessage(), e);
    }
  }
}
