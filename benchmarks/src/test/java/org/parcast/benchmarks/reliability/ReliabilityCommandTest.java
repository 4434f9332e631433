package org.parcast.benchmarks.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Option;

class ReliabilityCommandTest {
  /** A suite that counts its attacks, and gives up at an item of the option's name. */
  private static final class Counting implements Suite {
    @Option(names = "--broken")
    private String broken = "";

    private final List<String> attacked = new ArrayList<>();

    @Override
    public Promise promise() {
      return new Promise("counting", "Numbers follow each other", "numbers", "failures", "One after the other.");
    }

    @Override
    public List<String> items() {
      return List.of("one", "two", "three");
    }

    @Override
    public NamedCounts attack(String item, NamedCounts before) {
      if (item.equals(broken)) {
        throw new IllegalStateException("no such number");
      }
      attacked.add(item);
      return before.plus(NamedCounts.NONE.with("attacks", 1).with("failures", item.equals("three") ? 1 : 0));
    }
  }

  @TempDir private Path directory;

  private final Counting suite = new Counting();

  private int run(String... arguments) {
    return new CommandLine(new SuiteCommand(suite, file())).execute(arguments);
  }

  private FigureFile file() {
    return new FigureFile(directory.resolve("new/counting.csv"));
  }

  @Test
  void everyItemIsAttackedOnceInACall() throws Exception {
    assertThat(run()).as("a failure").isOne();
    assertThat(run("--only", "o")).isZero();

    assertThat(suite.attacked).containsExactly("one", "two", "three", "one", "two");
    assertThat(file().read()).extracting(AttackFigure::item).containsExactly("one", "three", "two");
    assertThat(file().read().get(0).outcome().get("attacks")).as("what was before is handed on").isEqualTo(2);
  }

  @Test
  void theNextCallBeginsWithWhatWasNotMeasured() throws Exception {
    file().put("one", NamedCounts.NONE.with("attacks", 1));
    run();

    assertThat(suite.attacked).containsExactly("two", "three", "one");
  }

  @Test
  void nothingIsAttackedWhenTheTimeIsOver() {
    assertThat(run("--minutes", "0")).isZero();
    assertThat(suite.attacked).isEmpty();
  }

  @Test
  void anItemThatCannotBeMeasuredKeepsNoOtherFromIt() throws Exception {
    assertThat(run("--broken", "one")).isOne();
    assertThat(file().read()).extracting(AttackFigure::item).containsExactly("three", "two");
  }

  @Test
  void everySuiteIsASubcommand() {
    assertThat(ReliabilityCommand.commandLine().getSubcommands()).containsKey("page").hasSize(ReliabilityCommand.SUITES.size() + 1);
  }

  @Test
  void countsAreReadAsTheyWereWritten() {
    NamedCounts counts = NamedCounts.NONE.with("classes", 20_000).with("minutes", 1.25).with("errors", 0);

    assertThat(counts).hasToString("20,000 classes, 1.25 minutes, 0 errors");
    assertThat(NamedCounts.parse(counts.toString())).isEqualTo(counts);
    assertThat(counts.plus(NamedCounts.NONE.with("errors", 2).with("runs", 1))).hasToString("20,000 classes, 1.25 minutes, 2 errors, 1 runs");
  }

  @Test
  void figuresAreReadAsTheyWereWritten() throws Exception {
    file().put("classes, \"all\"", NamedCounts.NONE.with("classes", 20_000));
    file().put("", NamedCounts.NONE.with("classes", 1));

    assertThat(file().read()).extracting(AttackFigure::item).containsExactly("", "classes, \"all\"");
    assertThat(file().read().get(1).outcome().get("classes")).isEqualTo(20_000);
    assertThat(new FigureFile(directory.resolve("none.csv")).read()).isEmpty();
  }
}
