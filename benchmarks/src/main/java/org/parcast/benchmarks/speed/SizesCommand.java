package org.parcast.benchmarks.speed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Analyses programs at the sizes of the papers: time, memory, and bytes by formula. */
@Command(name = "sizes", mixinStandardHelpOptions = true, description = "Time, memory and bytes of programs at the sizes of the papers, by ./parcast.")
public final class SizesCommand implements Callable<Integer> {
  @Option(names = "--only", split = ",", paramLabel = "PROGRAM", description = "Only these programs.")
  private List<String> only = List.of();

  @Option(names = "--launcher", paramLabel = "FILE", description = "What runs Parcast (default: ${DEFAULT-VALUE}).")
  private Path launcher = Path.of("parcast");

  /** Returns 0 where all run within their limits and send what their formulas say, else 1. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    System.out.println("| program | seconds | limit | analysis MiB | traced MiB | limit | bytes a step | formula | holds |\n|---|--:|--:|--:|--:|--:|--:|--:|---|");
    boolean all = true;
    for (PaperSize size : PaperSize.ALL) {
      if (only.isEmpty() || only.contains(size.name())) {
        all &= measure(size);
      }
    }
    return all ? 0 : 1;
  }

  private boolean measure(PaperSize size) throws IOException, InterruptedException {
    Path answer = Files.createTempFile("sizes", ".json");
    try {
      List<String> command = new ArrayList<>(List.of("comm", size.program(), "--ranks", size.ranks().stream().map(String::valueOf).collect(Collectors.joining(",")),
          "--memory", size.heap(), "--format", "json", "--out", "-", "--quiet"));
      if (!size.kernel().isEmpty()) {
        command.addAll(List.of("--kernel", size.kernel()));
      }
      command.add("--");
      command.addAll(size.arguments());
      WholeAnalysis run = WholeAnalysis.measure(launcher, command, ProcessBuilder.Redirect.to(answer.toFile()), size.seconds());
      long bytes = run.status() == 0 ? bytes(new ObjectMapper().readTree(answer.toFile()), size) : -1;
      boolean holds = bytes == size.bytes() && Math.max(run.analysis(), run.program()) <= size.mebibytes();
      System.out.printf(Locale.ROOT, "| %s %s | %.0f | %d | %,d | %,d | %,d | %s | %,d | %s |%n", size.name(), String.join(" ", size.arguments()), run.elapsedSeconds(), size.seconds(),
          run.analysis(), run.program(), size.mebibytes(), bytes < 0 ? "none" : String.format(Locale.ROOT, "%,d", bytes), size.bytes(),
          holds ? "yes" : run.status() == 0 ? "NO" : "NO, " + run.failure());
      return holds;
    } finally {
      Files.delete(answer);
    }
  }

  /** The least that some placement on the formula's ranks sends from point to point in a step; less than 0 where there is none. */
  private static long bytes(JsonNode answer, PaperSize size) {
    int ranks = size.ranks().get(size.ranks().size() - 1);
    LongStream bytes = StreamSupport.stream(answer.get("comm").get("results").spliterator(), false)
        .filter(result -> result.get("ranks").asInt() == ranks && !result.get("estimator").asText().equals("partition"))
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
