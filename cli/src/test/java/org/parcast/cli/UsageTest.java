package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong arguments: one line that says what is wrong and what to do, exit code 2, nothing on standard output. */
@Tag("slow")
class UsageTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "                                      | no command given: try parcast analyze TARGET",
        "analize X                             | unknown command analize (did you mean analyze?)",
        "foo                                   | unknown command foo; there are analyze, loops",
        "analyze                               | parcast analyze needs TARGET",
        "comm                                  | parcast comm needs TARGET",
        "ir                                    | parcast ir needs TARGET",
        "analyze X --rank 3                    | unknown option --rank (did you mean --ranks?)",
        "loops X --static                      | unknown option --static (did you mean --static-only?)",
        "loops X --dialect omp                 | --dialect: 'omp' is no dialect (did you mean omp4j?)",
        "apply X --form directive --dialect foo | --dialect: 'foo' is no dialect: there are pyjama, omp4j and jomp",
        "apply X --form directive --dialect java | --dialect: 'java' has no directives: give --form stream",
        "analyze X --kernal=A.b                | unknown option --kernal (did you mean --kernel?)",
        "analyze X 256 10                      | unexpected argument 256: arguments of the program go after --",
        "analyze X --ranks 0                   | --ranks: '0' is not a whole number from 1 up",
        "analyze X --ranks -4                  | --ranks: '-4' is not a whole number from 1 up",
        "analyze X --ranks 99999999999         | --ranks: '99999999999' is too large: at most 2147483647",
        "analyze X --ranks 2,four              | --ranks: 'four' is not a whole number",
        "analyze X --ranks                     | --ranks needs a value",
        "analyze X --ranks 40000               | cannot forecast for 40000 ranks",
        "analyze X --steps 0                   | --steps: '0' is not a whole number from 1 up",
        "analyze X --step 37                   | --step: '37' is not of the form File.java:line",
        "analyze X --shape u=24                | --shape: 'u=24' is not a shape",
        "analyze X --shape u=2x3 --shape u=3x2 | --shape names u twice",
        "analyze X --singletons none           | --singletons: 'none' is no rule for singletons: there are default and paper",
        "analyze X --memory 8                  | --memory: '8' is not a size of memory",
        "analyze X --memory 63m                | --memory: '63m' is not a size of memory",
        "analyze X --memory 8g,x               | --memory: '8g,x' is not a size",
        "analyze X --timeout 0                 | --timeout: '0' is not a time",
        "analyze X --disk 0                    | --disk: '0' is not a number of bytes from 1 up",
        "analyze X --timeout soon              | --timeout: 'soon' is not a time",
        "analyze X --workdir none              | --workdir: 'none' is no directory",
        "comm X --warm-up -1                   | --warm-up is -1.0: give 0 to 3600 seconds",
        "comm X.parcast --warm-up 1            | --warm-up times a run: give the program itself as TARGET",
        "comm X --warm-up 1 --format json      | --warm-up times steps: name the network with --interconnect",
        "cache pom.xml src                     | unexpected argument src: arguments of the program go after --",
        "analyze X --seed x                    | --seed: 'x' is not a whole number",
        "analyze X --format jsn                | --format: 'jsn' is no format (did you mean json?)",
        "analyze X --format text,json --out -  | --out - takes one format, but --format names 2",
        "analyze X --format csv --out -         | --out - takes one matrix as csv",
        "analyze X --fail-on bytes             | --fail-on: 'bytes' is not a rule",
        "analyze X --fail-on joules>1          | 'joules' in 'joules>1' is nothing that can be limited: there are hit_rate, LEVEL_hit_rate, miss_seconds (cache); bytes, bytes_collective",
        "analyze X --fail-on imbalance>1MB     | 'MB' in 'imbalance>1MB' is no unit of imbalance",
        "analyze X --decomposition none.csv    | no such file: none.csv (--decomposition)",
        "analyze X --out=                      | --out is empty: give a directory",
        "report X -- 3                         | 'report' runs no program: leave out -- and what follows it",
        "loops X --static-only -- 3            | --static-only runs no program: leave out -- and what follows it",
        "loops X.parcast -- 3                  | a recording is analysed without a run: leave out -- and what follows it",
        "cache X --seed x                      | --seed: 'x' is not a whole number",
        "network --critical two                | --critical: 'two' is not a number",
        "sharing pom.xml --threads 4           | --threads has no effect on a trace: leave it out",
        "sharing src --threads 100000          | --threads is 100000: give 1 to 2048",
        "sharing src --streams none/x.trace    | --streams cannot be written to none/x.trace: give the name of a file in a directory that there is",
        "help analyse                          | unknown command analyse (did you mean analyze?)",
        "partition                             | parcast partition needs ",
        "partition X -k 0                      | -k: '0' is not a whole number from 1 up",
        "ir X --ranks 2                        | unknown option --ranks",
      })
  void isRefused(String arguments, String message) {
    Outcome outcome = arguments == null ? Outcome.of() : Outcome.of(arguments.split(" +"));

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("parcast: error: ").contains(message).hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void aDecompositionFileIsReadBeforeTheProgramIsRun() throws IOException {
    Path file = Files.writeString(directory.resolve("owners.csv"), "array,index,owner\nu,0,one\n");

    Outcome outcome = Outcome.of("analyze", "X", "--decomposition", file.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(file + ":2: owner has to be a whole number");
  }

  @Test
  void aMissingFileIsNamedWithOneThatIsLikeIt() throws IOException {
    Files.createFile(directory.resolve("Heat2D.java"));

    Outcome outcome = Outcome.of("analyze", directory.resolve("Heat2d.java").toString());

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("no such file or directory: ").contains("did you mean " + directory.resolve("Heat2D.java") + "?");
  }

  @Test
  void aFileOfOwnersThatIsNoTextIsRefused() throws IOException {
    Path file = Files.write(directory.resolve("owners.csv"), new byte[] {(byte) 0xFF, (byte) 0xFE});

    Outcome outcome = Outcome.of("analyze", "X", "--decomposition", file.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(file + " is no text (--decomposition)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"analyze", "comm", "loops", "cache", "sharing", "map", "network"})
  void optionsOfARunAreRefusedForARecording(String command) throws IOException {
    Outcome outcome = Outcome.of(command, Files.createDirectory(directory.resolve("X.parcast")).toString(), "--workdir", directory.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("--workdir has no effect on a recording");
  }

  @Test
  void aReportIsMadeFromARecordingOnly() throws IOException {
    Path file = Files.createFile(directory.resolve("Heat2D.java"));

    Outcome outcome = Outcome.of("report", file.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("parcast: error: " + file + " is no recording");
  }

  @Test
  void aRecordingHasNoClassesToPrint() throws IOException {
    Outcome outcome = Outcome.of("ir", Files.createDirectory(directory.resolve("X.parcast")).toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("is a recording, which holds no classes: give the program itself");
  }

  @Test
  void aTraceWithoutReferencesIsNoTrace() throws IOException {
    Path empty = Files.createFile(directory.resolve("empty.trace"));

    Outcome outcome = Outcome.of("cache", empty.toString());

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains(empty + " has no references: give a trace of valgrind");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "analyze --help", "comm --help", "loops --help", "cache --help", "sharing --help", "map --help", "network --help",
      "report --help", "ir --help", "partition --help", "help analyze", "help comm"})
  void helpGoesToStandardOutputAndShowsAnExample(String arguments) {
    Outcome outcome = Outcome.of(arguments.split(" "));

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains("Usage: parcast").contains("Examples:").contains("\n  parcast ");
    assertThat(outcome.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(Outcome.of("--version").out()).matches("parcast \\d+\\.\\d+\\.\\d+\\S* \\(Java \\d+.*\\)\\R");
  }

  @Test
  void theHelpHasEveryCommandByWhatItIsFor() {
    Outcome help = Outcome.of("--help");
    String commands = help.out().substring(help.out().indexOf("Forecast, from one run"), help.out().indexOf("Examples:"));

    assertThat(commands).contains("Write the parallel version:", "Sizes that cannot be run:", "Besides:");
    for (String name : new ParcastCommand(new org.parcast.cli.console.Console(System.out, System.err, false), java.util.Optional.empty(),
        new ConfiguredArguments(org.parcast.engine.settings.SettingsFile.NONE)).commandLine().getSubcommands().keySet()) {
      assertThat(commands.lines().filter(line -> line.matches("  " + name + "( .*)?"))).as(name).hasSize(1);
    }
  }
}
