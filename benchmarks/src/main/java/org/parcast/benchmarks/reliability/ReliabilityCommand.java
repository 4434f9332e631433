package org.parcast.benchmarks.reliability;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code benchmarks reliability SUITE}: the attacks, one subcommand each, and the page of their figures. */
@Command(name = "reliability", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "SUITE|page", description = "Attacks what Parcast promises, and records what came of it.")
public final class ReliabilityCommand {
  /** All suites, in the order of the page. */
  static final List<Suite> SUITES = List.of(
      new RewritingSuite(),
      new BehaviourSuite(),
      new LibraryTestsSuite(),
      new RandomSuite(),
      new FuzzingSuite(),
      new UsageSuite(),
      new KillsSuite(),
      new SecuritySuite(),
      new DeterminismSuite(),
      new EditorLoadSuite(),
      new BuildLoadSuite());

  private ReliabilityCommand() {}

  /** Returns the command with a subcommand for each suite. */
  public static CommandLine commandLine() {
    CommandLine command = new CommandLine(new ReliabilityCommand()).addSubcommand(new PageCommand());
    for (Suite suite : SUITES) {
      CommandLine attack = new CommandLine(new SuiteCommand(suite, file(suite)));
      attack.getCommandSpec().usageMessage().description(suite.promise().title() + ".", suite.promise().text().strip().replace("%", "%%"));
      command.addSubcommand(suite.promise().name(), attack);
    }
    return command;
  }

  static FigureFile file(Suite suite) {
    return new FigureFile(Path.of("docs/reliability", suite.promise().name() + ".csv"));
  }
}
