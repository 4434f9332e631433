package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.ExitCode;
import org.parcast.engine.settings.Keys;
import org.parcast.engine.settings.SettingsFile;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code parcast.yaml} says to the command line. */
@Tag("slow")
class SettingsTest {
  private static final String PROGRAM =
      """
      class Fill {
        public static void main(String[] args) {
          double[] a = new double[Integer.parseInt(args[0])];
          for (int t = 0; t < 3; t++) {
            for (int i = 1; i < a.length; i++) {
              a[i] += a[i - 1] + args.length;
            }
          }
          System.out.println(a[1]);
        }
      }
      """;

  @TempDir private Path directory;

  private Path settings;
  private Path program;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void write() throws Exception {
    settings = directory.resolve("parcast.yaml");
    program = Files.createDirectories(directory.resolve("below")).resolve("Fill.java");
    Files.writeString(program, PROGRAM);
  }

  private int run(String... arguments) {
    out.reset();
    err.reset();
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    return Main.run(new Console(new PrintStream(out, true, StandardCharsets.UTF_8), errors, false), program.getParent(), arguments);
  }

  @Test
  void optionsAreTakenWhereTheUserGivesNone() throws Exception {
    Files.writeString(settings, "ranks: [2, 4]\nquiet: true\nverify: true\narguments: [40]\ncomm:\n  out: '-'\n  format: json\n");
    assertThat(run("comm", program.toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"ranks\" : 4").doesNotContain("\"ranks\" : 8").contains("\"40\"");
    assertThat(run("comm", "--ranks", "2", program.toString(), "--", "30")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"ranks\" : 2").doesNotContain("\"ranks\" : 4").contains("\"30\"");
    assertThat(run("comm", "-p2", program.toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("\"ranks\" : 4");
  }

  @Test
  void threadsAreMimickedFromTheWholeRunWhateverPartIsAnalysedOtherwise() throws Exception {
    Files.writeString(settings, "quiet: true\nkernel: Fill.absent\nsteps: 1\narguments: [40]\n");
    assertThat(run("map", program.toString(), "--threads", "2", "--machine", "2", "--parallel-loop", "Fill.java:5")).as(err.toString()).isZero();
  }

  @Test
  void aRecordingIsReportedAgainWhateverARunWouldObey() throws Exception {
    Files.writeString(settings, "out: kept\nquiet: true\nmain: Fill\nkernel: Fill.main\ntimeout: 60\narguments: [40]\nranks: 2\n");
    assertThat(run("comm", program.toString())).isZero();
    assertThat(directory.resolve("kept/Fill.parcast")).isDirectory();
    assertThat(run("comm", directory.resolve("kept/Fill.parcast").toString())).isZero();
    assertThat(run("report", directory.resolve("kept/Fill.parcast").toString())).isZero();
  }

  @Test
  void faultsNameFileLineKeyAndRemedy() throws Exception {
    refused("ranks: [2]\nrank: 3\n", ":2: rank: there is no such setting; did you mean ranks?");
    refused("ranks: [2\n", ":2: this is not YAML");
    refused("ranks: two\n", "(--ranks is set at " + settings + ":1)");
    refused("# why\nquiet: perhaps\n", ":2: quiet: true or false is needed");
    refused("ranks:\n", ":1: ranks: it has no value");
    refused("ranks: {a: 1}\n", ":1: ranks: a text or number is needed");
    refused("seed: [1, 2]\n", ":1: seed: one value is needed, not a list of 2");
    refused("seed: 1\nseed: 2\n", ":2: seed: it is set already above");
    refused("comm:\n  cores: 2\n", ":2: cores: 'comm' has no such option; see parcast help comm");
    refused("- ranks\n", ":1: the file: settings are needed");
    refused("loops\n", ":1: the file: settings are needed");
    Files.write(settings, new byte[] {(byte) 0xff, 0, 1});
    assertThat(run("comm", program.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(settings.toString()).doesNotContain("\tat ");
  }

  private void refused(String yaml, String message) throws Exception {
    Files.writeString(settings, yaml);
    assertThat(run("comm", program.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(message).contains(settings.toString()).doesNotContain("\tat ");
  }

  @Test
  void everyOptionOfEveryCommandIsASetting() {
    CommandLine parcast = new ParcastCommand(new Console(System.out, System.err, false), Optional.empty(), new ConfiguredArguments(SettingsFile.NONE)).commandLine();
    List<String> missing =
        parcast.getSubcommands().values().stream()
            .filter(command -> Keys.SECTIONS.contains(command.getCommandName()))
            .flatMap(command -> command.getCommandSpec().options().stream())
            .map(OptionSpec::longestName)
            .filter(name -> name.startsWith("--") && !name.equals("--help") && !name.equals("--version") && !Keys.isSetting(name.substring(2)))
            .distinct()
            .toList();
    assertThat(missing).isEmpty();
    assertThat(parcast.getSubcommands().keySet()).containsAll(Keys.SECTIONS.stream().filter(name -> !name.equals("check")).toList());
  }
}
