package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The shell's completion knows the commands and their options. */
class CompletionTest {
  @Test
  void aScriptForTheShell() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(new PrintStream(out, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8), false);
    assertThat(Main.run(console, "generate-completion")).isEqualTo(ExitCode.DONE);
    assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("#!").contains("complete -F", " parcast", "analyze", "--fail-on", "--dialect");
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
