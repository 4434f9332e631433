package org.parcast.cli.command;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.parcast.cli.argument.Format;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ResultWriter;
import org.parcast.cli.option.WritingOptions;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Destination;
import org.parcast.engine.apply.Form;
import org.parcast.engine.apply.UnifiedDiff;
import org.parcast.engine.run.AnalysisException;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.apply.ApplyCsv;
import org.parcast.report.apply.ApplyJson;
import org.parcast.report.apply.ApplyText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes loops in parallel. */
@Command(
    name = "apply",
    customSynopsis = "parcast apply TARGET [options] [-- program arguments]",
    header = "Write the parallel version: of the loops that pay, or of those named",
    description =
        "%nJudges the loops by a run, forecasts which pay, and writes these so that parts of their iterations run in parallel, in plain Java. The compiler decides on the "
            + "program's class path whether what is written is right. Sources are changed nowhere but in copies, unless --in-place is given.",
    footer = {
      "%nExamples:",
      "  parcast apply Heat2D.java -- 256 10                                 to parcast-report/Heat2D-parallel",
      "  parcast apply Heat2D.java --diff -- 256 10 > heat.patch             for git apply",
      "  parcast apply src --main app.Solver --loop Solver.java:40 --in-place"
    })
public final class ApplyCommand extends WritingCommand {
  @Option(names = "--output", paramLabel = "DIR", description = "Write the changed sources below this directory (default: parcast-report/NAME-parallel).")
  private Path directory;

  @Option(names = "--diff", description = "Write the changes to standard output as git apply takes them, and nothing else.")
  private boolean diff;

  @Option(names = "--in-place", description = "Change the sources themselves, if git has them without changes.")
  private boolean inPlace;

  @Override
  public Integer call() throws AnalysisException {
    if (Stream.of(directory != null, diff, inPlace).filter(asked -> asked).count() > 1) {
      throw refused("--output, --diff and --in-place exclude each other: give one of them");
    } else if (diff && output().toStandardOutput()) {
      throw refused("--diff writes to standard output, and so does --out -: leave one of them out");
    }
    ApplyRequest request = request();
    if (inPlace) {
      Destination.checkInPlace(request);
    }
    ApplyResult result;
    try (ProgressDisplay progress = progress(output())) {
      result = ApplyEngine.apply(request, progress);
    }
    result.warnings().forEach(console()::warning);
    ResultWriter writer = writer(output(), request.target(), result.run());
    String where = written(result, writer);
    result.loops().stream().filter(loop -> !loop.unsure().isEmpty()).forEach(loop -> console().warning(Notice.WRITTEN_UNSURE, loop.finding().place() + ": " + loop.unsure()));
    if (diff) {
      console().out().print(UnifiedDiff.of(result.files()));
      String refused = request.form() == Form.LOCALITY ? " is not written in another order: " : " is not written in parallel: ";
      result.loops().stream().filter(loop -> !loop.isWritten()).forEach(loop -> console().warning(Notice.NOT_WRITTEN, loop.finding().place() + refused + loop.why()));
    }
    if (!diff || output().formats().stream().anyMatch(format -> format != Format.TEXT)) {
      writer.write("-apply", result.report(), to -> ApplyText.write(result.application(), where, to),
          to -> ApplyJson.write(result.application(), result.run().message(), result.warnings(), to), to -> ApplyCsv.write(result.application(), to));
    }
    return outcome(output(), result.report(), result.run().end(), result.run().message());
  }

  private String written(ApplyResult result, ResultWriter writer) throws AnalysisException {
    if (result.files().isEmpty() || diff) {
      return "";
    } else if (inPlace) {
      Destination.inPlace(result.files());
      return "The sources are changed; git diff shows how.";
    }
    Path to = directory == null ? Destination.usual(output().directory() == null ? Path.of("parcast-report") : output().directory(), writer.name()) : directory;
    Destination.directory(to, result.files());
    return "Changed copies are in " + to + ".";
  }
}
