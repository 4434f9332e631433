package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs every program of the table of cases, or, where measurements are given, the counterparts of the measured codes. */
@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    description = "Forecasts against closed formulas; with --reference, against measured MPI codes instead.")
public final class AccuracyCommand implements Callable<Integer> {
  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--reference", paramLabel = "DIR", description = "Directory with mpi/measured-volumes.csv and mpi/measured-pairs.csv.")
  private Path reference;

  @Option(names = "--only", paramLabel = "PROGRAM", description = "Only this program or application, for example Heat2D.")
  private String only;

  @Option(names = "--ranks", paramLabel = "P", split = ",", description = "Only these numbers of ranks.")
  private List<Integer> ranks = List.of();

  /** Returns 0 where everything holds, else 1. */
  @Override
  public Integer call() throws IOException, AnalysisException {
    boolean holds = reference == null ? cases() : measured();
    return holds ? 0 : 1;
  }

  private boolean measured() throws IOException, AnalysisException {
    List<MeasuredCode> wanted = MeasuredCode.read(reference).stream()
        .filter(code -> only == null || only.equals(code.application()))
        .filter(code -> ranks.isEmpty() || ranks.contains(code.ranks()))
        .toList();
    return new MeasuredCodes(reference, testdata, System.out).check(wanted);
  }

  private boolean isWanted(ExpectedCase expected) {
    return (only == null || only.equals(expected.run().program())) && (ranks.isEmpty() || ranks.contains(expected.ranks()));
  }

  private boolean cases() throws IOException, AnalysisException {
    int checked = 0;
    int held = 0;
    for (Map.Entry<ProgramRun, List<ExpectedCase>> entry : ExpectedCase.byRun(testdata).entrySet()) {
      ProgramRun run = entry.getKey();
      List<ExpectedCase> wanted = entry.getValue().stream().filter(this::isWanted).toList();
      if (wanted.isEmpty()) {
        continue;
      }
      List<CaseCheck> checks = CaseCheck.of(wanted, run.forecast(testdata, ExpectedCase.ranks(wanted)));
      List<CaseCheck> failed = checks.stream().filter(check -> !check.holds()).toList();
      System.out.printf("%-55s %3d of %3d hold%n", run, checks.size() - failed.size(), checks.size());
      failed.forEach(check -> System.out.println("    " + check));
      checked += checks.size();
      held += checks.size() - failed.size();
    }
    System.out.printf("%d of %d cases hold to the byte%n", held, checked);
    return held == checked;
  }
}
