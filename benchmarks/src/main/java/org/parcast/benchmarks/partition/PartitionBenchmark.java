package org.parcast.benchmarks.partition;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.io.GraphFiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints, as a table in Markdown, how cuts, volumes and times compare with gpmetis's on the same graphs in the same run. */
@Command(name = "PartitionBenchmark", mixinStandardHelpOptions = true)
public final class PartitionBenchmark implements Callable<Integer> {
  private static final double IMBALANCE = 0.03;
  private static final List<Integer> LARGE_PARTS = List.of(16, 64);

  @Option(names = "--graphs", description = "A directory of reference graphs, *.graph or *.graph.gz.")
  private Path directory;

  @Option(names = "--presets", split = ",", description = "Presets (default: FAST,DEFAULT).")
  private List<Preset> presets = List.of(Preset.FAST, Preset.DEFAULT);

  @Option(names = "--objectives", split = ",", description = "Objectives (default: both).")
  private List<Objective> objectives = List.of(Objective.values());

  @Option(names = "-k", split = ",", description = "Numbers of parts (default: powers of two from 2 to 128).")
  private List<Integer> parts = List.of(2, 4, 8, 16, 32, 64, 128);

  @Option(names = "--seeds", description = "Seeds on each side (default: 3).")
  private int seeds = 3;

  @Option(names = "--threads", description = "Our threads (default: 1).")
  private int threads = 1;

  @Option(names = "--warm", description = "How often each is partitioned before it is measured (default: 0; large ones once).")
  private int warm;

  @Option(names = "--rows", description = "A file for a row by graph, objective, preset and number of parts, each written as soon as it is there.")
  private Path rows;

  @Option(names = "--groups", split = ",", description = {
      "Groups of graphs (default: reference,random geometric,power law,unrolled stencil,butterfly,grids,triangulated mesh,Delaunay "
          + "mesh; also power laws, Java classes, other kinds, large, large grids, huge).",
      "The large ones are partitioned into 16 and 64 parts only."})
  private List<String> groups = List.of("reference", "random geometric", "power law", "unrolled stencil", "butterfly", "grids",
      "triangulated mesh", "Delaunay mesh");

  private final Map<String, MetisComparison> results = new LinkedHashMap<>();

  /** Runs the benchmark. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new PartitionBenchmark()).execute(arguments));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<GraphWorkload> workloads = new ArrayList<>();
    if (directory != null) {
      workloads.addAll(GraphWorkload.reference(directory));
    }
    workloads.addAll(GraphWorkload.irregular());
    workloads.addAll(GraphWorkload.hubs());
    workloads.addAll(GraphWorkload.grids());
    workloads.addAll(OtherGraphs.workloads());
    if (groups.contains("large") || groups.contains("large grids")) {
      workloads.addAll(GraphWorkload.large());
    }
    if (groups.contains("huge")) {
      workloads.add(GraphWorkload.huge());
    }
    if (rows != null) {
      Files.writeString(rows, "graph,objective,preset,parts,ours / METIS,time / METIS,ms,METIS's ms\n");
    }
    for (GraphWorkload workload : workloads) {
      if (groups.contains(workload.group())) {
        compare(workload);
      }
    }
    System.out.println("| graphs | objective | preset | ours / METIS | time / METIS | our ms | worst imbalance | cases | worst / tiling |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    results.forEach((name, c) -> System.out.printf(Locale.ROOT, "| %s | %.3f | %.1f | %.0f | %.2f %% | %d | %s |%n", name, c.ratio(),
        c.timeRatio(), 1000 * c.seconds(), 100 * c.worstImbalance(), c.cases(), c.worstAgainstTiling() == 0 ? "" : String.format(Locale.ROOT, "%.3f", c.worstAgainstTiling())));
    return 0;
  }

  private void compare(GraphWorkload workload) throws IOException, InterruptedException {
    Path file = Files.createTempFile("partition-benchmark", ".graph");
    GraphFiles.write(file, workload.graph());
    for (Objective objective : objectives) {
      for (int k : workload.group().startsWith("large") ? LARGE_PARTS : parts) {
        compare(workload, file, objective, k);
      }
    }
    Files.delete(file);
  }

  private void compare(GraphWorkload workload, Path file, Objective objective, int k) throws IOException, InterruptedException {
    boolean bisected = workload.group().equals("power law") && objective == Objective.CUT;
    Peer kway = new Peer("");
    Peer bisection = new Peer(", METIS by bisection");
    for (int seed = 1; seed <= seeds; seed++) {
      kway.add(Gpmetis.kway(file, k, objective, seed));
      if (bisected) {
        bisection.add(Gpmetis.recursiveBisection(file, k, seed));
      }
    }
    OptionalLong tiling = workload.group().equals("grids") ? new StraightTilings(workload, k).best(IMBALANCE,
        partition -> value(workload.graph(), partition, objective)) : OptionalLong.empty();
    for (Preset preset : presets) {
      double value = 0;
      double largest = 0;
      double seconds = 0;
      double imbalance = 0;
      for (int seed = 1 - Math.max(warm, workload.group().startsWith("large") ? 1 : 0); seed <= seeds; seed++) {
        PartitionRequest request = new PartitionRequest(k, objective, IMBALANCE, preset, false, seed, threads,
            workload.coordinates());
        if (seed < 1) {
          MultilevelPartitioner.partition(workload.graph(), request);
          continue;
        }
        long start = cpuNanos();
        Partition partition = MultilevelPartitioner.partition(workload.graph(), request);
        seconds += (cpuNanos() - start) / 1e9;
        long reached = value(workload.graph(), partition, objective);
        value += reached;
        largest = Math.max(largest, reached);
        imbalance = Math.max(imbalance, Metrics.imbalance(workload.graph(), partition));
      }
      if (rows != null) {
        Files.writeString(rows, String.format(Locale.ROOT, "%s,%s,%s,%d,%.3f,%.1f,%.0f,%.0f%n", workload.name(), objective.name().toLowerCase(Locale.ROOT), preset.name().toLowerCase(Locale.ROOT), k,
            value / kway.value, seconds / kway.seconds, 1000 * seconds / seeds, 1000 * kway.seconds / seeds), StandardOpenOption.APPEND);
      }
      for (Peer peer : bisected ? List.of(kway, bisection) : List.of(kway)) {
        String label = workload.group() + peer.name + " | " + objective + " | " + preset;
        results.computeIfAbsent(label, unused -> new MetisComparison())
            .add(value, peer.value, seconds / seeds, peer.seconds / seeds, imbalance);
        if (tiling.isPresent()) {
          results.get(label).addTiling(largest / tiling.getAsLong());
        }
        System.err.printf(Locale.ROOT, "%-18s k=%-4d %-6s %-7s %.3f  %.3f s against %.3f s%s%s%n", workload.name(), k, objective,
            preset, value / peer.value, seconds / seeds, peer.seconds / seeds, peer.name,
            tiling.isPresent() ? String.format(Locale.ROOT, ", %.3f of the best straight tiling", largest / tiling.getAsLong()) : "");
      }
    }
  }

  /** What METIS gives in one way, summed over the seeds. */
  private static final class Peer {
    private final String name;
    private double value;
    private double seconds;

    Peer(String name) {
      this.name = name;
    }

    void add(Gpmetis.Result result) {
      value += result.value();
      seconds += result.seconds();
    }
  }

  private static long value(Graph graph, Partition partition, Objective objective) {
    return objective == Objective.CUT ? Metrics.cut(graph, partition) : Metrics.volume(graph, partition);
  }

  /** The processor time of the whole process, compiler and collector included: gpmetis's figures are processor times too. */
  private static long cpuNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
