package org.parcast.benchmarks.speed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.parcast.report.csv.Csv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Analyses programs at the sizes of the papers: time, memory, and bytes by formula. */
@Command(name = "sizes", mixinStandardHelpOptions = true, description = "Time, memory and bytes of programs at the sizes of the papers, by ./parcast.")
public final class SizesCommand implements Callable<Integer> {
  private static final String COLUMNS = "program,seconds,limit,processor seconds,analysis MiB,traced MiB,limit,bytes a step,formula,holds";

  @Option(names = "--only", split = ",", paramLabel = "PROGRAM", description = "Only these programs.")
  private List<String> only = List.of();

  @Option(names = "--size", split = ",", paramLabel = "PROGRAM=N", description = "Other sizes, to try: the formulas follow, the limits stay.")
  private Map<String, Integer> sizes = Map.of();

  @Option(names = "--launcher", paramLabel = "FILE", description = "What runs Parcast (default: ${DEFAULT-VALUE}).")
  private Path launcher = Path.of("parcast");

  @Option(names = "--patience", paramLabel = "TIMES", description = "How many times its limit of time a program may take until it is stopped (default: ${DEFAULT-VALUE}).")
  private int patience = 2;

  @Option(names = "--output", paramLabel = "FILE", description = "The rows, each written as soon as it is there, in the place of an older one (default: ${DEFAULT-VALUE}).")
  private Path output = Path.of("docs", "figures", "large-programs.csv");

  @Spec private CommandSpec spec;

  /** Returns 0 where all run within their limits and send what their formulas say, else 1. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    List<String> names = PaperSize.ALL.stream().map(PaperSize::name).toList();
    for (String name : Stream.concat(only.stream(), sizes.keySet().stream()).toList()) {
      if (!names.contains(name)) {
        throw new ParameterException(spec.commandLine(), "'" + name + "' has no row: there are " + String.join(", ", names));
      }
    }
    Files.createDirectories(output.toAbsolutePath().getParent());
    System.out.println("| " + COLUMNS.replace(",", " | ") + " |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|---|");
    boolean all = true;
    for (PaperSize size : PaperSize.ALL) {
      if (only.isEmpty() || only.contains(size.name())) {
        all &= measure(size, sizes.getOrDefault(size.name(), size.size()));
      }
    }
    return all ? 0 : 1;
  }

  private boolean measure(PaperSize size, int n) throws IOException, InterruptedException {
    List<String> arguments = size.arguments(n);
    String name = size.name() + " " + String.join(" ", arguments);
    System.err.printf(Locale.ROOT, "%s: limit %d s, stopped after %d s%n", name, size.seconds(), patience * size.seconds());
    Path answer = Files.createTempFile("sizes", ".json");
    try {
      List<String> command = new ArrayList<>(List.of("comm", size.program(), "--ranks", size.ranks().stream().map(String::valueOf).collect(Collectors.joining(",")),
          "--memory", size.heap(), "--format", "json", "--out", "-", "--quiet"));
      if (!size.kernel().isEmpty()) {
        command.addAll(List.of("--kernel", size.kernel()));
      }
      command.add("--");
      command.addAll(arguments);
      WholeAnalysis run = WholeAnalysis.measure(launcher, command, ProcessBuilder.Redirect.to(answer.toFile()), patience * size.seconds());
      long formula = size.formula().applyAsLong(n);
      long bytes = run.status() == 0 ? bytes(new ObjectMapper().readTree(answer.toFile()), size) : -1;
      boolean holds = bytes == formula && run.elapsedSeconds() <= size.seconds() && Math.max(run.analysis(), run.program()) <= size.mebibytes();
      write(List.of(name, Math.round(run.elapsedSeconds()), size.seconds(), Math.round(run.processorSeconds()), run.analysis(), run.program(), size.mebibytes(), bytes < 0 ? "none" : bytes, formula,
          holds ? "yes" : run.status() == 0 ? "NO" : "NO, " + run.failure()));
      return holds;
    } finally {
      Files.delete(answer);
    }
  }

  private void write(List<Object> row) throws IOException {
    System.out.println(row.stream().map(cell -> cell instanceof Long number ? String.format(Locale.ROOT, "%,d", number) : cell.toString()).collect(Collectors.joining(" | ", "| ", " |")));
    List<String> lines = Files.exists(output) ? new ArrayList<>(Files.readAllLines(output)) : new ArrayList<>();
    if (lines.isEmpty() || !lines.get(0).equals(COLUMNS)) {
      lines = new ArrayList<>(List.of(COLUMNS));
    }
    lines.removeIf(line -> line.startsWith(Csv.text(row.get(0).toString()) + ","));
    lines.add(row.stream().map(String::valueOf).map(Csv::text).collect(Collectors.joining(",")));
    Files.write(output, lines);
  }

  /** The least that some placement that gives work to each of the formula's ranks sends from point to point in a step; less than 0 where there is none. */
  private static long bytes(JsonNode answer, PaperSize size) {
    int ranks = size.ranks().get(size.ranks().size() - 1);
    LongStream bytes = StreamSupport.stream(answer.get("comm").get("results").spliterator(), false)
        .filter(result -> result.get("ranks").asInt() == ranks && !result.get("estimator").asText().equals("partition"))
        .filter(result -> result.get("every_rank_busy").asBoolean())
        .filter(result -> size.array().isEmpty() || result.get("array").asText().equals(size.array()))
        .filter(result -> result.get("assembly").asText().equals(size.assembly()))
        .filter(result -> size.grid().isEmpty() || grid(result).equals(size.grid()))
        .mapToLong(result -> Math.round(result.get("bytes_p2p_per_step").asDouble()));
    return bytes.min().orElse(-1);
  }

  private static List<Integer> grid(JsonNode result) {
    List<Integer> grid = new ArrayList<>();
    result.get("grid").forEach(axis -> grid.add(axis.asInt()));
    return grid;
  }
}
