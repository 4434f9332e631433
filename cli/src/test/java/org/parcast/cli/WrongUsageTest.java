package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** {@code testdata/usage/cases.txt}: wrong usage of every command, told with what is wrong, where, and what to do; no stack trace. */
@Tag("slow")
class WrongUsageTest {
  private static final Path DIRECTORY = Path.of("..", "testdata", "usage");

  @TempDir private Path directory;

  private record Case(String arguments, int code, String thing, String remedy) {
    static Case of(String line) {
      String[] cells = Arrays.stream(line.replace("{d}", DIRECTORY.toString()).split(" \\| ")).map(String::strip).toArray(String[]::new);
      return new Case(cells[0], Integer.parseInt(cells[1]), cells[2], cells[3]);
    }
  }

  private static Stream<Case> cases() throws IOException {
    return Files.readAllLines(DIRECTORY.resolve("cases.txt")).stream().filter(line -> !line.startsWith("#")).map(Case::of);
  }

  @TestFactory
  Stream<DynamicTest> isToldWithItsRemedy() throws IOException {
    return cases().map(one -> DynamicTest.dynamicTest(one.arguments(), () -> {
      Outcome outcome = Outcome.of(one.arguments().replace("{o}", directory.toString()).split(" +"));

      assertThat(outcome.code()).as(outcome.err()).isEqualTo(one.code());
      assertThat(outcome.err()).contains("parcast: error: ").contains(one.thing()).contains(one.remedy());
      assertThat(outcome.err()).doesNotContain("\tat ", "Exception", "internal error");
      assertThat(outcome.out()).isEmpty();
    }));
  }

  @Test
  void thereAreAtLeastEighty() throws IOException {
    assertThat(cases().map(Case::arguments).distinct()).hasSizeGreaterThanOrEqualTo(80);
  }
}
