package org.parcast.benchmarks.partition;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.partition.Objective;

/** Runs METIS's own program and reads what it prints. */
final class Gpmetis {
  private static final Pattern RESULT = Pattern.compile("Edgecut: (\\d+), communication volume: (\\d+)");
  private static final Pattern TIME = Pattern.compile("Partitioning:\\s+([0-9.]+) sec");

  private static final Pattern BALANCE = Pattern.compile("constraint #0:\\s+([0-9.]+) out of");

  private Gpmetis() {
  }

  /** What a run gave: the objective's value, the seconds of the partitioning itself and by how much the heaviest part is above the mean. */
  record Result(long value, double seconds, double imbalance) {
  }

  static Result kway(Path graph, int parts, Objective objective, int seed) throws IOException, InterruptedException {
    return run(graph, parts, objective, "-ptype=kway", "-objtype=" + (objective == Objective.CUT ? "cut" : "vol"),
        "-seed=" + seed);
  }

  static Result recursiveBisection(Path graph, int parts, int seed) throws IOException, InterruptedException {
    return run(graph, parts, Objective.CUT, "-ptype=rb", "-seed=" + seed);
  }

  static Result connected(Path graph, int parts) throws IOException, InterruptedException {
    return run(graph, parts, Objective.CUT, "-ptype=kway", "-contig");
  }

  private static Result run(Path graph, int parts, Objective objective, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("gpmetis", "-ufactor=30", "-nooutput"));
    command.addAll(List.of(options));
    command.add(graph.toString());
    command.add(Integer.toString(parts));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    Matcher result = RESULT.matcher(printed);
    Matcher time = TIME.matcher(printed);
    Matcher balance = BALANCE.matcher(printed);
    if (!result.find() || !time.find() || !balance.find()) {
      throw new IOException("gpmetis printed no result: " + printed.strip());
    }
    return new Result(Long.parseLong(result.group(objective == Objective.CUT ? 1 : 2)), Double.parseDouble(time.group(1)),
        Double.parseDouble(balance.group(1)) - 1);
  }
}
