package org.parcast.benchmarks.reliability;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Writes {@code docs/reliability.md} from what the suites have recorded. */
@Command(name = "page", mixinStandardHelpOptions = true, description = "Writes docs/reliability.md from the recorded figures.")
final class PageCommand implements Callable<Integer> {
  private static final Path PAGE = Path.of("docs/reliability.md");
  private static final String INTRODUCTION = """
      # Reliability

      What can you rely on? Each line is a promise, what came of attacks on it, and when the last ended.

          mvn -q -ntp -pl benchmarks -am -DskipTests package
          java -jar benchmarks/target/benchmarks.jar reliability SUITE --minutes 60

      The next call goes on. `--help` describes the attack. `page` writes this page;
      [reliability](reliability) has each figure.

      | promise | outcome | suite | date |
      |---|---|---|---|
      """;

  @Override
  public Integer call() throws Exception {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    for (Suite suite : ReliabilityCommand.SUITES) {
      List<AttackFigure> figures = ReliabilityCommand.file(suite).read();
      page.append("| ").append(suite.promise().title()).append(" | ").append(outcome(suite, figures)).append(" | `").append(suite.promise().name()).append("` | ")
          .append(date(figures)).append(" |\n");
    }
    Files.writeString(PAGE, page);
    return 0;
  }

  /** The sums over the items, and how many of all have been attacked; of what never ends, how long as well. */
  private static String outcome(Suite suite, List<AttackFigure> figures) throws Exception {
    if (figures.isEmpty()) {
      return "not measured";
    }
    NamedCounts sums = figures.stream().map(AttackFigure::outcome).reduce(NamedCounts.NONE, NamedCounts::plus).only(count -> suite.isTold(count) && !count.equals(SuiteCommand.MINUTES));
    if (suite.isEndless()) {
      sums = sums.with("hours", figures.stream().mapToDouble(figure -> figure.outcome().get(SuiteCommand.MINUTES)).sum() / 60);
    }
    int all = suite.items().size();
    return (all == 1 ? "" : figures.size() + " of " + all + " " + suite.promise().kind() + ". ") + sums.toString().replace(", ", ". ") + ".";
  }

  private static String date(List<AttackFigure> figures) {
    return figures.stream().map(AttackFigure::when).max(Instant::compareTo).map(when -> when.atZone(ZoneOffset.UTC).toLocalDate().toString()).orElse("");
  }
}
