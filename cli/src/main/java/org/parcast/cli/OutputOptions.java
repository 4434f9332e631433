package org.parcast.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.Threshold;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where results go and in what form. */
final class OutputOptions {
  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR|-",
      description = {
        "Directory of the recording and of results other than text (default: parcast-report).",
        "With - the one format asked for goes to standard output, and no file is left."
      })
  private String out = "parcast-report";

  @Option(
      names = "--format",
      paramLabel = "FORMAT[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = Format.Converter.class,
      description = "text (the default, to standard output), json, html, sarif, csv (all tables); several with commas.")
  private List<Format> formats = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "RULE",
      converter = RuleConverter.class,
      description = "Exit with 1 where a forecast passes this, as in bytes_per_step@16>1MB. May be given several times.")
  private List<Threshold> thresholds = new ArrayList<>();

  @Option(
      names = {"--quiet", "-q"},
      description = "No progress, and nothing of what the program prints; warnings and errors remain.")
  private boolean quiet;

  /** Refuses what cannot be done together. */
  void check(CommandLine command, CommunicationRequest request) {
    if (toStandardOutput() && formats().size() > 1) {
      throw new ParameterException(command, "--out - takes one format, but --format names " + formats().size() + ": give a directory instead");
    }
    if (toStandardOutput() && formats().contains(Format.CSV) && request.ranks().size() > 1) {
      throw new ParameterException(command, "--out - takes one matrix as csv: give one number of --ranks, or a directory");
    }
  }

  Set<Format> formats() {
    return formats.isEmpty() ? Set.of(Format.TEXT) : new LinkedHashSet<>(formats);
  }

  boolean toStandardOutput() {
    return out.equals(STANDARD_OUTPUT);
  }

  /** Where files go, or null where there are to be none. */
  Path directory() {
    return toStandardOutput() ? null : Path.of(out);
  }

  List<Threshold> thresholds() {
    return thresholds;
  }

  boolean quiet() {
    return quiet;
  }

  /** Reads a threshold. */
  static final class RuleConverter implements CommandLine.ITypeConverter<Threshold> {
    @Override
    public Threshold convert(String text) {
      try {
        return Threshold.parse(text);
      } catch (IllegalArgumentException e) {
        throw new CommandLine.TypeConversionException(e.getMessage());
      }
    }
  }
}
