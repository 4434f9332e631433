package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.parcast.cli.console.Console;
import org.parcast.engine.settings.SettingsFile;
import picocli.CommandLine;

/** A command that is named is read alone; what tells of all commands reads all. */
class ParcastCommandTest {
  private static CommandLine named(String name) {
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return new ParcastCommand(new Console(out, out, false), Optional.empty(), new ConfiguredArguments(SettingsFile.NONE)).commandLine(name);
  }

  @Test
  void everyCommandIsFoundByItsName() {
    Set<String> all = named("").getSubcommands().keySet();
    assertThat(all).contains("analyze", "generate-completion", "help").hasSizeGreaterThan(15);
    for (String name : all) {
      CommandLine command = named(name).getSubcommands().get(name);
      assertThat(command.getCommandName()).isEqualTo(name);
      assertThat(command.getCommandSpec().qualifiedName()).isEqualTo("parcast " + name);
    }
  }

  @Test
  void whatTellsOfAllReadsAll() {
    Set<String> all = named("").getSubcommands().keySet();
    assertThat(named("comm").getSubcommands()).containsOnlyKeys("comm");
    assertThat(named("help").getSubcommands().keySet()).isEqualTo(all);
    assertThat(named("generate-completion").getSubcommands().keySet()).isEqualTo(all);
    assertThat(named("com").getSubcommands().keySet()).as("to say which may have been meant").isEqualTo(all);
  }
}
