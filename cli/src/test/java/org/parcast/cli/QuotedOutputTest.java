package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.cli.console.ExitCode;

/**
 * What pages quote is what is printed: their commands are run in the order of the page, as far as a quoted block follows, and every line of a block stands in the output of the command
 * before it or of an earlier one. Times are not compared, nor what they decide, nor the partitioner's own columns, which change with its version.
 */
@Tag("slow")
class QuotedOutputTest {
  private static final Pattern COMMAND = Pattern.compile(" {4}(?:\\./)?parcast (.*)");
  private static final Pattern NUMBER = Pattern.compile("[0-9.,]*[0-9]");
  private static final String TIMES = "Time of a step on ranks, messages by LogGP";
  private static final String OPENING = "Does it pay";
  private static final String RECORDINGS = "parcast-report/";
  private static final Pattern NAMED = Pattern.compile("\\d+ +(?:rows|columns|block|cyclic).*");

  @TempDir private static Path directory;

  /** What a command has printed, which several pages quote. */
  private static final Map<String, List<String>> PRINTED = new HashMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"docs/tutorial", "README", "docs/questions/parallel-loops", "docs/questions/caches", "docs/questions/what-is-sent"})
  void isWhatIsPrinted(String page) throws IOException {
    List<String> commands = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    boolean fenced = false;
    boolean quoting = false;
    boolean times = false;
    List<String> lines = Files.readAllLines(Path.of("..", page + ".md"));
    boolean reads = lines.stream().anyMatch(line -> COMMAND.matcher(line).matches() && line.contains(RECORDINGS));
    for (String line : lines) {
      Matcher command = COMMAND.matcher(line);
      times = line.equals(TIMES) || line.startsWith(OPENING) || times && !line.isBlank() && !line.startsWith("```");
      if (command.matches()) {
        commands.add(command.group(1));
      } else if (line.startsWith("```")) {
        quoting = !fenced && line.equals("```");
        fenced = !fenced;
      } else if (quoting && !times && !line.isBlank() && !(commands.isEmpty() && printed.isEmpty())) {
        for (String given : commands) {
          printed.addAll(printed(given, reads));
        }
        commands.clear();
        assertThat(printed).as(page + ": " + line).anyMatch(one -> same(line.strip(), one.strip()));
      }
    }
    assertThat(printed).isNotEmpty();
  }

  /** On a page that {@code reads} it, the recording that {@code analyze} leaves has to be the page's own. */
  private static List<String> printed(String command, boolean reads) {
    if (reads && command.startsWith("analyze")) {
      PRINTED.remove(command);
    }
    return PRINTED.computeIfAbsent(command, QuotedOutputTest::printed);
  }

  private static List<String> printed(String command) {
    Outcome outcome = Outcome.of(arguments(command));
    assertThat(outcome.code()).as(command + outcome.err()).isIn(ExitCode.DONE, ExitCode.THRESHOLD);
    return (outcome.out() + outcome.err()).lines().toList();
  }

  private static String[] arguments(String command) {
    List<String> arguments = new ArrayList<>();
    for (String argument : command.replace("'", "").split(" +")) {
      if (argument.equals("--")) {
        arguments.addAll(List.of("--out", directory.toString()));
      }
      boolean source = argument.endsWith(".java");
      arguments.add(source ? Programs.good(Path.of(argument.replace(".java", "")).getFileName().toString()) : argument.replace("parcast-report", directory.toString()));
    }
    if (!arguments.contains("--out")) {
      arguments.addAll(List.of("--out", directory.toString()));
    }
    return arguments.toArray(String[]::new);
  }

  private static boolean same(String quoted, String printed) {
    String[] left = quoted.split(" +");
    String[] right = printed.split(" +");
    if (left.length != right.length) {
      return false;
    }
    for (int i = 0; i < left.length; i++) {
      boolean time = i + 1 < left.length && left[i + 1].matches("[mu]?s[,)]?");
      boolean partitioner = NAMED.matcher(quoted).matches() && i >= left.length - 3;
      boolean numbers = NUMBER.matcher(left[i]).matches() && NUMBER.matcher(right[i]).matches();
      if (!left[i].equals(right[i]) && !(numbers && (time || partitioner))) {
        return false;
      }
    }
    return true;
  }
}
