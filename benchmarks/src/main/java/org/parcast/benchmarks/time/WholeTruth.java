package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.Trial;

/**
 * A whole program with the loops in parallel that are advised, held against it as it is written, start and all.
 *
 * @param program its name
 * @param arguments what it is given
 * @param gate how quiet the machine was
 * @param written how many loops were
 * @param same whether the parallel version left the same; true where none was written
 * @param trial forecast and measured speed-up on all cores; those of a program of which no loop is advised are 1
 */
record WholeTruth(String program, String arguments, List<String> gate, int written, boolean same, Trial.Measured trial) {
  /** Lines of {@code program,arguments} below a header. */
  static List<String[]> programs(Path list) throws IOException {
    return Files.readAllLines(list).stream().skip(1).map(line -> line.split(",", 2)).toList();
  }

  static String name(String[] program) {
    return Path.of(program[0]).getFileName().toString().replace(".java", "");
  }

  static WholeTruth measured(String[] program, Machine here, double warmUp, double patience) throws AnalysisException {
    Gate gate = new Gate(here, patience);
    List<String> seen = new ArrayList<>(List.of(gate.pass()));
    List<String> arguments = program[1].isEmpty() ? List.of() : List.of(program[1].split(" "));
    Run run = new Run(arguments, List.of(), Path.of("").toAbsolutePath(), null, Duration.ofMinutes(20));
    ApplyRequest apply = new ApplyRequest(Target.of(Path.of(program[0])), run, List.of(), here.cores(), Form.STREAM, Dialect.PYJAMA, false, here, warmUp);
    Trial trial = CheckEngine.check(new CheckRequest(apply, false), AnalysisListener.SILENT).trial();
    seen.add(gate.pass());
    Trial.Measured none = new Trial.Measured(here.cores(), 1, 1, 1, 1, 1, 1);
    return new WholeTruth(name(program), program[1], seen, (int) trial.loops().stream().filter(Trial.Loop::written).count(), !trial.differs(),
        trial.cores().stream().max(Comparator.comparingInt(Trial.Measured::cores)).orElse(none));
  }

  String text() {
    StringBuilder text = new StringBuilder("program " + program + " " + arguments + "\n");
    gate.forEach(line -> text.append("gate ").append(line).append('\n'));
    return text.append(String.format(Locale.ROOT, "trial %d %b %d %.3f %.3f %.3f %.3f %.3f %.3f%n", written, same, trial.cores(), trial.forecast(), trial.forecastLow(), trial.forecastHigh(),
        trial.measured(), trial.low(), trial.high())).toString();
  }

  static WholeTruth read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] program = lines.get(0).split(" ", 3);
    String[] trial = lines.get(lines.size() - 1).split(" ");
    double[] figures = Stream.of(trial).skip(4).mapToDouble(Double::parseDouble).toArray();
    List<String> gate = lines.stream().filter(line -> line.startsWith("gate ")).map(line -> line.substring("gate ".length())).toList();
    return new WholeTruth(program[1], program[2], gate, Integer.parseInt(trial[1]), Boolean.parseBoolean(trial[2]),
        new Trial.Measured(Integer.parseInt(trial[3]), figures[0], figures[1], figures[2], figures[3], figures[4], figures[5]));
  }

  /** How far the forecast is off, as a share of what was measured. */
  double error() {
    return Math.abs(trial.forecast() / trial.measured() - 1);
  }

  /** A line that sums it up, and a table, the worst first. */
  static String markdown(List<WholeTruth> all) {
    List<WholeTruth> tried = all.stream().filter(each -> each.written > 0).sorted(Comparator.comparingDouble(WholeTruth::error).reversed()).toList();
    String error = tried.isEmpty() ? "" : String.format(Locale.ROOT, " Median error of the others %.1f %%; %d run below %.2f.",
        100 * Truth.median(tried.stream().mapToDouble(WholeTruth::error).toArray()), tried.stream().filter(each -> each.trial.measured() < Errors.SLOWER).count(), Errors.SLOWER);
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%d programs, of %d nothing is advised.%s%s%n%n", all.size(), all.size() - tried.size(), error,
        all.stream().allMatch(each -> Gate.isQuiet(each.gate)) ? "" : " The machine was not quiet for all of them."));
    text.append("| program | loops | forecast | low | high | measured | least | most | same |\n|---|--:|--:|--:|--:|--:|--:|--:|---|\n");
    tried.forEach(each -> text.append(String.format(Locale.ROOT, "| %s %s | %d | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %s |%n", each.program, each.arguments, each.written, each.trial.forecast(),
        each.trial.forecastLow(), each.trial.forecastHigh(), each.trial.measured(), each.trial.low(), each.trial.high(), each.same ? "yes" : "no")));
    List<String> left = all.stream().filter(each -> each.written == 0).map(WholeTruth::program).toList();
    return text + (left.isEmpty() ? "" : "\nLeft as they are: " + String.join(", ", left) + ".\n");
  }
}
