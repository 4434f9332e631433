package org.parcast.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.engine.AnalysisException;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where a result goes that is one document in each format: text, JSON, HTML, SARIF or CSV. */
final class DocumentOptions {
  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR|-",
      description = {
        "Directory of results other than text (default: parcast-report).", "With - the one format asked for goes to standard output."
      })
  private String out = "parcast-report";

  @Option(
      names = "--format",
      paramLabel = "FORMAT[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = Format.Converter.class,
      description = "text (the default, to standard output), json, html, sarif, csv; several with commas.")
  private List<Format> formats = new ArrayList<>();

  @Option(
      names = {"--quiet", "-q"},
      description = "No progress, and nothing of what the program prints; warnings and errors remain.")
  private boolean quiet;

  /** Writes a result as text. */
  interface Text {
    void write(Appendable to) throws IOException;
  }

  /** Writes a result as bytes. */
  interface Bytes {
    void write(OutputStream to) throws IOException;
  }

  boolean quiet() {
    return quiet;
  }

  /** Where recordings go, or null where there are to be none. */
  Path directory() {
    return toStandardOutput() ? null : Path.of(out);
  }

  /** Refuses what cannot be done together. */
  void check(CommandLine command) {
    if (toStandardOutput() && formats().size() > 1) {
      throw new ParameterException(command, "--out - takes one format, but --format names " + formats().size() + ": give a directory instead");
    }
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
          AnalysisException.Kind.INPUT, "cannot write the results to " + out + ": " + e + "; give another directory with --out", e);
    }
  }

  private void document(PrintStream console, String name, byte[] content) throws IOException {
    if (toStandardOutput()) {
      console.write(content);
    } else {
      Files.write(Files.createDirectories(Path.of(out)).resolve(name), content);
    }
  }

  private Set<Format> formats() {
    return formats.isEmpty() ? Set.of(Format.TEXT) : new LinkedHashSet<>(formats);
  }

  private boolean toStandardOutput() {
    return out.equals(STANDARD_OUTPUT);
  }
}
