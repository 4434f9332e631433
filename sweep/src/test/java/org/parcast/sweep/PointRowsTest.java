package org.parcast.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  private List<Row> rows(String json) throws IOException {
    return PointRows.of(new SweepPlan.Point("n=8", List.of("8"), List.of(), ""), Files.writeString(directory.resolve("point.json"), json));
  }

  /** A list that grows leaves arrays of its name behind. */
  @Test
  void ofArraysOfOneNameTheLargestIsTold() throws IOException {
    assertThat(rows("{\"comm\": {\"arrays\": [{\"name\": \"u\", \"shape\": [8], \"computed\": [6]}, {\"name\": \"u\", \"shape\": [7, 9], \"computed\": [5, 7]}, {\"name\": \"u\", \"shape\": [99], \"computed\": [0]}]}}").stream().filter(row -> row.quantity().contains("extent")).map(Row::csv))
        .containsExactly("8,,,u,,,computed_extent_0,5", "8,,,u,,,computed_extent_1,7");
  }

  @Test
  void damagedPointsAreNamedWithTheirLine() {
    assertThatThrownBy(() -> rows("{\n\"comm\"")).isInstanceOf(DamagedPointException.class).hasMessageEndingWith("point.json, line 2: damaged, no JSON from there on");
    assertThatThrownBy(() -> rows("{}")).isInstanceOf(DamagedPointException.class).hasMessageEndingWith("point.json is no result of parcast comm or cache");
    assertThatThrownBy(() -> rows("{\"comm\": {\"arrays\": [{\"name\": \"u\", \"shape\": [8]}]}}")).isInstanceOf(DamagedPointException.class)
        .hasMessageEndingWith("is of an earlier version, which did not tell what is computed of u");
  }
}
