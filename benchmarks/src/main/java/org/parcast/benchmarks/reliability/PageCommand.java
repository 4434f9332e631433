package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Writes {@code docs/reliability.md} from what the suites have recorded. */
@Command(name = "page", mixinStandardHelpOptions = true, description = "Writes docs/reliability.md from the recorded figures.")
final class PageCommand implements Callable<Integer> {
  private static final Path PAGE = Path.of("docs/reliability.md");
  private static final String INTRODUCTION = """
      # Reliability

      What can you rely on? Each section is a promise, how it was attacked, and what came of it.
      The figures were measured by the command beside them, from the root of a checkout, after

          mvn -q -ntp -pl benchmarks -am -DskipTests package

      This page is written by `benchmarks reliability page` from the files in `docs/reliability`.
      `benchmarks` stands for `java -jar benchmarks/target/benchmarks.jar`.
      """;

  @Override
  public Integer call() throws IOException {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    for (Suite suite : ReliabilityCommand.SUITES) {
      page.append("\n## ").append(suite.title()).append("\n\n").append(suite.promise().strip()).append("\n\n");
      page.append("| item | outcome | command |\n|---|---|---|\n");
      for (Figure figure : ReliabilityCommand.file(suite).read()) {
        page.append("| ").append(cell(figure.item())).append(" | ").append(cell(figure.value())).append(" | `").append(cell(figure.command()))
            .append("` |\n");
      }
    }
    Files.writeString(PAGE, page);
    return 0;
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
