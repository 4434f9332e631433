package org.parcast.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.cli.argument.Format;
import org.parcast.cli.console.Console;
import org.parcast.engine.Threshold;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where results go, in what form, and how much is said on the way. */
public final class ResultOptions {
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
      description = "text (the default, to standard output), json, html, sarif, csv (all tables), markdown (for a pull request); several with commas.")
  private List<Format> formats = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "RULE",
      description = "Exit with 1 where a forecast passes this, as in bytes_per_step@16>1MB or hit_rate@8<90%%; docs/command-line.md names what each command can "
          + "limit. May be given several times.")
  private List<Threshold> thresholds = new ArrayList<>();

  @Option(
      names = {"--quiet", "-q"},
      description = "No progress, no names of files, and nothing of what the program prints; warnings and errors remain.")
  private boolean quiet;

  /** Refuses what cannot be done together. */
  public void check(CommandLine command) {
    if (out.isBlank()) {
      throw new ParameterException(command, "--out is empty: give a directory, or - for standard output");
    }
    if (toStandardOutput() && formats().size() > 1) {
      throw new ParameterException(command, "--out - takes one format, but --format names " + formats().size() + ": give a directory instead");
    }
  }

  /** Refuses limits of the gain of so many processors that neither are asked for nor have a place on the curve. */
  public void checkProcessors(CommandLine command, long nodes) {
    for (Threshold threshold : thresholds) {
      if (threshold.metric().equals(Threshold.GAIN) && threshold.of().isPresent()) {
        long processors = threshold.of().getAsInt();
        if (processors != nodes && !NetworkAnalysis.sizes().contains(processors)) {
          throw new ParameterException(command, "--fail-on " + threshold.text() + ": " + processors + " processors are not on the curve: give --nodes " + processors);
        }
      }
    }
  }

  public Set<Format> formats() {
    return formats.isEmpty() ? Set.of(Format.TEXT) : new LinkedHashSet<>(formats);
  }

  public boolean toStandardOutput() {
    return out.equals(STANDARD_OUTPUT);
  }

  /** Where files go, or null where there are to be none. */
  public Path directory() {
    return toStandardOutput() ? null : Path.of(out);
  }

  public boolean quiet() {
    return quiet;
  }

  /** Whether a rule limits the number of this name. */
  public boolean limits(String metric) {
    return thresholds.stream().anyMatch(threshold -> threshold.metric().equals(metric));
  }

  /** Whether a limit was passed; says which, and which could not be checked. */
  public boolean passed(Report report, Console console) {
    boolean passed = false;
    for (Threshold threshold : thresholds) {
      if (!threshold.concerns(report)) {
        console.warning(Notice.LIMIT_UNCHECKED, "--fail-on " + threshold.text() + " was not checked: there is no such forecast here; its number of ranks, cores or nodes, or a --machine, has to be asked for");
      }
      List<String> messages = threshold.passedBy(report);
      messages.forEach(each -> console.error("--fail-on " + each));
      passed |= !messages.isEmpty();
    }
    return passed;
  }
}
