package org.parcast.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.parcast.engine.AnalysisException;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;

/** Writes a result that is one document in each format: text, JSON, HTML, SARIF or CSV. */
final class DocumentOptions extends ResultOptions {
  /** Writes a result as text. */
  interface Text {
    void write(Appendable to) throws IOException;
  }

  /** Writes a result as bytes. */
  interface Bytes {
    void write(OutputStream to) throws IOException;
  }

  /** Writes the formats asked for; {@code whole} is what pages are made of. */
  void write(PrintStream console, String name, Report whole, Text text, Bytes json, Text csv) throws AnalysisException {
    try {
      for (Format format : formats()) {
        StringBuilder characters = new StringBuilder();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        switch (format) {
          case JSON -> {
            json.write(bytes);
            document(console, name + ".json", bytes.toByteArray());
          }
          case HTML -> {
            HtmlReport.write(whole, characters);
            document(console, name + ".html", characters.toString().getBytes(StandardCharsets.UTF_8));
          }
          case SARIF -> {
            SarifReport.write(whole, bytes);
            document(console, name + ".sarif", bytes.toByteArray());
          }
          case CSV -> {
            csv.write(characters);
            document(console, name + ".csv", characters.toString().getBytes(StandardCharsets.UTF_8));
          }
          case TEXT -> {
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

  private void document(PrintStream console, String name, byte[] content) throws IOException {
    if (toStandardOutput()) {
      console.write(content);
    } else {
      Files.write(Files.createDirectories(directory()).resolve(name), content);
    }
  }
}
