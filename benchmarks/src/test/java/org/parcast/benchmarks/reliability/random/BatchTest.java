package org.parcast.benchmarks.reliability.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Parcast says of random programs is what they mean. */
@Tag("slow")
class BatchTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void recordsWhatProgramsDo(long seed, @TempDir Path directory) throws Exception {
    Batch.Outcome outcome = Batch.run(directory, seed, 10);
    assertThat(outcome.differences()).isEmpty();
    assertThat(outcome.references()).isGreaterThan(1000);
  }
}
