package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.parcast.benchmarks.reliability.random.Batch;
import picocli.CommandLine.Option;

/** Random programs, traced, against what they mean. */
final class RandomSuite implements Suite {
  private static final int BATCH = 20;

  @Option(names = "--minutes", defaultValue = "1", description = "How long to go on (default: ${DEFAULT-VALUE}).")
  private int minutes;

  @Option(names = "--seed", defaultValue = "1", description = "Seed of the first batch of programs (default: ${DEFAULT-VALUE}).")
  private long seed;

  private long differing;

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String title() {
    return "Never wrong in silence";
  }

  @Override
  public String promise() {
    return """
        Every flow of a value, every dependence between iterations and every reference to memory is recorded, or the report says what was not followed.
        Programs are made at random of pieces, each of which has a text and a meaning. The texts are compiled and traced; the meanings are run on words
        that remember where their numbers were computed, by code that shares nothing with the tracers.
        """;
  }

  @Override
  public List<Figure> measure() throws Exception {
    long programs = 0;
    long stores = 0;
    long loops = 0;
    long flows = 0;
    long references = 0;
    long cautious = 0;
    differing = 0;
    long end = System.nanoTime() + Duration.ofMinutes(minutes).toNanos();
    for (long next = seed; System.nanoTime() < end; next++) {
      Path directory = Files.createTempDirectory("parcast-random");
      Batch.Outcome outcome = Batch.run(directory, next, BATCH);
      programs += outcome.programs();
      stores += outcome.stores();
      loops += outcome.loops();
      flows += outcome.flows();
      references += outcome.references();
      cautious += outcome.cautious();
      differing += outcome.differing();
      for (String difference : outcome.differences()) {
        System.err.println("--seed " + next + ": " + difference);
      }
      delete(directory);
    }
    String command = "benchmarks reliability random --minutes " + minutes + " --seed " + seed;
    return List.of(
        new Figure("programs", programs + "", command),
        new Figure("stores of words", stores + "", command),
        new Figure("flows of values compared", flows + "", command),
        new Figure("loops judged", loops + "", command),
        new Figure("references compared", references + "", command),
        new Figure("programs with a difference", differing + "", command),
        new Figure("loops kept in order though no iteration owes to another on this input", cautious + "", command));
  }

  @Override
  public boolean held() {
    return differing == 0;
  }

  private static void delete(Path directory) throws IOException {
    try (var files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
