package org.parcast.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.scale.SweepTable;
import org.parcast.report.ScaleForecast;
import org.parcast.report.ScaleJson;
import org.parcast.report.ScaleText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds formulas in the sizes and the ranks. */
@Command(
    name = "scale",
    customSynopsis = "parcast scale SWEEP|TARGET [--vary NAME=V,...] [--at NAME=V,...] [options] [-- program arguments]",
    header = "Find formulas in the sizes and the ranks",
    description =
        "%nFinds how words, bytes and messages depend on the sizes and on the grid of ranks, from a finished sweep or from one made now. A formula is "
            + "called exact where it meets at least two points that it was not found from; else a fit is given with its error, or the reason why there is none. "
            + "--ranks are those that --at is answered for.",
    footer = {
      "%nExamples:",
      "  parcast scale parcast-report/Heat2D.sweep",
      "  parcast scale parcast-report/Heat2D.sweep --at n=16384 --ranks 4096,1000000",
      "  parcast scale Heat2D.java --vary n=16,20,24,28,32 --at n=4096 --ranks 4096 -- '{n}' 3"
    })
final class ScaleCommand extends SweepingCommand {
  @Parameters(paramLabel = "SWEEP|TARGET", description = "The directory of a sweep; or a program, with --vary.")
  private Path target;

  @Option(names = "--at", paramLabel = "NAME=V,...", hideParamSyntax = true, converter = AtPoint.Converter.class,
      description = "Sizes to forecast for, as in n=4096. May be given several times.")
  private List<AtPoint> at = new ArrayList<>();

  @Option(names = "--format", paramLabel = "text|json", description = "text (the default) or json, on standard output.")
  private Format format = Format.TEXT;

  @Override
  public Integer call() throws AnalysisException {
    if (format != Format.TEXT && format != Format.JSON) {
      throw refused("--format " + format + ": formulas are written as text or json");
    }
    int status = ExitCode.DONE;
    Path directory = target;
    if (isSweep()) {
      Sweeping sweep = sweep(target);
      directory = sweep.directory();
      status = sweep.status();
    } else if (!Files.isDirectory(target)) {
      throw refused(target + " is not the directory of a sweep: give one, or say with --vary what to sweep");
    } else {
      refuseProgramArguments("the sweep is done");
    }
    SweepTable table = SweepTable.of(directory);
    ScalingStudy study = ScalingStudy.of(table.parameters(), table.measurements());
    ScaleForecast forecast = ScaleForecast.of(study, sizes(table.parameters()), communication().ranks());
    if (format == Format.JSON) {
      written(() -> ScaleJson.write(forecast, console().out()));
    } else {
      StringBuilder text = new StringBuilder();
      written(() -> ScaleText.write(forecast, text));
      console().out().print(text);
    }
    return status;
  }

  /** The ranks asked for are those of the forecast; the sweep has its own. */
  @Override
  List<String> sweptRanks() {
    return RANKS;
  }

  private List<List<Long>> sizes(List<String> parameters) {
    List<List<Long>> sizes = new ArrayList<>();
    for (AtPoint point : at) {
      if (!point.sizes().keySet().equals(new LinkedHashSet<>(parameters))) {
        throw refused("--at names " + String.join(", ", point.sizes().keySet()) + "; the sweep's parameters are " + String.join(", ", parameters));
      }
      sizes.add(parameters.stream().map(point.sizes()::get).toList());
    }
    return sizes;
  }

  /** What writes a result. */
  private interface Writing {
    void write() throws IOException;
  }

  private static void written(Writing writing) throws AnalysisException {
    try {
      writing.write();
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write the formulas: " + e.getMessage(), e);
    }
  }
}
