package org.parcast.benchmarks.reliability;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.benchmarks.reliability.fuzzing.Campaign;
import org.parcast.benchmarks.reliability.fuzzing.Campaign.Outcome;
import picocli.CommandLine.Option;

/** Readers of what comes from outside, under a coverage-guided fuzzer. */
final class FuzzingSuite implements Suite {
  @Option(names = "--minutes", paramLabel = "N", description = "Minutes in all, dealt evenly to the targets (default: ${DEFAULT-VALUE}).")
  private double minutes = 26;

  @Option(names = "--only", paramLabel = "TARGET", description = "Only this target.")
  private String only;

  private boolean held;

  @Override
  public String name() {
    return "fuzzing";
  }

  @Override
  public String title() {
    return "Bad input";
  }

  @Override
  public String promise() {
    return """
        Whatever a file holds, its reader takes it or refuses it with a message: no crash, no hang, no stack trace.
        The coverage-guided fuzzer Jazzer changes files for each reader; a finding is any other outcome.
        """;
  }

  @Override
  public List<Figure> measure() throws Exception {
    List<Outcome> outcomes = new Campaign(Path.of("benchmarks/target/fuzzing")).run(minutes, only);
    held = outcomes.stream().allMatch(outcome -> outcome.findings() == 0);
    List<Figure> figures = new ArrayList<>();
    outcomes.forEach(outcome -> figures.add(figure(outcome)));
    return figures;
  }

  private static Figure figure(Outcome outcome) {
    String value = String.format(Locale.ROOT, "%,d executions in %.1f minutes, %d findings", outcome.executions(), outcome.minutes(), outcome.findings());
    return new Figure(outcome.target(), value, "benchmarks reliability fuzzing --only " + outcome.target());
  }

  @Override
  public boolean held() {
    return held;
  }
}
