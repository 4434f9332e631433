package org.parcast.cli.command;

import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultWriter;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.report.csv.LoopsCsv;
import org.parcast.report.json.LoopsJson;
import org.parcast.report.text.LoopsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells which loops can run in parallel. */
@Command(
    name = "loops",
    customSynopsis = "parcast loops TARGET [options] [-- program arguments]",
    header = "Tell which loops can run in parallel, and what stops the others",
    description =
        "%nJudges every loop: parallel, with private copies, as a reduction, as a pipeline, or sequential and why; with the directive to write. What is "
            + "proven holds for every input, what is observed for this run.",
    footer = {
      "%nExamples:",
      "  parcast loops Heat2D.java -- 256 10                                  by one run, with what each loop gains",
      "  parcast loops Heat2D.java --static-only                              without a run",
      "  parcast loops build/classes --format json --out - --dialect omp4j"
    })
public final class LoopsCommand extends ProgramCommand {
  @Mixin private ProgramTarget target = new ProgramTarget();

  @Option(names = "--static-only", description = "Run nothing: only what holds for every input.")
  private boolean staticOnly;

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "How to write a parallel loop: pyjama (the default), omp4j, jomp, java.")
  private Dialect dialect = Dialect.PYJAMA;

  @Override
  public Integer call() throws AnalysisException {
    Target classes = program(target);
    checkRecording(classes);
    if (staticOnly) {
      refuseProgramArguments("--static-only runs no program");
    }
    output().check(commandLine());
    target.check();
    LoopsResult result;
    try (ProgressDisplay progress = progress(output())) {
      result = staticOnly ? LoopsEngine.proven(AnalysisSession.of(classes, progress))
          : LoopsEngine.analyze(new AnalysisSession(classes, run(classes), output().directory(), progress));
    }
    result.warnings().forEach(console()::warning);
    ResultWriter writer = result.run().isPresent() ? writer(output(), classes, result.run().get()) : writer(output(), classes, result.name());
    writer.write("-loops", result.report(), to -> LoopsText.write(result.loops(), dialect, to),
        to -> LoopsJson.write(result.loops(), result.warnings(), dialect, to), to -> LoopsCsv.write(result.loops(), to));
    return outcome(output(), result.report(), result.run().map(RunSummary::end).orElse(RunSummary.End.COMPLETED),
        result.run().map(RunSummary::message).orElse(""));
  }
}
