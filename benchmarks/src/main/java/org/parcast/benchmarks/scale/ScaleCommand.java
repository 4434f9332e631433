package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Finds the formulas of all programs that have closed ones, and compares them at 8 and 64 times the largest size that was run. */
@Command(name = "scale", mixinStandardHelpOptions = true, description = "Formulas found at small sizes against closed formulas at large ones, to the byte.")
public final class ScaleCommand implements Callable<Integer> {
  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--only", paramLabel = "PROGRAM", description = "Only this program, for example Heat2D.")
  private String only;

  /** Returns 0 where everything is met, else 1. */
  @Override
  public Integer call() throws AnalysisException {
    int checked = 0;
    int held = 0;
    int wrong = 0;
    int points = 0;
    for (ScaledProgram program : ScaledProgram.all()) {
      if (only == null || only.equals(program.name())) {
        for (FormulaCheck check : FormulaCheck.of(program, testdata)) {
          checked++;
          held += check.holds() ? 1 : 0;
          wrong += check.wrong().isEmpty() ? 0 : 1;
          points += check.asked();
          System.out.printf("%-5s %-18s %s%n", check.holds() ? "met" : check.wrong().isEmpty() ? "none" : "wrong", program.name(), check);
        }
      }
    }
    System.out.printf("%d of %d formulas met to the byte at %d points; %d wrong%n", held, checked, points, wrong);
    return held == checked ? 0 : 1;
  }
}
