package org.parcast.benchmarks.time;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Holds forecasts for two ranks against twins of the programs that were written for MPI and run by MPJ Express, whose ranks are threads of one virtual machine here. */
final class MpiTruth {
  private static final int RANKS = 2;
  private static final Duration LIMIT = Duration.ofMinutes(20);

  /** Largest difference of the results, over them: two ranks add in another order, and each of up to 160,000 additions rounds by 1e-16 of the sum at most. What was not exchanged differs far more. */
  private static final double ROUNDING = 1e-9;

  private final Path mpj;
  private final Machine here;
  private final double warmUp;
  private final double patience;
  private final int forks;

  /**
   * @param mpj directory of MPJ Express
   * @param warmUp seconds that a virtual machine may repeat loops of the forecast for
   * @param patience seconds to wait for a quiet machine
   * @param forks runs of the twin
   */
  MpiTruth(Path mpj, Machine here, double warmUp, double patience, int forks) {
    this.mpj = mpj;
    this.here = here;
    this.warmUp = warmUp;
    this.patience = patience;
    this.forks = forks;
  }

  /** Forecasts the program, writes that down, and runs its twin. */
  void measure(Path program, Path kept) throws AnalysisException, IOException, InterruptedException {
    String name = program.getFileName().toString().replace(".java", "");
    Path classes = compiled(program.getParent().resolve("twins")); // first: a wrong directory is told before anything is measured
    Gate gate = new Gate(here, patience);
    List<String> seen = new ArrayList<>(List.of(gate.pass()));
    Run run = new Run(List.of(), List.of(), Path.of(""), null, LIMIT);
    ScalingForecast scaling = TimeEngine.forecast(new AnalysisSession(Target.of(program), run, null, AnalysisListener.SILENT), new CoresRequest(here, List.of(1, here.cores()), warmUp), List.of(RANKS), false).ranks()
        .orElseThrow(() -> new AnalysisException(AnalysisException.Kind.PROGRAM, name + " was not forecast on ranks"));
    ScalingPoint point = scaling.points().stream().filter(each -> each.ranks() == RANKS).findFirst().orElseThrow();
    MpiRecord foretold = new MpiRecord(name, point.speedup(), scaling.serial().secondsPerStep(), point.decomposition().estimator().name().toLowerCase(Locale.ROOT), List.of(), List.of());
    // Written down before anything runs in parallel.
    Path draft = kept.resolveSibling(kept.getFileName() + ".part");
    Files.writeString(draft, foretold.text());
    List<MeasuredProgram.Fork> measured = new ArrayList<>();
    for (int fork = 0; fork < forks; fork++) {
      measured.add(run(name + "Mpi", classes));
    }
    seen.add(gate.pass());
    Files.writeString(kept, new MpiRecord(name, foretold.speedup(), foretold.serial(), foretold.decomposition(), seen, measured).text());
    Files.delete(draft);
  }

  private Path compiled(Path twins) throws IOException, AnalysisException {
    Path classes = Files.createTempDirectory("parcast-twins-");
    try (Stream<Path> files = Files.list(twins)) {
      List<String> arguments = new ArrayList<>(List.of("-cp", jars(), "-d", classes.toString()));
      files.filter(file -> file.toString().endsWith(".java")).map(Path::toString).forEach(arguments::add);
      if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST, "the twins do not compile with the jars of " + mpj + ": --mpi needs the directory of MPJ Express");
      }
    }
    return classes;
  }

  private String jars() throws AnalysisException {
    try (Stream<Path> jars = Files.list(mpj.resolve("lib"))) {
      return jars.map(Path::toString).filter(jar -> jar.endsWith(".jar")).sorted().collect(Collectors.joining(File.pathSeparator));
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, mpj + " has no lib: --mpi needs the directory of MPJ Express");
    }
  }

  private MeasuredProgram.Fork run(String twin, Path classes) throws IOException, InterruptedException, AnalysisException {
    Path output = Files.createTempFile("parcast-twin-", ".txt");
    ProcessBuilder builder = new ProcessBuilder("java", "-jar", mpj.resolve("lib/starter.jar").toString(), "-np", String.valueOf(RANKS), "-cp", classes.toString(), twin)
        .redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("MPJ_HOME", mpj.toString());
    Path logging = mpj.resolveSibling("java").resolve("log4j-1.2.jar");
    if (Files.exists(logging)) { // Debian keeps it apart, where neither the starter nor the virtual machine that it starts looks
      builder.environment().put("JAVA_TOOL_OPTIONS", "-Xbootclasspath/a:" + logging);
    }
    Process started = builder.start();
    if (!started.waitFor(LIMIT.toMinutes(), TimeUnit.MINUTES)) {
      started.descendants().forEach(ProcessHandle::destroyForcibly);
      started.destroyForcibly();
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, twin + " has not ended after " + LIMIT.toMinutes() + " minutes");
    }
    List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
    Map<String, String> told = lines.stream().map(line -> line.split(" ")).filter(word -> word.length == 2).collect(Collectors.toMap(word -> word[0], word -> word[1], (one, other) -> other));
    if (!told.containsKey("difference") || Double.parseDouble(told.get("difference")) > ROUNDING) {
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, twin + " does not do on two ranks what it does on one: " + String.join("; ", lines));
    }
    return new MeasuredProgram.Fork(0, MeasuredProgram.list(told.get("alone")), MeasuredProgram.list(told.get("together")));
  }
}
