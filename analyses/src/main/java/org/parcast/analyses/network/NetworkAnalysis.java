package org.parcast.analyses.network;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedSet;
import java.util.TreeSet;
import org.parcast.ir.catalogue.Notice;

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
    NetworkFamily tori = new NetworkFamily.Grids(parameters.dimension(), true);
    if (nodes < tori.smallest()) {
      throw new IllegalArgumentException("--nodes is " + nodes + ": a torus of " + parameters.dimension() + " dimensions has at least two along each; "
          + "give --dimension " + (63 - Long.numberOfLeadingZeros(nodes)) + " or less");
    }
    return compare(parameters, nodes, Optional.empty(), tori, tori.randomDistance(nodes), placed);
  }

  /**
   * Compares on a topology; the model's number of dimensions is that of a torus or mesh.
   *
   * @param placed mean distance of the program's traffic after placement, if there is a program
   * @throws IllegalArgumentException if the model has no answer
   */
  public static NetworkForecast forecast(LocalityParameters parameters, NetworkTopology topology, OptionalDouble placed) {
    LocalityParameters fitted = topology instanceof NetworkTopology.Grid grid ? parameters.withDimension(grid.dimension()) : parameters;
    return compare(fitted, topology.nodes(), Optional.of(topology), NetworkFamily.of(topology), topology.meanDistance(), placed);
  }

  /**
   * Adds mappings of mean distances, as in the experiments of section 3.2.
   *
   * @param distances d of each, from the nearest two processors to the farthest
   * @throws IllegalArgumentException if there is no such mapping
   */
  public static NetworkForecast at(NetworkForecast forecast, List<Double> distances) {
    NetworkFamily family = forecast.topology().map(NetworkFamily::of).orElseGet(() -> new NetworkFamily.Grids(forecast.parameters().dimension(), true));
    double farthest = forecast.topology().map(topology -> (double) topology.farthest())
        .orElseGet(() -> forecast.parameters().dimension() * Math.pow(forecast.nodes(), 1.0 / forecast.parameters().dimension()) / 2);
    for (double distance : distances) {
      if (!(family.nearest() <= distance && distance <= farthest)) {
        throw new IllegalArgumentException("--distance is " + hops(distance) + ": on " + forecast.nodes() + " processors of this network messages go " + hops(family.nearest()) + " to " + hops(farthest) + " hops");
      }
    }
    return forecast.at(distances.stream().map(distance -> family.solve(forecast.parameters(), distance)).toList());
  }

  private static String hops(double hops) {
    return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(hops);
  }

  private static NetworkForecast compare(LocalityParameters parameters, long nodes, Optional<NetworkTopology> topology, NetworkFamily family,
      double randomDistance, OptionalDouble placedDistance) {
    OperatingPoint ideal = family.solve(parameters, family.nearest());
    OperatingPoint random = family.solve(parameters, randomDistance);
    Optional<OperatingPoint> placed =
        placedDistance.isPresent() ? Optional.of(family.solve(parameters, placedDistance.getAsDouble())) : Optional.empty();
    List<String> warnings = new ArrayList<>();
    warn(warnings, "the ideal placement", ideal);
    warn(warnings, "a random placement", random);
    placed.ifPresent(point -> warn(warnings, "the program's placement", point));
    if (family instanceof NetworkFamily.Trees) {
      warnings.add(Notice.NETWORK_MODEL.of("the published model is one of tori and meshes: of a fat tree only distances are taken, its channels are assumed never to queue"));
    }
    return new NetworkForecast(nodes, topology, parameters, ideal, random, placed, List.of(), List.of(), ideal.rate() / random.rate(),
        family.hopLatencyLimit(parameters), family.label(), curve(parameters, family, nodes, ideal, random), warnings);
  }

  private static void warn(List<String> warnings, String placement, OperatingPoint point) {
    if (point.injection() >= 1) {
      warnings.add(Notice.NETWORK_MODEL.of(String.format(Locale.ROOT,
          "with %s a node's own channel is loaded %.2f times over, which the published equations ignore: the real rate is lower",
          placement, point.injection())));
    }
  }

  /** Numbers of processors of which every curve tells, rising: 10, 20, 50, 100, ... a million, and the powers of four between them. */
  public static SortedSet<Long> sizes() {
    SortedSet<Long> sizes = new TreeSet<>();
    for (long decade = 10; decade <= LARGEST; decade *= 10) {
      sizes.addAll(List.of(decade, Math.min(LARGEST, 2 * decade), Math.min(LARGEST, 5 * decade)));
    }
    for (long size = 16; size <= LARGEST; size *= 4) {
      sizes.add(size);
    }
    return sizes;
  }

  /** The gain over these sizes, as far as there are such networks, and of the machine asked for; all but that are even ones. */
  private static List<GainPoint> curve(LocalityParameters parameters, NetworkFamily family, long nodes, OperatingPoint ideal, OperatingPoint asked) {
    SortedSet<Long> sizes = sizes();
    sizes.removeIf(size -> size < family.smallest());
    sizes.add(nodes);
    List<GainPoint> curve = new ArrayList<>();
    for (long size : sizes) {
      OperatingPoint random = size == nodes ? asked : family.solve(parameters, family.randomDistance(size));
      curve.add(new GainPoint(size, ideal.rate() / random.rate(), random.hopLatency()));
    }
    return curve;
  }
}
