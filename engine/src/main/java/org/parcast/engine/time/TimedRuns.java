package org.parcast.engine.time;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Run;
import org.parcast.engine.time.runtime.ParentWatch;
import org.parcast.frontend.Frontend;

/** Runs a program with timed loops in a virtual machine of its own, as its user would run it: nothing but the loops' clocks is added. */
final class TimedRuns {
  static final List<String> OPEN = List.of("--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED", "--add-opens", "java.base/java.util=ALL-UNNAMED", "--add-opens",
      "java.base/java.lang=ALL-UNNAMED", "--add-opens", "java.base/java.util.concurrent=ALL-UNNAMED", "--add-opens", "java.base/java.util.concurrent.atomic=ALL-UNNAMED",
      "--add-opens", "java.base/java.util.stream=ALL-UNNAMED", "--add-opens", "java.base/java.math=ALL-UNNAMED", "--add-opens", "java.base/java.text=ALL-UNNAMED");

  private final Frontend.Result program;
  private final Run run;
  private final Path directory;
  private final Set<String> classes;
  private final Optional<List<Integer>> again;

  /** @param again whether {@code main} is called again for as long as executions are repeated: then the numbers of the loops that are in it */
  TimedRuns(Frontend.Result program, Run run, Path directory, Optional<List<Integer>> again) {
    this.again = again;
    this.program = program;
    this.run = run;
    this.directory = directory;
    this.classes = program.classes().keySet().stream().map(name -> name.replace('/', '.')).collect(Collectors.toSet());
  }

  /**
   * Runs the program once.
   *
   * @param loops how many are timed
   * @param inParts whether in their part form
   * @param seconds for repeating executions
   * @param blocks of executions in order and in parallel to time in turns; 0 for none, so that nothing runs in parallel
   * @throws AnalysisException if the program does not come to its end
   */
  MeasuredRun once(List<Path> classPath, int loops, boolean inParts, double seconds, int blocks) throws AnalysisException, IOException, InterruptedException {
    return once(classPath, loops, inParts, seconds, blocks, List.of());
  }

  /**
   * Runs the program once, and repeats nothing, as its user would: each execution as it comes, the first in code that is not compiled yet. Parts are dealt as they will be in parallel, which loads
   * what that needs, but the pool has no thread beside the caller's.
   */
  MeasuredRun plain(List<Path> classPath, int loops, boolean inParts) throws AnalysisException, IOException, InterruptedException {
    return once(classPath, loops, inParts, 0, 0, List.of("-Dparcast.parts.plain=true", "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0"));
  }

  /**
   * Runs the program once with clocks around calls, and repeats nothing.
   *
   * @param least nanoseconds below which calls are no longer timed
   * @param times file that gets what the clocks tell
   */
  MeasuredRun calls(List<Path> classPath, long least, Path times) throws AnalysisException, IOException, InterruptedException {
    return once(classPath, 0, false, 0, 0, List.of("-Dparcast.parts.plain=true", "-Dparcast.calls.least=" + least, "-Dparcast.calls=" + times));
  }

  private MeasuredRun once(List<Path> classPath, int loops, boolean inParts, double seconds, int blocks, List<String> more)
      throws AnalysisException, IOException, InterruptedException {
    Path result = Files.createTempFile(directory, "times", ".txt");
    Path compilation = Files.createTempFile(directory, "compilation", ".log");
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(OPEN);
    command.add("-Xlog:disable");
    command.add(ParentWatch.argument());
    command.add(CompilationLog.argument(compilation));
    if (run.heap() != null) {
      command.add("-Xmx" + run.heap());
    }
    command.addAll(run.jvmArguments());
    command.addAll(more);
    Map.of("classes", String.join(",", classes), "form", inParts, "loops", Math.max(1, loops), "seconds", seconds, "blocks", blocks, "again", again.isPresent())
        .forEach((key, value) -> command.add("-Dparcast.parts." + key + "=" + value));
    if (again.isPresent() && !inParts) {
      command.add("-Dparcast.parts.once=" + again.get().stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
    command.addAll(List.of("-cp", classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)), "org.parcast.engine.time.runtime.PartsLauncher",
        result.toString(), program.mainClass()));
    command.addAll(run.arguments());
    Process process = new ProcessBuilder(command).directory(run.directory().toAbsolutePath().toFile()).redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    Thread killer = new Thread(process::destroyForcibly, "parcast-kill");
    Runtime.getRuntime().addShutdownHook(killer);
    try {
      run.input().feed(process.getOutputStream());
      if (run.limit() != null && !process.waitFor(Math.max(1, run.limit().ofRun().toMillis()), TimeUnit.MILLISECONDS)) {
        throw new AnalysisException(AnalysisException.Kind.LIMIT, "the program was not timed: it did not end within half of what was left of " + run.limit());
      }
      int status = process.waitFor();
      if (status != 0 || Files.size(result) == 0) {
        throw new AnalysisException(AnalysisException.Kind.PROGRAM, "the program was not timed: its plain run ended with status " + status);
      }
    } finally {
      process.destroyForcibly();
      Runtime.getRuntime().removeShutdownHook(killer);
    }
    return settled(MeasuredRun.read(result), CompilationLog.read(compilation, classes));
  }

  /** The run in which only those windows have settled in which nothing of the program was compiled. */
  private static MeasuredRun settled(MeasuredRun run, CompilationLog log) {
    TreeMap<Integer, MeasuredRun.Loop> loops = new TreeMap<>();
    run.loops().forEach((number, loop) -> loops.put(number, loop.with(loop.samples().stream().map(sample -> sample.settledIf(log.quiet(sample.from(), sample.to()))).toList())));
    return new MeasuredRun(run.seconds(), run.compiling(), run.nested(), loops);
  }
}
