package org.parcast.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.LastLevels;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.SharingEngine;
import org.parcast.engine.SharingResult;
import org.parcast.report.SharingJson;
import org.parcast.report.SharingText;
import org.parcast.report.TaskMatrixCsv;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Detects communication between threads. */
@Command(
    name = "sharing",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    customSynopsis = "parcast sharing TRACE [options]",
    header = "Detect communication between threads through shared memory",
    description = "%nTells which threads touch the same cache lines, how, and where the lines are shared without need (false sharing).",
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {"%nExamples:", "  parcast sharing threads.trace.gz --granularity 1024"})
final class SharingCommand implements Callable<Integer> {
  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "TRACE", description = "A trace of threads: lines of a thread's number and a hexadecimal address, also .gz.")
  private Path target;

  @Option(names = "--granularity", paramLabel = "BYTES", converter = WholeNumber.class, description = "Bytes of a block, a power of two (default: 64).")
  private long granularity = 64;

  @Option(
      names = "--detect",
      paramLabel = "relaxed|accurate",
      converter = DetectionConverter.class,
      description = "The definition of the matrix: the two threads that touched a block last, or cache simulation (default: relaxed).")
  private Detection detection = Detection.RELAXED;

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private DocumentOptions output = new DocumentOptions();

  @Override
  public Integer call() throws AnalysisException {
    parent.refuseProgramArguments(spec);
    output.check(spec.commandLine());
    SharingRequest request = request();
    TargetCheck.exists(target);
    SharingResult result = SharingEngine.ofTrace(target, request);
    result.warnings().forEach(parent.console()::warning);
    SharingForecast sharing = result.sharing();
    output.write(parent.console().out(), result.name() + "-sharing", result.report(), to -> SharingText.write(sharing, to),
        to -> SharingJson.write(sharing, result.reason(), result.warnings(), to), to -> TaskMatrixCsv.write(sharing.matrix(), to));
    return ExitCode.DONE;
  }

  private SharingRequest request() {
    try {
      return new SharingRequest(detection, granularity, LastLevels.DIENER);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Reads a definition. */
  static final class DetectionConverter implements ITypeConverter<Detection> {
    @Override
    public Detection convert(String text) {
      return Arrays.stream(Detection.values()).filter(value -> value.label().equals(text.strip())).findFirst()
          .orElseThrow(() -> new TypeConversionException("'" + text + "' is no definition: there are relaxed and accurate"));
    }
  }
}
