package org.parcast.benchmarks.machine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.StreamSupport;
import org.parcast.analyses.mapping.PlacementAnalysis;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.PlacementRequest;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.sharing.matrix.TaskMatrixReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Places the tasks of reference cases: EagerMap's placements have to be equal, bisection's better or equal. */
@Command(name = "mapping", mixinStandardHelpOptions = true, description = "Placements against EagerMap's and against the best possible.")
public final class MappingCommand implements Callable<Integer> {
  private static final double PRINTED = 1e-4;

  @Option(names = "--reference", required = true, paramLabel = "DIR", description = "Directory with pairs.json and the matrices it names.")
  private Path reference;

  private int equal;
  private int better;
  private int worse;
  private double leastOfOptimum = 1;

  /** Returns 0 where everything holds, else 1. */
  @Override
  public Integer call() throws IOException {
    JsonNode cases = new ObjectMapper().readTree(reference.resolve("pairs.json").toFile()).get("cases");
    for (JsonNode node : cases) {
      check(node);
    }
    System.out.printf(Locale.ROOT, "%d of %d EagerMap placements and qualities equal; bisection better in %d, worse in %d; at least %.1f %% of the "
        + "optimum up to 8 tasks%n", equal, cases.size(), better, worse, 100 * leastOfOptimum);
    return equal == cases.size() && worse == 0 ? 0 : 1;
  }

  private void check(JsonNode node) throws IOException {
    String name = node.get("name").asText();
    List<Integer> arities = integers(node.get("arities"));
    TaskMatrix matrix = TaskMatrixReader.read(reference.resolve(node.get("matrix_csv").asText())).matrix();
    List<Strategy> strategies = new ArrayList<>(List.of(Strategy.EAGERMAP, Strategy.BISECTION));
    if (Strategy.ORACLE.isTriedUnasked(matrix.size(), false)) {
      strategies.add(Strategy.ORACLE);
    }
    PlacementForecast forecast = PlacementAnalysis.place(
        new PlacementRequest(matrix, Optional.empty(), MachineHierarchy.ofArities(name, arities), strategies, LocalityBounds.DEFAULT, 1));
    TaskPlacement eager = of(forecast, Strategy.EAGERMAP);
    TaskPlacement bisection = of(forecast, Strategy.BISECTION);
    double quality = node.get("quality").asDouble();
    boolean same = eager.units().equals(integers(node.get("mapping"))) && Math.abs(eager.quality() - quality) <= PRINTED + 1e-9 * quality;
    equal += same ? 1 : 0;
    better += bisection.quality() > eager.quality() * (1 + 1e-9) ? 1 : 0;
    worse += bisection.quality() < eager.quality() * (1 - 1e-9) ? 1 : 0;
    String ofOptimum = "";
    if (strategies.contains(Strategy.ORACLE)) {
      double optimum = of(forecast, Strategy.ORACLE).quality();
      double share = optimum == 0 ? 1 : bisection.quality() / optimum;
      leastOfOptimum = Math.min(leastOfOptimum, share);
      ofOptimum = String.format(Locale.ROOT, "  %.1f %% of optimum", 100 * share);
    }
    System.out.printf(Locale.ROOT, "%-10s %-14s %s  %.4f  bisection %+.2f %%%s%n", name, arities, same ? "equal" : "DIFFERS", eager.quality(),
        eager.quality() == 0 ? 0.0 : 100 * (bisection.quality() / eager.quality() - 1), ofOptimum);
  }

  private static TaskPlacement of(PlacementForecast forecast, Strategy strategy) {
    return forecast.placements().stream().filter(p -> p.strategy() == strategy).findFirst().orElseThrow();
  }

  private static List<Integer> integers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asInt).toList();
  }
}
