package org.parcast.benchmarks.reliability;

import java.nio.file.Path;
import java.util.List;
import org.parcast.benchmarks.reliability.fuzzing.Campaign;
import org.parcast.benchmarks.reliability.fuzzing.Campaign.Outcome;
import picocli.CommandLine.Option;

/** Readers of what comes from outside, under a coverage-guided fuzzer. */
final class FuzzingSuite implements Suite {
  private static final String EXECUTIONS = "executions";
  private static final String FINDINGS = "findings";

  @Option(names = "--seconds", paramLabel = "N", description = "Seconds for a reader before the next has its turn (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  private Campaign campaign;

  @Override
  public Promise promise() {
    return new Promise("fuzzing", "Whatever a file holds, its reader takes it or refuses it with a message", "readers", FINDINGS, """
        No crash, no hang, no stack trace. The coverage-guided fuzzer Jazzer changes files for each reader; a finding is any other outcome.
        What was tried adds up over the calls; findings are those of the last call, which tries earlier ones again.
        """);
  }

  @Override
  public boolean isEndless() {
    return true;
  }

  @Override
  public List<String> items() throws Exception {
    campaign = new Campaign(Path.of("benchmarks/target/fuzzing"));
    return campaign.targets();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws Exception {
    Outcome outcome = campaign.run(item, seconds);
    return NamedCounts.NONE.with(EXECUTIONS, before.get(EXECUTIONS) + outcome.executions()).with(FINDINGS, outcome.findings());
  }
}
