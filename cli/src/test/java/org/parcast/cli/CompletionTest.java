package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.cli.console.ExitCode;

/** The shell's completion knows the commands, their options and the values of these. */
class CompletionTest {
  @TempDir private Path directory;

  @Test
  void bashCompletesCommandsOptionsAndValues() throws IOException, InterruptedException {
    Outcome outcome = Outcome.of("generate-completion");
    assertThat(outcome.code()).isEqualTo(ExitCode.DONE);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("#!").contains("complete -F", " parcast");

    boolean bash = Stream.of(System.getenv("PATH").split(":")).anyMatch(place -> Files.isExecutable(Path.of(place, "bash")));
    Assumptions.assumeTrue(bash, "there is no bash on this machine");
    Path script = Files.writeString(directory.resolve("parcast.bash"), outcome.out());
    assertThat(completed(script, "parcast ana")).isEqualTo("analyze");
    assertThat(completed(script, "parcast loops --dialect om")).isEqualTo("omp4j");
    assertThat(completed(script, "parcast comm --singl")).isEqualTo("--singletons");
    assertThat(completed(script, "parcast cache --model sd")).isEqualTo("sdcm");
    assertThat(completed(script, "parcast map --strategy ea")).isEqualTo("eagermap");
  }

  /** What bash offers for the last word of a line. */
  private String completed(Path script, String line) throws IOException, InterruptedException {
    String ask = "source '" + script + "'; COMP_WORDS=(" + line + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE='" + line + "'; compopt() { :; }; _complete_parcast; echo \"${COMPREPLY[*]}\"";
    Process shell = new ProcessBuilder("bash", "--norc", "-c", ask).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(shell.waitFor()).isZero();
    return said;
  }
}
