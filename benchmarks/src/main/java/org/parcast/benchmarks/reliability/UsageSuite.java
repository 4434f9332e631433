package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;

/** Wrong usage of the command line, each case in a process of its own. */
@Command
final class UsageSuite implements Suite {
  private static final Path DIRECTORY = Path.of("testdata/usage");

  private static final String UNTOLD = "not told";

  @Override
  public Promise promise() {
    return new Promise("usage", "Whoever uses a command wrongly is told what to do", "commands", UNTOLD, """
        The message says what is wrong, where, and what to do, with the documented exit code and no stack trace.
        `testdata/usage/cases.txt` holds the cases: options out of range, contradictions, wrong kinds of files, names that there are not.
        """);
  }

  @Override
  public List<String> items() throws IOException {
    return cases().stream().map(UsageSuite::command).distinct().sorted().toList();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    Path results = Files.createTempDirectory("parcast-usage");
    int cases = 0;
    int untold = 0;
    for (String line : cases().stream().filter(line -> command(line).equals(item)).toList()) {
      String[] cells = Arrays.stream(line.replace("{d}", DIRECTORY.toString()).replace("{o}", results.toString()).split(" \\| ")).map(String::strip).toArray(String[]::new);
      cases++;
      untold += isTold(cells) ? 0 : 1;
    }
    return NamedCounts.NONE.with("wrong usages", cases).with(UNTOLD, untold);
  }

  private static List<String> cases() throws IOException {
    return Files.readAllLines(DIRECTORY.resolve("cases.txt")).stream().filter(line -> !line.startsWith("#")).toList();
  }

  private static String command(String line) {
    return line.split(" ")[0];
  }

  /** @param cells arguments, exit code, what the message names, its remedy */
  private static boolean isTold(String[] cells) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
        System.getProperty("java.class.path"), "org.parcast.cli.Main"));
    command.addAll(List.of(cells[0].split(" +")));
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    process.getOutputStream().close();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    boolean told = process.waitFor() == Integer.parseInt(cells[1]) && said.contains(cells[2]) && said.contains(cells[3]) && !said.contains("\tat ");
    if (!told) {
      System.err.println(cells[0] + " was not told as it should be: " + said);
    }
    return told;
  }
}
