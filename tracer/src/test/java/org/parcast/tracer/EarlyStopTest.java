package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run may be stopped while its virtual machine still starts: that is no failure, neither the program's nor the recorder's. */
class EarlyStopTest {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(ints = {1, 150, 200, 250, 300, 350, 400, 500})
  void isToldAsTheTimesEnd(int millis) throws Exception {
    Path source = directory.resolve("P.java");
    Files.writeString(source, "class P { public static void main(String[] s) { int[] a = new int[6]; a[1] = 1; while (a[1] > 0) a[2]++; } }");
    TraceOutcome outcome =
        TracedBlocks.outcome(source, directory, Duration.ofMillis(millis), List.of("-XX:TieredStopAtLevel=1"), new ByteArrayOutputStream());
    assertThat(outcome.end()).as(outcome.message()).isEqualTo(TraceOutcome.End.TIMEOUT);
  }
}
