package org.parcast.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.CacheEngine;
import org.parcast.engine.CachesRequest;
import org.parcast.engine.CachesResult;
import org.parcast.engine.Run;
import org.parcast.engine.Target;
import org.parcast.report.CacheCsv;
import org.parcast.report.CacheJson;
import org.parcast.report.CacheStudy;
import org.parcast.report.CacheText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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

  @Parameters(paramLabel = "TARGET", description = "A program (source file, directory, jar), a recording with a block trace, or a trace of valgrind --tool=lackey --trace-mem=yes or of PPT-SASMM, also .gz.")
  private Path target;

  @ArgGroup(validate = false, order = 1, heading = "%nCaches and cores:%n")
  private CacheOptions caches = new CacheOptions();

  @Option(
      names = "--emit",
      paramLabel = "lackey",
      description = "Write the references of each of the (most) cores as valgrind --tool=lackey does, in place of a forecast.")
  private Emitted emit;

  @ArgGroup(validate = false, order = 2, heading = "%nThe run:%n")
  private ProgramRunOptions run = new ProgramRunOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private DocumentOptions output = new DocumentOptions();

  @Override
  public Integer call() throws AnalysisException {
    output.check(spec.commandLine());
    TargetCheck.exists(target);
    Target classes = program.target(target);
    if (emit != null) {
      return emit(classes);
    }
    CachesResult result;
    try (ProgressDisplay progress = new ProgressDisplay(parent.console(), output.quiet())) {
      if (isTrace()) {
        parent.refuseProgramArguments(spec);
        result = CacheEngine.ofTrace(target, caches.request(spec.commandLine(), List.of(1)), output.directory());
      } else {
        result = CacheEngine.analyze(classes, run(classes), caches.request(spec.commandLine(), USUAL), output.directory(), progress);
      }
    }
    result.warnings().forEach(parent.console()::warning);
    CacheStudy study = result.study();
    output.write(parent.console().out(), result.name() + "-cache", result.report(), to -> CacheText.write(study, to),
        to -> CacheJson.write(study, result.reason(), result.warnings(), to), to -> CacheCsv.write(study, to));
    return output.outcome(parent.console(), result.report(), result.end(), result.message());
  }

  private Run run(Target classes) {
    if (classes.isRecording()) {
      parent.refuseProgramArguments(spec);
      return null;
    }
    return run.run(parent.programArguments());
  }

  private int emit(Target classes) throws AnalysisException {
    CachesRequest request = caches.request(spec.commandLine(), List.of(1));
    if (isTrace() || output.directory() == null) {
      throw new ParameterException(spec.commandLine(), "--emit needs a program or a recording, and a directory as --out");
    }
    int cores = request.cores().stream().mapToInt(Integer::intValue).max().orElse(1);
    List<Path> files;
    try (ProgressDisplay progress = new ProgressDisplay(parent.console(), output.quiet())) {
      files = CacheEngine.emit(classes, run(classes), request, cores, output.directory(), progress);
    }
    files.forEach(parent.console().out()::println);
    return ExitCode.DONE;
  }

  /** A file that is no program is taken for a trace. */
  private boolean isTrace() {
    String name = String.valueOf(target.getFileName());
    return Files.isRegularFile(target) && !name.endsWith(".java") && !name.endsWith(".jar") && !name.endsWith(".class");
  }

  /** What references can be written as. */
  enum Emitted {
    LACKEY
  }
}
