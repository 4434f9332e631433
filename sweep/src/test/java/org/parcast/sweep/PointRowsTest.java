package org.parcast.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PointRowsTest {
  @TempDir private Path directory;

  private List<String> seconds(boolean warm) throws IOException {
    Path document = Files.writeString(directory.resolve("point.json"), "{\"comm\": {\"results\": []}, \"time\": {\"serial\": {\"warm\": true}, \"serial_seconds_per_step\": 0.5, \"warm\": " + warm + "}}");
    return PointRows.of(new SweepPlan.Point("n=8", List.of("8"), List.of(), ""), document).stream().filter(row -> row.quantity().contains("seconds")).map(row -> row.quantity() + " " + row.value()).toList();
  }

  /** Formulas are not made of what a virtual machine spends on compiling. */
  @Test
  void coldTimesAreMarked() throws IOException {
    assertThat(seconds(true)).containsExactly("seconds_per_step 0.5");
    assertThat(seconds(false)).containsExactly("cold_seconds_per_step 0.5");
  }
}
