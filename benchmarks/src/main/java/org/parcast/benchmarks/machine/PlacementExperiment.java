package org.parcast.benchmarks.machine;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.parcast.analyses.mapping.PlacementAnalysis;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.PlacementRequest;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Simulates placed threads of known patterns on 2 sockets x 8 cores x 2 threads. */
@Command(name = "placement", mixinStandardHelpOptions = true, description = "Cost and simulated misses of placements of known patterns.")
public final class PlacementExperiment implements Callable<Integer> {
  private static final int THREADS = 32;
  private static final int COLUMNS = 8;
  /** Blocks that neighbours share: two such buffers and a thread's own data are about what a core's cache holds. */
  private static final int SHARED = 40;

  @Option(names = "--seed", description = "Seed of the numbering of the threads, of the random matrix and of the random placement.")
  private long seed = 1;

  /** Returns 0. */
  @Override
  public Integer call() throws IOException {
    MachineHierarchy machine = MachineHierarchies.of("2x8x2");
    List<Strategy> strategies =
        List.of(Strategy.DAGTM, Strategy.BISECTION, Strategy.EAGERMAP, Strategy.COMPACT, Strategy.SCATTER, Strategy.RANDOM);
    System.out.println("| matrix | strategy | cost | quality | misses |\n|---|---|---:|---:|---:|");
    for (Map.Entry<String, double[][]> pattern : patterns().entrySet()) {
      TaskMatrix matrix = SyntheticThreads.shuffled(pattern.getValue(), seed);
      PlacementForecast forecast = PlacementAnalysis.place(
          new PlacementRequest(matrix, Optional.of(new SyntheticThreads(matrix)), machine, strategies, LocalityBounds.DEFAULT, seed));
      for (Strategy strategy : strategies) {
        TaskPlacement placement = forecast.placements().stream().filter(p -> p.strategy() == strategy).findFirst().orElseThrow();
        System.out.printf(Locale.ROOT, "| %s | %s | %,.0f | %,.1f | %,d |%n", pattern.getKey(), strategy.label(), placement.cost(),
            placement.quality(), placement.misses().orElseThrow());
      }
    }
    return 0;
  }

  private Map<String, double[][]> patterns() {
    Map<String, double[][]> patterns = new LinkedHashMap<>();
    patterns.put("ring", matrix((a, b) -> (a + 1) % THREADS == b ? SHARED : 0));
    patterns.put("grid 4x8", matrix((a, b) -> b == a + 1 && b % COLUMNS != 0 || b == a + COLUMNS ? SHARED : 0));
    patterns.put("pipeline", matrix((a, b) -> b == a + 1 ? SHARED : 0));
    SplittableRandom random = new SplittableRandom(seed);
    patterns.put("random", matrix((a, b) -> a < b ? random.nextInt(SHARED / 8) : 0));
    return patterns;
  }

  private interface Weight {
    double between(int a, int b);
  }

  private static double[][] matrix(Weight weight) {
    double[][] rows = new double[THREADS][THREADS];
    for (int a = 0; a < THREADS; a++) {
      for (int b = 0; b < THREADS; b++) {
        double shared = a == b ? 0 : weight.between(a, b);
        rows[a][b] += shared;
        rows[b][a] += shared;
      }
    }
    return rows;
  }
}
