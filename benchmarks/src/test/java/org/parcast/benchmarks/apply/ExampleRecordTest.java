package org.parcast.benchmarks.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.report.apply.Trial;

/** What is kept of an example is what its page is made of. */
class ExampleRecordTest {
  private static final Example EXAMPLE = new Example(Path.of("some/Sum.java"), List.of("1000", "2"), "A sum.");

  @TempDir private Path directory;

  private static ExampleRecord record(Optional<Boolean> results, String gate) {
    Trial.Loop written = new Trial.Loop("some/Sum.java", 7, true, 3, results, 0, "");
    Trial.Loop left = new Trial.Loop("some/Sum.java", 12, false, 0, Optional.empty(), 0, "its iterations keep their order: sequential: flow a line 13");
    Trial trial = new Trial(Optional.of(true), "", List.of(), List.of(), results, List.of(written, left), List.of(new Trial.Measured(1, 1, 1, 1, 0.98, 0.97, 1.01), new Trial.Measured(2, 1.8, 1.7, 1.9, 1.75, 1.6, 1.8)), List.of());
    return new ExampleRecord(EXAMPLE, List.of(gate, "quiet all cores at 1.000 of their speed"), trial, results.isEmpty() ? "The form gains nothing." : "", "--- a/some/Sum.java\n+++ b/some/Sum.java\n");
  }

  @Test
  void isReadAsItWasWritten() throws Exception {
    for (ExampleRecord one : List.of(record(Optional.of(true), "quiet"), record(Optional.of(false), "busy"), record(Optional.empty(), "quiet"))) {
      one.write(directory);
      assertThat(ExampleRecord.read(directory, EXAMPLE)).contains(one);
    }
    assertThat(ExampleRecord.read(directory.resolve("none"), EXAMPLE)).isEmpty();
  }

  @Test
  void thePageTellsOfOtherResultsAndOfABusyMachine() {
    assertThat(ExamplesPage.of(List.of(record(Optional.of(true), "quiet")))).contains("| Sum | 2 | 1.80 | 1.75 | 1.60 to 1.80 | the same | the same |", "- line 7: in parallel, same results in 3 executions.",
        "- line 12: as it was; its iterations keep their order", "```diff\n--- a/some/Sum.java", "    parcast check some/Sum.java -- 1000 2\n").doesNotContain("too low");
    assertThat(ExamplesPage.of(List.of(record(Optional.of(false), "busy")))).contains("| other |", "other results", "too low");
  }

  @Test
  void thePageTellsWhatIsKnownOfADifference() {
    assertThat(ExamplesPage.of(List.of(record(Optional.empty(), "quiet")))).contains("line 13.\n\nThe form gains nothing.\n\n```diff\n");
    assertThat(ExamplesPage.of(List.of(record(Optional.of(true), "quiet")))).contains("line 13.\n\n```diff\n");
  }

  @Test
  void whereNothingPaysThereIsNoPatch() {
    Trial none = Trial.none(List.of());
    assertThat(ExamplesPage.of(List.of(new ExampleRecord(EXAMPLE, List.of("quiet"), none, "", "")))).contains("| Sum | | nothing pays for certain |").doesNotContain("```");
  }
}
