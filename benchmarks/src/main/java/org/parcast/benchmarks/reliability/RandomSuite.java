package org.parcast.benchmarks.reliability;

import java.util.List;
import org.parcast.benchmarks.reliability.random.Batch;
import org.parcast.frontend.classes.TemporaryDirectory;
import picocli.CommandLine.Option;

/** Random programs, traced, against what they mean. */
final class RandomSuite implements Suite {
  private static final int BATCH = 20;

  private static final String PROGRAMS = "programs";
  private static final String CAUTIOUS = "loops kept in order without need";
  private static final String DIFFERING = "differing programs";

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the first batch of programs that is ever tried (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Override
  public Promise promise() {
    return new Promise("random", "Never wrong in silence", "generators", DIFFERING, """
        Every flow of a value, every dependence between iterations and every reference to memory is recorded, or the report says what was not followed.
        Programs are made at random of pieces, each of which has a text and a meaning. The texts are compiled and traced; the meanings are run on words
        that remember where their numbers were computed, by code that shares nothing with the tracers.
        """);
  }

  @Override
  public boolean isEndless() {
    return true;
  }

  @Override
  public List<String> items() {
    return List.of("programs of all pieces");
  }

  /** Each attack is another batch, by the seed that follows. */
  @Override
  public NamedCounts attack(String item, NamedCounts before) throws Exception {
    long batch = seed + (long) before.get(PROGRAMS) / BATCH;
    try (TemporaryDirectory work = TemporaryDirectory.of("reliability")) {
      Batch.Outcome outcome = Batch.run(work.path(), batch, BATCH);
      for (String difference : outcome.differences()) {
        System.err.println("--seed " + batch + ": " + difference);
      }
      return before.plus(NamedCounts.NONE.with(PROGRAMS, outcome.programs())
          .with("stores of words", outcome.stores())
          .with("flows", outcome.flows())
          .with("loops", outcome.loops())
          .with("references", outcome.references())
          .with(CAUTIOUS, outcome.cautious())
          .with(DIFFERING, outcome.differing()));
    }
  }

  /** Caution is no silence. */
  @Override
  public boolean isTold(String count) {
    return !count.equals(CAUTIOUS);
  }
}
