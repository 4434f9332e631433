package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.LoopTimer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Forecasts loops, writes the forecasts down, then runs the loops in parallel, and tells how far the forecasts are off. Programs that have a record are not measured again. */
@Command(name = "time", mixinStandardHelpOptions = true, description = "Forecasts of time against parallel runs on this machine, which should do nothing else.")
public final class TimeTruthCommand implements Callable<Integer> {
  private static final String MACHINE = "machine.yaml";
  private static final String RECORD = ".txt";

  private static final Path PROGRAMS = Path.of("benchmarks/src/main/programs");
  private static final Path TRUTH = Path.of("benchmarks/src/main/truth");

  @Option(names = "--programs", paramLabel = "DIR", description = "The programs; those below held-out were written after the model was frozen (default: time, or mpi, of the benchmarks' programs).")
  private Path programs;

  @Option(names = "--record", paramLabel = "DIR", description = "Where records are kept, one for each program, and the machine (default: time, time-mpi or time-whole of the benchmarks' truth).")
  private Path record;

  @Option(names = "--minutes", paramLabel = "M", description = "Begin no further program after so long; the next call goes on (default: ${DEFAULT-VALUE}).")
  private double minutes = 22;

  @Option(names = "--forks", paramLabel = "N", description = "Virtual machines for the truth of each program (default: ${DEFAULT-VALUE}).")
  private int forks = 7;

  @Option(names = "--blocks", paramLabel = "N", description = "Blocks of 100 ms for each loop, ABBA and BAAB (default: ${DEFAULT-VALUE}).")
  private int blocks = 10;

  @Option(names = "--warm-up", paramLabel = "S", description = "Seconds that a virtual machine may repeat executions of a loop for (default: ${DEFAULT-VALUE}).")
  private double warmUp = 1.5;

  @Option(names = "--patience", paramLabel = "S", description = "Seconds to wait for a quiet machine before each program (default: ${DEFAULT-VALUE}).")
  private double patience = 20;

  @Option(names = "--only", paramLabel = "NAME", description = "Only the programs whose names begin so.")
  private String only = "";

  @Option(names = "--page", description = "Measure nothing: print what the records tell.")
  private boolean page;

  @Option(names = "--accuracy", description = "Measure nothing: print what docs/accuracy.md tells of time.")
  private boolean accuracy;

  @Option(names = "--mpi", paramLabel = "DIR", description = "Instead of loops, programs on two ranks and their twins below twins, which MPJ Express of this directory runs.")
  private Path mpi;

  @Option(names = "--whole", arity = "0..1", paramLabel = "FILE", fallbackValue = "benchmarks/src/main/programs/whole.csv",
      description = "Instead of loops, whole programs with the advised loops in parallel: lines of a program and its arguments (default: ${FALLBACK-VALUE}).")
  private Path whole;

  @Option(names = "--again", description = "Measure once more what is undecided: the machine, or the virtual machines, differed too much.")
  private boolean again;

  @Override
  public Integer call() throws Exception {
    programs = programs == null ? PROGRAMS.resolve(mpi == null ? "time" : "mpi") : programs;
    record = record == null ? TRUTH.resolve(whole != null ? "time-whole" : mpi != null ? "time-mpi" : "time") : record;
    if (accuracy) {
      System.out.print(new AccuracyPage(TRUTH).text());
      return 0;
    }
    if (page) {
      System.out.print(tables());
      return 0;
    }
    long until = System.nanoTime() + (long) (minutes * 60e9);
    Files.createDirectories(record);
    Machine here = Machines.here(record.resolve(MACHINE), AnalysisListener.SILENT);
    if (!Files.exists(record.resolve(MACHINE))) {
      Machines.write(here, record.resolve(MACHINE)); // busy as it was: the records below tell it too
    }
    if (whole != null) {
      return whole(here, until);
    }
    List<Path> files;
    try (Stream<Path> found = Files.walk(programs)) {
      files = found.filter(file -> file.toString().endsWith(".java") && !file.getParent().endsWith("twins") && file.getFileName().toString().startsWith(only)).sorted(Comparator.comparing(Path::getFileName)).toList();
    }
    int left = 0;
    for (Path program : files) {
      Path kept = record.resolve(program.getFileName().toString().replace(".java", RECORD));
      if (Files.exists(kept) && !(again && isUndecided(kept))) {
        continue;
      }
      if (System.nanoTime() > until) {
        left++;
        continue;
      }
      try {
        if (mpi == null) {
          measure(program, here, kept);
        } else {
          new MpiTruth(mpi, here, warmUp, patience, forks).measure(program, kept);
        }
        System.err.println(kept);
      } catch (AnalysisException e) {
        System.err.println(program + ": " + e.getMessage()); // the others are measured all the same
      }
    }
    System.out.print(tables());
    if (left > 0) {
      System.out.println("\n" + left + " programs are left: call it again to go on.");
    }
    return 0;
  }

  private int whole(Machine here, long until) throws IOException, AnalysisException {
    for (String[] program : WholeTruth.programs(whole)) {
      Path kept = record.resolve(WholeTruth.name(program) + RECORD);
      if (!Files.exists(kept) && System.nanoTime() < until && WholeTruth.name(program).startsWith(only)) {
        try {
          Files.writeString(kept, WholeTruth.measured(program, here, warmUp, patience).text());
          System.err.println(kept);
        } catch (AnalysisException e) {
          System.err.println(program[0] + ": " + e.getMessage());
        }
      }
    }
    System.out.print(tables());
    return 0;
  }

  private String tables() throws IOException, AnalysisException {
    if (whole != null) {
      List<WholeTruth> all = new ArrayList<>();
      for (String[] program : WholeTruth.programs(whole)) {
        Path kept = record.resolve(WholeTruth.name(program) + RECORD);
        if (Files.exists(kept)) {
          all.add(WholeTruth.read(kept));
        }
      }
      return WholeTruth.markdown(all);
    }
    return mpi == null ? page(record) : MpiRecord.markdown(mpiRecords(record));
  }

  /** The records of twins, by name. */
  static List<MpiRecord> mpiRecords(Path record) throws IOException {
    List<MpiRecord> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(record)) {
      for (Path file : files.filter(each -> each.toString().endsWith(RECORD)).sorted().toList()) {
        all.add(MpiRecord.read(file));
      }
    }
    return all;
  }

  private boolean isUndecided(Path kept) throws IOException {
    return mpi == null ? MeasuredProgram.read(kept).loops().stream().anyMatch(loop -> loop.forks().isEmpty() || !(Truth.threads(loop.forks()).halfWidth() <= Errors.CERTAIN))
        : !(MpiRecord.read(kept).truth().halfWidth() <= Errors.CERTAIN);
  }

  /** What was said before anything ran in parallel, and what the model says now of the same, which it may have been mended by. */
  static String page(Path record) throws IOException, AnalysisException {
    return "As it was forecast before anything ran in parallel\n\n" + said(record).markdown() + "\nAs the model forecasts the same now; it was mended after these were known\n\n"
        + now(record).markdown();
  }

  /** The forecasts that were made before, against the truths. */
  static Errors said(Path record) throws IOException, AnalysisException {
    Errors errors = new Errors(machine(record).cores(), true);
    for (MeasuredProgram program : read(record)) {
      program.loops().forEach(loop -> errors.add(program, loop, loop.said()));
    }
    return errors;
  }

  /** The forecasts of today's model from the same measurements, against the truths. */
  static Errors now(Path record) throws IOException, AnalysisException {
    Machine machine = machine(record);
    Errors errors = new Errors(machine.cores(), false);
    for (MeasuredProgram program : read(record)) {
      List<MeasuredProgram.Said> now = program.now(machine);
      for (int i = 0; i < now.size(); i++) {
        errors.add(program, program.loops().get(i), now.get(i));
      }
    }
    return errors;
  }

  private static Machine machine(Path record) throws AnalysisException {
    return Machines.of(record.resolve(MACHINE).toString());
  }

  /** The records, by name. */
  static List<MeasuredProgram> read(Path record) throws IOException {
    List<MeasuredProgram> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(record)) {
      for (Path file : files.filter(each -> each.toString().endsWith(RECORD)).sorted().toList()) {
        all.add(MeasuredProgram.read(file));
      }
    }
    return all;
  }

  private void measure(Path program, Machine here, Path kept) throws AnalysisException, IOException {
    Path draft = kept.resolveSibling(kept.getFileName() + ".part");
    Run run = new Run(List.of(), List.of(), Path.of(""), null, Duration.ofMinutes(20));
    Gate gate = new Gate(here, patience);
    List<String> seen = new ArrayList<>(List.of(gate.pass()));
    int loops = Math.max(1, forms(program));
    TimeResult forecast = TimeEngine.forecast(new AnalysisSession(Target.of(program), run, null, AnalysisListener.SILENT), new CoresRequest(here, List.of(1, here.cores()), warmUp * loops));
    boolean heldOut = program.getParent().endsWith("held-out");
    List<LoopForecast> loopsOfBlocks = backToBack(forecast, here);
    List<MeasuredProgram.Loop> foretold = loopsOfBlocks.stream().map(loop -> recorded(loop, here.cores(), List.of())).toList();
    // Written down before anything runs in parallel.
    Files.writeString(draft, new MeasuredProgram(program.getFileName().toString(), heldOut, foretold, List.of()).forecast(), StandardCharsets.UTF_8);
    seen.add(gate.pass());
    List<LoopTimer.Fork> measured = TimeEngine.truth(Target.of(program), run, forecast, warmUp, forks, blocks, AnalysisListener.SILENT);
    seen.add(gate.pass());
    List<MeasuredProgram.Loop> known = loopsOfBlocks.stream().map(loop -> recorded(loop, here.cores(), measured)).toList();
    Files.writeString(draft, new MeasuredProgram(program.getFileName().toString(), heldOut, known, seen).truth(), StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    Files.move(draft, kept, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The forecasts for what blocks do: executions follow each other, where those of the program have gaps. */
  private static List<LoopForecast> backToBack(TimeResult forecast, Machine here) {
    List<CandidateLoop> inputs = forecast.time().loops().stream().map(LoopForecast::loop).map(loop -> new CandidateLoop(loop.file(), loop.line(), loop.verdict(), loop.written().withGap(0),
        loop.form().withGap(0), loop.reductions(), loop.locks(), loop.falselyShared(), loop.bytesPerIteration())).toList();
    return CoresModel.forecast(here, OutsideLoops.settled(Estimate.exactly(0)), inputs, List.of(1, here.cores()), 1, forecast.time().samples(), List.of(), List.of()).loops();
  }

  /** An upper bound of the loops that are timed, of which each has its time to warm up. */
  private static int forms(Path program) throws IOException {
    return (int) Files.readAllLines(program).stream().filter(line -> line.strip().startsWith("for (")).count();
  }

  private static MeasuredProgram.Loop recorded(LoopForecast loop, int cores, List<LoopTimer.Fork> measured) {
    String place = Path.of(loop.loop().file()).getFileName() + ":" + loop.loop().line();
    List<MeasuredProgram.Fork> forks = new ArrayList<>();
    for (LoopTimer.Fork fork : measured) {
      MeasuredRun.Loop written = fork.written().get(place);
      MeasuredRun.Loop turns = fork.turns().get(place);
      if (written != null && turns != null && !written.samples().isEmpty() && !turns.samples().isEmpty() && turns.samples().get(0).parallel().length > 0) {
        forks.add(new MeasuredProgram.Fork(written.samples().get(0).time().value(), turns.samples().get(0).inOrder(), turns.samples().get(0).parallel()));
      }
    }
    return new MeasuredProgram.Loop(loop.loop(), MeasuredProgram.Said.of(loop, cores), forks);
  }
}
