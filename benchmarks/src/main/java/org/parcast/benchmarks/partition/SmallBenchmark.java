package org.parcast.benchmarks.partition;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.io.GraphFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Prints how many milliseconds small graphs take: the first request of a new process, while the compiler has done nothing yet, and
 * later ones. A process measures one graph with one preset and objective.
 */
@Command(name = "partition-small", mixinStandardHelpOptions = true,
    description = "Milliseconds on a small graph in a process of its own: the first request, and the quickest of later ones.")
public final class SmallBenchmark implements Callable<Integer> {
  private static final int LATER = 25;

  @Option(names = "--graph", required = true, description = "The graph's file.")
  private Path file;

  @Option(names = "--presets", split = ",", description = "Presets (default: FAST,DEFAULT).")
  private List<Preset> presets = List.of(Preset.FAST, Preset.DEFAULT);

  @Option(names = "--objectives", split = ",", description = "Objectives (default: both).")
  private List<Objective> objectives = List.of(Objective.values());

  @Option(names = "-k", description = "The number of parts (default: 16).")
  private int parts = 16;

  @Option(names = "--here", description = "Measure in this process; otherwise every preset and objective gets a process of its own.")
  private boolean here;

  @Override
  public Integer call() throws IOException, InterruptedException {
    for (Preset preset : presets) {
      for (Objective objective : objectives) {
        if (here) {
          measure(preset, objective);
        } else {
          startProcess(preset, objective);
        }
      }
    }
    return 0;
  }

  private void startProcess(Preset preset, Objective objective) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), "org.parcast.benchmarks.Benchmarks", "partition-small", "--here"));
    command.addAll(List.of("--graph", file.toString(), "--presets", preset.name(), "--objectives", objective.name(), "-k",
        Integer.toString(parts)));
    new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private void measure(Preset preset, Objective objective) throws IOException, InterruptedException {
    Graph graph = GraphFiles.readGraph(file);
    Path plain = Files.createTempFile("partition-benchmark", ".graph");
    GraphFiles.write(plain, graph);
    double theirs = Gpmetis.kway(plain, parts, objective, 1).seconds();
    Files.delete(plain);
    PartitionRequest request = PartitionRequest.of(parts, objective).withPreset(preset);
    double first = seconds(graph, request);
    double later = Double.POSITIVE_INFINITY;
    for (int i = 0; i < LATER; i++) {
      later = Math.min(later, seconds(graph, request));
    }
    System.out.printf(Locale.ROOT, "| %s | %s | %s | %.0f | %.0f | %.0f |%n", file.getFileName(), objective, preset, 1000 * first,
        1000 * later, 1000 * theirs);
  }

  /** The processor time of the thread that partitions, which the machine's other work does not lengthen. */
  private static double seconds(Graph graph, PartitionRequest request) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    MultilevelPartitioner.partition(graph, request);
    return (threads.getCurrentThreadCpuTime() - start) / 1e9;
  }
}
