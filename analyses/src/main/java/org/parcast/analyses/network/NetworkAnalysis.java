package org.parcast.analyses.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;

/** Compares placements on a network by the locality model. */
public final class NetworkAnalysis {
  private static final int LARGEST = 1_000_000;

  private NetworkAnalysis() {}

  /**
   * Compares on a torus of a number of processors; its radix may be real.
   *
   * @param nodes N, at least 2
   * @param placed mean distance of the program's traffic after placement, if there is a program
   * @throws IllegalArgumentException if the model has no answer
   */
  public static NetworkForecast forecast(LocalityParameters parameters, long nodes, OptionalDouble placed) {
    if (nodes < 2 || nodes > 1_000_000_000L) {
      throw new IllegalArgumentException("--nodes is " + nodes + ": a network has 2 to 1000000000 nodes");
    }
    return compare(parameters, nodes, Optional.empty(), RandomDistance.onTorus(nodes, parameters.dimension()), placed);
  }

  /**
   * Compares on a topology; the model's number of dimensions is that of a torus or mesh.
   *
   * @param placed mean distance of the program's traffic after placement, if there is a program
   * @throws IllegalArgumentException if the model has no answer
   */
  public static NetworkForecast forecast(LocalityParameters parameters, NetworkTopology topology, OptionalDouble placed) {
    LocalityParameters fitted = topology instanceof NetworkTopology.Grid grid ? parameters.withDimension(dimension(grid)) : parameters;
    return compare(fitted, topology.nodes(), Optional.of(topology), topology.meanDistance(), placed);
  }

  /** Dimensions along which there is anything to go. */
  private static int dimension(NetworkTopology.Grid grid) {
    return (int) grid.extents().stream().filter(extent -> extent > 1).count();
  }

  private static NetworkForecast compare(LocalityParameters parameters, long nodes, Optional<NetworkTopology> topology, double randomDistance,
      OptionalDouble placedDistance) {
    boolean tree = topology.isPresent() && topology.get() instanceof NetworkTopology.FatTree;
    OperatingPoint ideal = solve(parameters, tree ? 2 : 1, tree);
    OperatingPoint random = solve(parameters, randomDistance, tree);
    Optional<OperatingPoint> placed =
        placedDistance.isPresent() ? Optional.of(solve(parameters, placedDistance.getAsDouble(), tree)) : Optional.empty();
    List<String> warnings = new ArrayList<>();
    warn(warnings, "the ideal placement", ideal);
    warn(warnings, "a random placement", random);
    placed.ifPresent(point -> warn(warnings, "the program's placement", point));
    if (tree) {
      warnings.add("the published model is one of tori and meshes: of a fat tree only distances are taken, its channels are assumed never to queue");
    }
    return new NetworkForecast(nodes, topology, parameters, ideal, random, placed, ideal.rate() / random.rate(), parameters.hopLatencyLimit(),
        tree ? List.of() : curve(parameters, nodes, random, topology), warnings);
  }

  private static OperatingPoint solve(LocalityParameters parameters, double distance, boolean tree) {
    return tree ? LocalityModel.solveFatTree(parameters, distance) : LocalityModel.solve(parameters, distance);
  }

  private static void warn(List<String> warnings, String placement, OperatingPoint point) {
    if (point.injection() >= 1) {
      warnings.add(String.format(Locale.ROOT,
          "with %s a node's own channel is loaded %.2f times over, which the published equations ignore: the real rate is lower",
          placement, point.injection()));
    }
  }

  /** 10, 20, 50, 100, ... a million, the powers of four between them, and the machine asked for; all but that are even ones. */
  private static List<GainPoint> curve(LocalityParameters parameters, long nodes, OperatingPoint asked, Optional<NetworkTopology> topology) {
    TreeSet<Long> sizes = new TreeSet<>();
    for (long decade = 10; decade <= LARGEST; decade *= 10) {
      sizes.addAll(List.of(decade, Math.min(LARGEST, 2 * decade), Math.min(LARGEST, 5 * decade)));
    }
    for (long size = 16; size <= LARGEST; size *= 4) {
      sizes.add(size);
    }
    sizes.add(nodes);
    boolean mesh = topology.isPresent() && topology.get() instanceof NetworkTopology.Grid grid && !grid.wraps();
    double ideal = LocalityModel.solve(parameters, 1).rate();
    List<GainPoint> curve = new ArrayList<>();
    for (long size : sizes) {
      int n = parameters.dimension();
      OperatingPoint random = size == nodes ? asked
          : LocalityModel.solve(parameters, mesh ? RandomDistance.onMesh(size, n) : RandomDistance.onTorus(size, n));
      curve.add(new GainPoint(size, ideal / random.rate(), random.hopLatency()));
    }
    return curve;
  }
}
