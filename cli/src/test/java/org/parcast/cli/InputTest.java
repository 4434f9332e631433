package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The traced program reads the caller's standard input. */
@Tag("slow")
class InputTest {
  @TempDir private Path directory;

  @Test
  void everyRunOfTheProgramReadsTheWholeInput() {
    StringBuilder numbers = new StringBuilder("1000\n");
    for (int i = 0; i < 1000; i++) {
      numbers.append(i).append(System.lineSeparator());
    }
    Outcome outcome = run("analyze", input(numbers.toString()), Programs.bad("ReadsInput"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).startsWith(500 * 1024 + ".0\n");
    assertThat(outcome.out()).contains("10 steps of the loop at ReadsInput.java:");
  }

  @Test
  void inputThatNobodyReadsHoldsUpNobody() {
    Outcome outcome = run("comm", input("1234567\n".repeat(100_000)), Programs.good("AddOne"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
  }

  private Outcome run(String command, InputStream input, String program) {
    return Outcome.reading(input, command, program, "--ranks", "2", "--out", directory.toString());
  }

  private static InputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
