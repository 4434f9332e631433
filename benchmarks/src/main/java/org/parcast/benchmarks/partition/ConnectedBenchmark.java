package org.parcast.benchmarks.partition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.io.GraphFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints cuts and imbalances of connected parts beside those of {@code gpmetis -contig}. */
@Command(name = "partition-connected", mixinStandardHelpOptions = true,
    description = "Connected parts: cut and imbalance beside those of gpmetis -contig.")
public final class ConnectedBenchmark implements Callable<Integer> {
  /** A part of exactly 1.03 times the mean is not above it. */
  private static final double ROUNDING = 1e-9;

  @Option(names = "--graphs", description = "A directory of reference graphs, *.graph or *.graph.gz.")
  private Path directory;

  @Option(names = "--preset", description = "Preset (default: DEFAULT).")
  private Preset preset = Preset.DEFAULT;

  @Option(names = "-k", split = ",", description = "Numbers of parts (default: 4,16,64,128).")
  private List<Integer> parts = List.of(4, 16, 64, 128);

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<GraphWorkload> workloads = new ArrayList<>(GraphWorkload.grids());
    if (directory != null) {
      workloads.addAll(GraphWorkload.reference(directory));
    }
    System.out.println("| graph | k | cut / gpmetis -contig | imbalance | gpmetis's | parts not connected |");
    System.out.println("|---|---|---|---|---|---|");
    int worse = 0;
    for (GraphWorkload workload : workloads) {
      Path file = Files.createTempFile("partition-benchmark", ".graph");
      GraphFiles.write(file, workload.graph());
      for (int k : parts) {
        Gpmetis.Result theirs = Gpmetis.connected(file, k);
        Partition partition = MultilevelPartitioner.partition(workload.graph(),
            PartitionRequest.of(k, Objective.CUT).withPreset(preset).withConnected(true));
        double imbalance = Metrics.imbalance(workload.graph(), partition);
        long inPieces = Arrays.stream(Metrics.componentsPerPart(workload.graph(), partition)).filter(c -> c > 1).count();
        worse += imbalance > Math.max(0.03, theirs.imbalance()) + ROUNDING || inPieces > 0 ? 1 : 0;
        System.out.printf(Locale.ROOT, "| %s | %d | %.3f | %.2f %% | %.2f %% | %d |%n", workload.name(), k,
            (double) Metrics.cut(workload.graph(), partition) / theirs.value(), 100 * imbalance, 100 * theirs.imbalance(), inPieces);
      }
      Files.delete(file);
    }
    System.out.println(worse + " not connected, or above 3 % and above gpmetis's imbalance");
    return worse == 0 ? 0 : 1;
  }
}
