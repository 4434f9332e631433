package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;

/** Wrong usage of the command line, each case in a process of its own. */
@Command
final class UsageSuite implements Suite {
  private static final Path DIRECTORY = Path.of("testdata/usage");

  private boolean held;

  @Override
  public String name() {
    return "usage";
  }

  @Override
  public String title() {
    return "Wrong usage";
  }

  @Override
  public String promise() {
    return """
        Whoever uses a command wrongly is told what is wrong, where, and what to do, with the documented exit code and no stack trace.
        `testdata/usage/cases.txt` holds the cases: options out of range, contradictions, wrong kinds of files, names that there are not.
        """;
  }

  @Override
  public List<Figure> measure() throws Exception {
    Path results = Files.createTempDirectory("parcast-usage");
    Map<String, int[]> counts = new TreeMap<>();
    for (String line : Files.readAllLines(DIRECTORY.resolve("cases.txt"))) {
      if (!line.startsWith("#")) {
        String[] cells = Arrays.stream(line.replace("{d}", DIRECTORY.toString()).replace("{o}", results.toString()).split(" \\| ")).map(String::strip).toArray(String[]::new);
        int[] count = counts.computeIfAbsent(cells[0].split(" ")[0], command -> new int[2]);
        count[0]++;
        count[1] += isTold(cells) ? 1 : 0;
      }
    }
    held = counts.values().stream().allMatch(count -> count[0] == count[1]);
    List<Figure> figures = new ArrayList<>();
    figures.add(figure("all commands", new int[] {sum(counts, 0), sum(counts, 1)}));
    counts.forEach((command, count) -> figures.add(figure(command, count)));
    return figures;
  }

  private static int sum(Map<String, int[]> counts, int which) {
    return counts.values().stream().mapToInt(count -> count[which]).sum();
  }

  private static Figure figure(String command, int[] count) {
    return new Figure(command, count[1] + " of " + count[0] + " wrong usages told with thing and remedy", "benchmarks reliability usage");
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

  @Override
  public boolean held() {
    return held;
  }
}
