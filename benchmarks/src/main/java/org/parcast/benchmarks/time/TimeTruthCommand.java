package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.measure.BusyWatch;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.benchmarks.Silence;
import org.parcast.engine.Run;
import org.parcast.engine.Target;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeRequest;
import org.parcast.engine.TimeResult;
import org.parcast.engine.machine.Machines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Forecasts loops, then runs them in parallel, and tells how far the forecasts are off. */
@Command(name = "time", mixinStandardHelpOptions = true, description = "Forecasts of time against parallel runs on this machine, which should do nothing else.")
public final class TimeTruthCommand implements Callable<Integer> {
  /** A truth that is less certain is undecided. */
  private static final double CERTAIN = 0.03;

  @Option(names = "--programs", paramLabel = "DIR", description = "The programs (default: ${DEFAULT-VALUE}).")
  private Path programs = Path.of("benchmarks/src/main/programs/time");

  @Option(names = "--machine", paramLabel = "FILE", description = "A file of parcast machine, measured on this machine.")
  private String machine;

  @Option(names = "--forks", paramLabel = "N", description = "Virtual machines for the truth of each program (default: ${DEFAULT-VALUE}).")
  private int forks = 7;

  @Option(names = "--blocks", paramLabel = "N", description = "Blocks of 100 ms for each execution, ABBA and BAAB (default: ${DEFAULT-VALUE}).")
  private int blocks = 16;

  @Option(names = "--warm-up", paramLabel = "S", description = "Seconds that a virtual machine may repeat executions for (default: ${DEFAULT-VALUE}).")
  private double warmUp = 10;

  @Option(names = "--only", paramLabel = "NAME", description = "Only this program.")
  private String only = "";

  @Option(names = "--output", paramLabel = "FILE", description = "Where the rows go, those of a program when it is done (default: ${DEFAULT-VALUE}).")
  private Path output = Path.of("time-truth.csv");

  @Override
  public Integer call() throws Exception {
    Machine here = machine == null ? Machines.measured(new Silence()) : Machines.of(machine);
    Errors errors = new Errors();
    write("program,loop,one_thread_seconds,forecast,low,high,pays,measured,measured_low,measured_high,self,quiet\n", StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
    List<Path> files;
    try (Stream<Path> found = Files.list(programs)) {
      files = found.filter(file -> file.toString().endsWith(".java") && file.getFileName().toString().startsWith(only)).sorted().toList();
    }
    for (Path program : files) {
      Run run = new Run(List.of(), List.of(), Path.of(""), null, Duration.ofMinutes(20));
      TimeResult forecast = TimeEngine.forecast(new TimeRequest(Target.of(program), run, here, List.of(1, here.cores()), warmUp), new Silence());
      // Written down before anything runs in parallel.
      Path frozen = output.resolveSibling(program.getFileName() + ".forecast.csv");
      List<String> lines = new ArrayList<>();
      forecast.time().loops().forEach(loop -> lines.add(loop.loop().line() + "," + loop.on(here.cores()).threadSpeedup()));
      Files.write(frozen, lines, StandardCharsets.UTF_8);
      BusyWatch watch = new BusyWatch();
      List<Map<String, MeasuredRun.Loop>> measured = TimeEngine.truth(Target.of(program), run, forecast, warmUp, forks, blocks, new Silence());
      boolean quiet = watch.warnings().isEmpty();
      for (LoopForecast loop : forecast.time().loops()) {
        String place = program.getFileName() + ":" + loop.loop().line();
        List<MeasuredRun.Loop> runs = measured.stream().map(each -> each.get(place)).filter(each -> each != null && !each.samples().isEmpty()).toList();
        if (!runs.isEmpty()) {
          row(program, loop, loop.on(here.cores()), Truth.of(runs), quiet, errors);
        }
      }
    }
    System.out.print(errors.summary());
    return 0;
  }

  private void row(Path program, LoopForecast loop, CoresPoint point, Truth truth, boolean quiet, Errors errors) throws IOException {
    String line = String.format(Locale.ROOT, "%s,%d,%.4g,%.3f,%.3f,%.3f,%b,%.3f,%.3f,%.3f,%.3f,%b%n", program.getFileName(), loop.loop().line(),
        loop.loop().form().seconds().value() / Math.max(1, loop.loop().form().executions()), point.threadSpeedup().value(), point.threadSpeedup().low(), point.threadSpeedup().high(),
        loop.pays() > 0, truth.speedup(), truth.low(), truth.high(), truth.self(), quiet);
    System.out.print(line);
    write(line, StandardOpenOption.APPEND);
    errors.add(point.threadSpeedup(), loop.pays() > 0, point.cores(), truth, truth.halfWidth() <= CERTAIN);
  }

  private void write(String text, StandardOpenOption... how) throws IOException {
    Files.writeString(output, text, StandardCharsets.UTF_8, how);
  }
}
