package org.parcast.benchmarks.scale;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Finds the formulas of programs that have closed ones, and compares them at sizes that were not run. */
@Command(name = "scale", mixinStandardHelpOptions = true, description = {
    "Formulas found at small sizes against closed formulas at large ones, to the byte. Three groups of programs:",
    "formulas: those of testdata, at 8 and 64 times the largest size that was run, on up to 1,000,000 ranks;",
    "everyday: objects, lists, sparse and adaptive ones, some of which must have no exact formula, for the right reason;",
    "largest: sizes that nobody can trace, with time on a cluster and memory of a rank."})
public final class ClosedFormsCommand implements Callable<Integer> {
  @Option(names = "--checkout", paramLabel = "DIR", description = "The root of a checkout (default: ${DEFAULT-VALUE}).")
  private Path checkout = Path.of(".");

  @Option(names = "--only", split = ",", paramLabel = "NAME", description = "Only these groups or programs, for example largest or Heat2D.")
  private List<String> only = List.of("formulas", "everyday", "largest");

  @Option(names = "--results", paramLabel = "FILE", description = "Keep what is done; programs that the file has are not run again.")
  private Path results;

  @Option(names = "--minutes", paramLabel = "M", description = "Begin no program after so long (default: a day).")
  private long minutes = 24 * 60;

  /** What a program is compared by. */
  private interface Check {
    Outcome outcome() throws AnalysisException;
  }

  /** Returns 0 where everything that was asked for was run and is met, else 1. */
  @Override
  public Integer call() throws AnalysisException, IOException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
    Map<String, Check> checks = checks();
    OutcomeFile file = new OutcomeFile(results);
    Map<String, Outcome> outcomes = file.read();
    outcomes.keySet().retainAll(checks.keySet());
    for (Map.Entry<String, Check> check : checks.entrySet()) {
      if (!outcomes.containsKey(check.getKey()) && System.nanoTime() < end) {
        Outcome outcome = check.getValue().outcome();
        outcomes.put(check.getKey(), outcome);
        file.add(outcome);
        System.out.printf("%-5s %s%n", outcome.wrong() > 0 ? "wrong" : outcome.met() > 0 ? "met" : "none", outcome.key() + " " + outcome.text());
      }
    }
    int met = outcomes.values().stream().mapToInt(Outcome::met).sum();
    int wrong = outcomes.values().stream().mapToInt(Outcome::wrong).sum();
    int points = outcomes.values().stream().mapToInt(Outcome::points).sum();
    int formulas = outcomes.values().stream().mapToInt(Outcome::formulas).sum();
    System.out.printf("%d of %d programs: %d of %d formulas met at %,d points, %d wrong%n", outcomes.size(), checks.size(), met, formulas, points, wrong);
    return met == formulas && outcomes.size() == checks.size() ? 0 : 1;
  }

  private Map<String, Check> checks() {
    Map<String, Check> checks = new LinkedHashMap<>();
    Map<String, List<ScaledProgram>> groups = new LinkedHashMap<>();
    groups.put("formulas", ScaledProgram.all());
    groups.put("everyday", ScaledProgram.everyday());
    groups.forEach((group, programs) -> {
      for (ScaledProgram program : programs) {
        if (only.contains(group) || only.contains(program.name())) {
          checks.put(group + " " + program.key(), () -> FormulaCheck.outcome(group, program, checkout));
        }
      }
    });
    for (LargestSize size : LargestSize.all()) {
      if (only.contains("largest")) {
        checks.put(size.key(), () -> size.outcome(checkout));
      }
    }
    return checks;
  }
}
