package org.parcast.engine.build;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.LoopsResult;
import org.parcast.report.CommunicationJson;
import org.parcast.report.LoopsJson;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;

/** Writes results beside each other into a directory: HTML, JSON and SARIF. */
final class ReportFiles {
  private final Path directory;

  ReportFiles(Path directory) {
    this.directory = directory;
  }

  private interface Bytes {
    void write(OutputStream to) throws IOException;
  }

  private interface Characters {
    void write(Appendable to) throws IOException;
  }

  void write(AnalysisResult result) throws AnalysisException {
    String name = result.run().name();
    text(name + ".html", to -> HtmlReport.write(result.report(), to));
    // Measured times differ each time: the same project is to give the same document.
    bytes(name + ".json", to -> CommunicationJson.write(result.report().withoutScaling(), to));
    bytes(name + ".sarif", to -> SarifReport.write(result.report(), to));
  }

  void write(LoopsResult result, String name, Dialect dialect) throws AnalysisException {
    text(name + "-loops.html", to -> HtmlReport.write(result.report(), to));
    bytes(name + "-loops.json", to -> LoopsJson.write(result.loops(), result.warnings(), dialect, to));
    bytes(name + "-loops.sarif", to -> SarifReport.write(result.report(), to));
  }

  private void text(String name, Characters characters) throws AnalysisException {
    bytes(name, to -> {
      StringBuilder whole = new StringBuilder();
      characters.write(whole);
      to.write(whole.toString().getBytes(StandardCharsets.UTF_8));
    });
  }

  private void bytes(String name, Bytes content) throws AnalysisException {
    try (OutputStream to = Files.newOutputStream(Files.createDirectories(directory).resolve(name))) {
      content.write(to);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot write " + directory.resolve(name) + ": " + e.getMessage(), e);
    }
  }
}
