package org.parcast.cli.command.sweep;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.cli.argument.HeapSizes;
import org.parcast.cli.command.SubCommand;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.option.CommunicationOptions;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramRunOptions;
import org.parcast.cli.option.RunOptions;
import org.parcast.cli.option.TargetCheck;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Ranks;
import org.parcast.engine.scale.SweepRequest;
import org.parcast.engine.scale.SweepTable;
import org.parcast.engine.scale.Variation;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** What the commands have in common that analyse a program at many sizes. */
abstract class SweepingCommand extends SubCommand {
  private static final Set<Class<?>> PASSED_ON = Set.of(CommunicationOptions.class, RunOptions.class, ProgramRunOptions.class, ProgramOptions.class);
  private static final String OF_RANKS = "--ranks";
  private static final Set<String> OF_FILES = Set.of("--classpath", "--sources", "--decomposition");
  /** Options of a virtual machine that say how its heap is kept. */
  private static final Pattern OF_THE_HEAP = Pattern.compile("GC$|Ratio=|RAM");

  @ArgGroup(validate = false, order = 1, heading = "%nSizes:%n")
  private SweepOptions sweep = new SweepOptions();

  @ArgGroup(validate = false, order = 2, heading = "%nCommunication:%n")
  private CommunicationOptions communication = new CommunicationOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe run:%n")
  private RunOptions run = new RunOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Directory of the results (default: parcast-report/NAME.sweep).")
  private Path out;

  @Override
  public final boolean isTimedAsAWhole() {
    return false;
  }

  final CommunicationOptions communication() {
    return communication;
  }

  /** The numbers of ranks of the points. */
  List<Integer> sweptRanks() {
    return communication.defaultRanks() ? Ranks.OF_SWEEPS : communication.ranks();
  }

  /** Whether the points of a sweep are given the option. */
  static boolean isOfThePoints(OptionSpec option) {
    return option.userObject() instanceof Field field && PASSED_ON.contains(field.getDeclaringClass());
  }

  /** Refuses what would be passed over in silence. */
  final void refuseUseless() {
    ParseResult given = commandLine().getParseResult();
    for (OptionSpec option : given.matchedOptions()) {
      Optional<String> reason = UselessOptions.reason(commandLine().getCommandName(), option, given::hasMatchedOption);
      if (reason.isPresent()) {
        throw refused(reason.get());
      }
    }
  }

  /** Whether there is anything to sweep. */
  final boolean isSweep() {
    return sweep.isGiven();
  }

  /** What is swept, by name. */
  final List<String> variedNames() {
    return sweep.names();
  }

  /** Runs the points that are not done, and returns the directory of the results; what failed is told. */
  final Sweeping sweep(Path target) throws AnalysisException {
    refuseUseless();
    communication.request(commandLine());
    String master = sweep.master(commandLine());
    List<String> passed = passedOn();
    List<String> arguments = programArguments();
    String input = sweep.input();
    Variation variation = sweep.values(commandLine(), Stream.of(passed, arguments, List.of(input, target.toString())).flatMap(List::stream).toList());
    List<String> files = variation.filled(target.toAbsolutePath().normalize().toString());
    for (String file : files) {
      refuseUnfit(Path.of(file), master);
    }
    List<String> command = new ArrayList<>(List.of(sweep.cores() == null ? "comm" : "cache", "{file:" + target.toAbsolutePath().normalize() + "}"));
    command.addAll(passed);
    if (sweep.cores() == null) {
      command.addAll(List.of(OF_RANKS, sweptRanks().stream().map(String::valueOf).collect(Collectors.joining(","))));
    } else {
      command.addAll(List.of("--cores", sweep.cores().toString(), "--model", "sdcm", "--profiles"));
    }
    command.addAll(List.of("--format", "json", "--out", "-", "--quiet", "--"));
    command.addAll(arguments);
    Path directory = out != null ? out : Path.of("parcast-report", target.getFileName().toString().replaceFirst("\\.(java|jar)$", "").replaceAll("[{}]", "") + (sweep.cores() == null ? "" : ".caches") + ".sweep");
    List<String> timed = communication.namesNetwork() && sweep.cores() == null ? List.of("--warm-up", String.valueOf(CoresRequest.WARM_UP)) : List.of();
    new SweepRequest(String.join(" ", command), variation, List.of(System.getProperty("java.class.path").split(File.pathSeparator)), files, pointServer(), jvmArguments(), command, timed, input)
        .write(directory);
    int status = SweepProcess.run(directory, master);
    if (status == ExitCode.DONE || status == ExitCode.PROGRAM) {
      console().wrote(directory.resolve(SweepTable.FILE).toString());
    }
    return new Sweeping(directory, status);
  }

  private void refuseUnfit(Path target, String master) throws AnalysisException {
    if (program.target(target).isRecording()) {
      throw refused(target + " is a recording of one size: give the program itself");
    }
    TargetCheck.exists(target);
    if (!master.startsWith("local") && Files.isDirectory(target)) {
      throw refused(target + " is a directory, which is not sent to the workers of " + master + ": give a source file or a jar");
    }
  }

  /**
   * A sweep that has ended.
   *
   * @param directory of its results
   * @param status exit code of the process: 0 where all points are done
   */
  record Sweeping(Path directory, int status) {}

  /** The virtual machine that analyses points starts as this one did, but on one processor, as a task of Spark has: others need the rest. */
  private List<String> jvmArguments() {
    List<String> own = ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(argument -> argument.startsWith("-XX:") && !OF_THE_HEAP.matcher(argument).find()).toList();
    String memory = commandLine().getParseResult().matchedOptionValue("--memory", HeapSizes.DEFAULT).analysis();
    List<String> heap = memory == null ? List.of() : List.of("-Xmx" + memory);
    return Stream.of(List.of("-XX:ActiveProcessorCount=1", "-XX:+UseSerialGC", "-Xlog:disable", "-Xlog:all=error:stderr"), heap, own).flatMap(List::stream).toList();
  }

  /** The options of a point, as they were given. */
  private List<String> passedOn() {
    List<String> passed = new ArrayList<>();
    for (OptionSpec option : commandLine().getParseResult().matchedOptions()) {
      if (isOfThePoints(option) && !option.longestName().equals(OF_RANKS)) {
        for (String value : option.originalStringValues()) {
          passed.add(option.longestName());
          passed.add(OF_FILES.contains(option.longestName()) ? absolute(value) : value);
        }
      }
    }
    return passed;
  }

  private static String absolute(String paths) {
    return String.join(":", Stream.of(paths.split(":")).map(path -> Path.of(path).toAbsolutePath().toString()).toList());
  }
}
