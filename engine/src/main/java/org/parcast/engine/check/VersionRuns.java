package org.parcast.engine.check;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.parcast.engine.check.runtime.TwinLauncher;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Run;
import org.parcast.engine.time.ProgramOpening;
import org.parcast.engine.time.runtime.ParentWatch;
import org.parcast.frontend.Frontend;

/** Runs versions of a program, each in a fresh virtual machine and a directory of its own. */
final class VersionRuns {
  private final Frontend.Result program;
  private final Run run;
  private final Path directory;
  private final OwnDirectories directories;

  /**
   * A run.
   *
   * @param seconds of main
   * @param status that it ended with
   * @param output what it printed to standard output
   * @param error what it printed to standard error
   * @param files what it wrote into files in its directory, by their names
   * @param loops lines that tell of compared loops, their fields
   */
  record Ran(double seconds, int status, byte[] output, byte[] error, Map<String, byte[]> files, List<String[]> loops) {}

  VersionRuns(Frontend.Result program, Run run, Path directory) throws IOException {
    this.program = program;
    this.run = run;
    this.directory = directory;
    this.directories = new OwnDirectories(run.directory(), directory);
  }

  /**
   * Runs a version.
   *
   * @param version class files that come before the program's own; null for the program as it is
   * @param cores that the virtual machine sees: the caller's thread and those of the common pool
   * @param settings more arguments of the virtual machine
   */
  Ran run(Path version, int cores, String... settings) throws AnalysisException, IOException, InterruptedException {
    Path result = Files.createTempFile(directory, "run", ".txt");
    Path output = Files.createTempFile(directory, "output", ".txt");
    Path error = Files.createTempFile(directory, "error", ".txt");
    List<Path> path = new ArrayList<>();
    if (version != null) {
      path.add(version);
    }
    path.add(ProgramOpening.engine());
    program.classpath().forEach(each -> path.add(each.toAbsolutePath()));
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:ActiveProcessorCount=" + cores,
        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=" + (cores - 1), "-Xlog:disable", ParentWatch.argument()));
    command.addAll(ProgramOpening.ARGUMENTS);
    if (run.heap() != null) {
      command.add("-Xmx" + run.heap());
    }
    command.addAll(run.jvmArguments());
    command.addAll(List.of(settings));
    command.add("-Dparcast.parts.classes=" + program.classes().keySet().stream().map(name -> name.replace('/', '.')).collect(Collectors.joining(",")));
    command.addAll(List.of("-cp", path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)), TwinLauncher.class.getName(), result.toString(), program.mainClass()));
    command.addAll(run.arguments());
    Path own = directories.begin();
    Process process = new ProcessBuilder(command).directory(own.toFile()).redirectOutput(output.toFile()).redirectError(error.toFile()).start();
    Thread killer = new Thread(process::destroyForcibly, "parcast-kill");
    Runtime.getRuntime().addShutdownHook(killer);
    try {
      run.input().feed(process.getOutputStream());
      if (run.limit() != null && !process.waitFor(Math.max(1, run.limit().ofRun().toMillis()), TimeUnit.MILLISECONDS)) {
        throw new AnalysisException(AnalysisException.Kind.LIMIT, "the versions were not compared: a run did not end within half of what was left of " + run.limit());
      }
      int status = process.waitFor();
      List<String[]> lines = Files.readAllLines(result).stream().map(line -> line.split("\t", -1)).toList();
      double seconds = lines.stream().filter(line -> line[0].equals("main")).mapToDouble(line -> Long.parseLong(line[1]) / 1e9).findFirst().orElse(Double.NaN);
      return new Ran(seconds, status, Files.readAllBytes(output), Files.readAllBytes(error), directories.end(own), lines.stream().filter(line -> line[0].equals("loop")).toList());
    } finally {
      process.destroyForcibly();
      Runtime.getRuntime().removeShutdownHook(killer);
    }
  }
}
