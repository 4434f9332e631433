package org.parcast.analyses.network;

import java.util.List;
import java.util.Optional;

/**
 * What placement is worth.
 *
 * @param nodes N, processors
 * @param topology the network where one was chosen
 * @param parameters what the model was given
 * @param ideal every message goes one hop
 * @param random processors are placed at random
 * @param placed the program's own traffic after placement, if there is a program
 * @param mappings placements of given mean distances, in the order asked for
 * @param decompositions the program's decompositions that were placed, that of fewest hop-bytes first; none without a program
 * @param gain rate of the ideal placement over that of the random one
 * @param limit limit of the per-hop latency as distance grows, cycles
 * @param family the networks of the curve, as in {@code even tori of 2 dimensions}
 * @param curve the gain over machine sizes up to a million
 * @param warnings where the figures leave what the model was checked for
 */
public record NetworkForecast(long nodes, Optional<NetworkTopology> topology, LocalityParameters parameters, OperatingPoint ideal,
    OperatingPoint random, Optional<OperatingPoint> placed, List<OperatingPoint> mappings, List<PlacedDecomposition> decompositions, double gain, double limit, String family, List<GainPoint> curve, List<String> warnings) {
  public NetworkForecast {
    mappings = List.copyOf(mappings);
    decompositions = List.copyOf(decompositions);
    curve = List.copyOf(curve);
    warnings = List.copyOf(warnings);
  }

  /** The forecast of a program, with its decompositions as they were placed. */
  public NetworkForecast of(List<PlacedDecomposition> placedDecompositions) {
    return new NetworkForecast(nodes, topology, parameters, ideal, random, placed, mappings, placedDecompositions, gain, limit, family, curve, warnings);
  }

  /** The forecast with further mappings. */
  NetworkForecast at(List<OperatingPoint> points) {
    return new NetworkForecast(nodes, topology, parameters, ideal, random, placed, points, decompositions, gain, limit, family, curve, warnings);
  }

  /** Rate of a mapping over that of a random one. */
  public double gain(OperatingPoint mapping) {
    return mapping.rate() / random.rate();
  }

  /** Rate of the program's placement over that of a random one. */
  public Optional<Double> placedGain() {
    return placed.map(point -> point.rate() / random.rate());
  }
}
