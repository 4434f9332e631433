package org.parcast.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.CacheEngine;
import org.parcast.engine.CachesResult;
import org.parcast.engine.Target;
import org.parcast.report.CacheCsv;
import org.parcast.report.CacheJson;
import org.parcast.report.CacheStudy;
import org.parcast.report.CacheText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Finds cache hit rates. */
@Command(
    name = "cache",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    customSynopsis = "parcast cache TARGET [options] [-- program arguments]",
    header = "Forecast cache hit rates on 1 to 64 cores",
    description =
        "%nFrom the references of one sequential run, the hits in private and shared caches of the cores among which parallel loops are dealt; with the "
            + "lines and arrays that miss most.",
    parameterListHeading = "%n",
    footer = {
      "%nExamples:",
      "  parcast cache Jacobi.java --cores 1,4,16 --parallel-loop Jacobi.java:12",
      "  parcast cache Jacobi.parcast --cache zen3 --layout c",
      "  parcast cache lackey.trace.gz --cache l1=8k:8:64:private,l2=128k:16:64:shared"
    })
final class CacheCommand implements Callable<Integer> {
  private static final List<Integer> USUAL = List.of(1, 2, 4, 8, 16);

  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "TARGET", description = "A recording with a block trace, or a trace of valgrind --tool=lackey --trace-mem=yes, also .gz.")
  private Path target;

  @ArgGroup(validate = false, order = 1, heading = "%nCaches and cores:%n")
  private CacheOptions caches = new CacheOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private DocumentOptions output = new DocumentOptions();

  @Override
  public Integer call() throws AnalysisException {
    output.check(spec.commandLine());
    TargetCheck.exists(target);
    CachesResult result;
    try (ProgressDisplay progress = new ProgressDisplay(parent.console(), output.quiet())) {
      if (Target.of(target).isRecording()) {
        result = CacheEngine.ofRecording(target, caches.request(spec.commandLine(), USUAL), progress);
      } else {
        result = CacheEngine.ofTrace(target, caches.request(spec.commandLine(), List.of(1)));
      }
    }
    result.warnings().forEach(parent.console()::warning);
    CacheStudy study = result.study();
    output.write(parent.console().out(), result.name() + "-cache", result.report(), to -> CacheText.write(study, to),
        to -> CacheJson.write(study, result.reason(), result.warnings(), to), to -> CacheCsv.write(study, to));
    return ExitCode.DONE;
  }
}
