package org.parcast.benchmarks.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Option;

class ReliabilityCommandTest {
  /** A suite that counts to what its option says. */
  private static final class Counting implements Suite {
    @Option(names = "--to")
    private int to = 3;

    @Override
    public String name() {
      return "counting";
    }

    @Override
    public String title() {
      return "Counting";
    }

    @Override
    public String promise() {
      return "Numbers follow each other.";
    }

    @Override
    public List<Figure> measure() {
      return List.of(new Figure("counted", Integer.toString(to), "benchmarks reliability counting --to " + to));
    }

    @Override
    public boolean held() {
      return to == 4;
    }
  }

  @Test
  void theOptionsOfASuiteAreThoseOfItsCommand() throws Exception {
    Counting suite = new Counting();
    CommandLine command = new CommandLine(new SuiteCommand(suite));
    command.parseArgs("--to", "4");
    assertThat(suite.measure()).extracting(Figure::value).containsExactly("4");
    assertThat(suite.held()).isTrue();
  }

  @Test
  void everySuiteIsASubcommand() {
    assertThat(ReliabilityCommand.commandLine().getSubcommands()).containsKey("page").hasSize(ReliabilityCommand.SUITES.size() + 1);
  }

  @Test
  void figuresAreReadAsTheyWereWritten(@TempDir Path directory) throws Exception {
    List<Figure> figures = List.of(new Figure("classes, \"all\"", "20,000", "benchmarks reliability rewriting"), new Figure("", "\"", ","));
    FigureFile file = new FigureFile(directory.resolve("new/rewriting.csv"));
    file.write(figures);
    assertThat(file.read()).isEqualTo(figures);
    assertThat(new FigureFile(directory.resolve("none.csv")).read()).isEmpty();
  }
}
