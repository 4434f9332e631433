package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** The recording of random programs equals what the naive interpreter finds. */
@Tag("slow")
class OracleRandomTest {

  @Property(tries = 30, seed = "20", shrinking = ShrinkingMode.OFF)
  void findsWhatWasRecorded(@ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int statements) throws Exception {
    Path directory = Files.createTempDirectory("parcast-random");
    String program = RandomProgram.of(seed, statements);
    Path source = Files.writeString(directory.resolve("P.java"), program);
    List<String> differences = OracleComparison.differences(source, List.of(), List.of(), "P.java:" + RandomProgram.stepLine(program), directory);
    assertThat(differences).as("seed %d, %d statements%n%s", seed, statements, numbered(program)).isEmpty();
    try (var files = Files.walk(directory)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static String numbered(String program) {
    int[] line = new int[1];
    return String.join("\n", program.lines().map(text -> ++line[0] + " " + text).toList());
  }
}
