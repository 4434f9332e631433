package org.parcast.benchmarks.scale;

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
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A sweep on two cores, Spark's start included, against the same points one by one. Wants a quiet machine. */
@Command(name = "sweep-speed", mixinStandardHelpOptions = true, description = "Seconds of a sweep on two cores against those of its points one by one: at least 1.7 times as fast.")
public final class SweepSpeedCommand implements Callable<Integer> {
  private static final double LEAST = 1.7;

  @Option(names = "--points", paramLabel = "P", description = "How many (default: ${DEFAULT-VALUE}).")
  private int points = 24;

  @Option(names = "--size", paramLabel = "N", description = "The smallest size of the heat equation; others follow (default: ${DEFAULT-VALUE}).")
  private int size = 256;

  @Option(names = "--one-processor", description = "Keep each of the points that are run one by one on one processor.")
  private boolean oneProcessor;

  /** Returns 0 where the sweep is at least 1.7 times as fast, else 1. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    seconds(List.of(Path.of("parcast").toAbsolutePath().toString(), "--version"));
    Path directory = Files.createTempDirectory("parcast-sweep-speed").resolve("sweep");
    String sizes = IntStream.range(0, points).mapToObj(i -> Integer.toString(size + i)).collect(Collectors.joining(","));
    double together = seconds(List.of(Path.of("parcast").toAbsolutePath().toString(), "sweep", Path.of("testdata", "programs", "Heat2D.java").toString(), "--vary", "n=" + sizes,
        "--master", "local[2]", "--ranks", "2,4,8", "--out", directory.toString(), "--", "{n}", "3"));
    JsonNode plan = new ObjectMapper().readTree(directory.resolve("sweep.json").toFile());
    double alone = 0;
    for (JsonNode point : plan.path("points")) {
      alone += seconds(command(point));
    }
    System.out.printf(Locale.ROOT, "%d points of about %.1f s: one by one %.1f s, as a sweep on two cores %.1f s with Spark's start: %.2f times as fast%n", points, alone / points, alone, together,
        alone / together);
    return alone / together >= LEAST ? 0 : 1;
  }

  /** What one would call without a sweep. */
  private List<String> command(JsonNode point) {
    List<String> command = new ArrayList<>(oneProcessor ? List.of("taskset", "-c", "0") : List.of());
    command.add(Path.of("parcast").toAbsolutePath().toString());
    texts(point.path("arguments")).forEach(argument -> command.add(argument.replaceAll("\\{file:([^}]*)}", "$1")));
    return command;
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static double seconds(List<String> command) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    int status = process.waitFor();
    if (status != 0) {
      throw new IOException("exit code " + status + " of " + command);
    }
    return (System.nanoTime() - start) * 1e-9;
  }
}
