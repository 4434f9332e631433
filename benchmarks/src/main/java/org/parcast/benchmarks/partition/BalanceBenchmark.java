package org.parcast.benchmarks.partition;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Partitions many random graphs, some with weighted vertices, and counts the parts that pass their bound. */
@Command(name = "partition-balance", mixinStandardHelpOptions = true,
    description = "Counts over many random graphs how often a part passes its bound; 1 if any does.")
public final class BalanceBenchmark implements Callable<Integer> {
  private static final List<Integer> PARTS = List.of(2, 3, 4, 7, 8, 16, 31, 32, 64, 128);
  private static final double IMBALANCE = 0.03;

  @Option(names = "--runs", description = "Runs (default: 1000).")
  private int runs = 1000;

  @Option(names = "--presets", split = ",", description = "Presets (default: FAST,DEFAULT).")
  private List<Preset> presets = List.of(Preset.FAST, Preset.DEFAULT);

  @Override
  public Integer call() {
    int passed = 0;
    long worst = Long.MIN_VALUE;
    double worstImbalance = 0;
    for (int run = 0; run < runs; run++) {
      SplittableRandom random = new SplittableRandom(run);
      boolean weighted = run % 3 == 0;
      Graph graph = weighted ? GeneratedGraphs.weighted(graph(random), 1 + random.nextInt(50), run) : graph(random);
      int parts = Math.min(PARTS.get(random.nextInt(PARTS.size())), graph.vertices());
      Objective objective = random.nextBoolean() ? Objective.CUT : Objective.VOLUME;
      Partition partition = MultilevelPartitioner.partition(graph, PartitionRequest.of(parts, objective).withImbalance(IMBALANCE)
          .withPreset(presets.get(run % presets.size())).withSeed(run));
      long heaviest = LongStream.of(Metrics.partWeights(graph, partition)).max().orElse(0);
      long above = heaviest - bound(graph, parts);
      passed += above > 0 ? 1 : 0;
      worst = Math.max(worst, above);
      worstImbalance = Math.max(worstImbalance, weighted ? 0 : Metrics.imbalance(graph, partition));
    }
    System.out.printf(Locale.ROOT, "%d runs: %d above the bound; the heaviest part is at most %d above it%n", runs, passed, worst);
    System.out.printf(Locale.ROOT, "worst imbalance without weights: %.2f %% (small parts are rounded up)%n", 100 * worstImbalance);
    return passed == 0 ? 0 : 1;
  }

  private static Graph graph(SplittableRandom random) {
    int size = random.nextInt(10, 60);
    return switch (random.nextInt(5)) {
      case 0 -> GeneratedGraphs.randomGeometric(size * size, random.nextLong());
      case 1 -> GeneratedGraphs.powerLaw(size * size, 1 + random.nextInt(4), random.nextLong());
      case 2 -> GeneratedGraphs.unrolledStencil(size / 2, 4);
      case 3 -> GeneratedGraphs.butterfly(4 + random.nextInt(6));
      default -> GeneratedGraphs.grid(1, size, random.nextInt(10, 60));
    };
  }

  /** What the balance is promised to be: see {@code docs/partitioning.md}. */
  private static long bound(Graph graph, int parts) {
    long total = 0;
    int heaviest = 1;
    for (int v = 0; v < graph.vertices(); v++) {
      total += graph.vertexWeight(v);
      heaviest = Math.max(heaviest, graph.vertexWeight(v));
    }
    return Math.max((long) Math.floor((1 + IMBALANCE) * total / parts), (total + parts - 1) / parts) + heaviest - 1;
  }
}
