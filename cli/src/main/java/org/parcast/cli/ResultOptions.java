package org.parcast.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where results go, in what form, and how much is said on the way. */
class ResultOptions {
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
      description = "text (the default, to standard output), json, html, sarif, csv (all tables); several with commas.")
  private List<Format> formats = new ArrayList<>();

  @Option(
      names = {"--quiet", "-q"},
      description = "No progress, and nothing of what the program prints; warnings and errors remain.")
  private boolean quiet;

  /** Refuses what cannot be done together. */
  void check(CommandLine command) {
    if (toStandardOutput() && formats().size() > 1) {
      throw new ParameterException(command, "--out - takes one format, but --format names " + formats().size() + ": give a directory instead");
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

  boolean quiet() {
    return quiet;
  }
}
