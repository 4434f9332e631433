package org.parcast.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.LoopsResult;
import org.parcast.report.LoopsCsv;
import org.parcast.report.LoopsJson;
import org.parcast.report.LoopsText;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.sarif.SarifReport;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where verdicts on loops go and in what form. */
final class LoopsOutput {
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
      description = "No progress; warnings and errors remain.")
  private boolean quiet;

  boolean quiet() {
    return quiet;
  }

  /** Refuses what cannot be done together. */
  void check(CommandLine command) {
    if (toStandardOutput() && formats().size() > 1) {
      throw new ParameterException(command, "--out - takes one format, but --format names " + formats().size() + ": give a directory instead");
    }
  }

  void write(PrintStream console, LoopsResult result, Dialect dialect) throws AnalysisException {
    try {
      for (Format format : formats()) {
        StringBuilder text = new StringBuilder();
        if (format == Format.TEXT) {
          LoopsText.write(result.loops(), dialect, text);
          console.print(Printable.text(text.toString()));
        } else if (format == Format.CSV) {
          LoopsCsv.write(result.loops(), text);
          document(console, result.name() + "-loops.csv", text.toString().getBytes(StandardCharsets.UTF_8));
        } else if (format == Format.HTML) {
          HtmlReport.write(result.report(), text);
          document(console, result.name() + ".html", text.toString().getBytes(StandardCharsets.UTF_8));
        } else if (format == Format.SARIF) {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          SarifReport.write(result.report(), bytes);
          document(console, result.name() + ".sarif", bytes.toByteArray());
        } else {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          LoopsJson.write(result.loops(), result.warnings(), dialect, bytes);
          document(console, result.name() + "-loops.json", bytes.toByteArray());
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
