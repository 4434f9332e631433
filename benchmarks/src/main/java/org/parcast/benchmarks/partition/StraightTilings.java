package org.parcast.benchmarks.partition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;

/** The tilings a x b (x c) = k of a grid whose cuts lie at floor(i n / a), against which partitions of grids are held. */
final class StraightTilings {
  private final GraphWorkload workload;
  private final int parts;
  private final int[] extents;

  /** The tilings of a graph whose coordinates are the indices of an array. */
  StraightTilings(GraphWorkload workload, int parts) {
    this.workload = workload;
    this.parts = parts;
    Coordinates points = workload.coordinates();
    extents = new int[points.dimensions()];
    for (int v = 0; v < points.vertices(); v++) {
      for (int d = 0; d < extents.length; d++) {
        extents[d] = Math.max(extents[d], (int) points.get(v, d) + 1);
      }
    }
  }

  /** The smallest value among the tilings whose imbalance is at most so much, if there are any. */
  OptionalLong best(double imbalance, ToLongFunction<Partition> objective) {
    List<int[]> tilings = new ArrayList<>();
    addTilings(new int[extents.length], 0, parts, tilings);
    return tilings.stream().map(this::tiled).filter(p -> Metrics.imbalance(workload.graph(), p) <= imbalance)
        .mapToLong(objective).min();
  }

  private void addTilings(int[] counts, int dimension, int rest, List<int[]> tilings) {
    if (dimension == counts.length - 1) {
      counts[dimension] = rest;
      if (rest <= extents[dimension]) {
        tilings.add(counts.clone());
      }
      return;
    }
    for (int count = 1; count <= Math.min(rest, extents[dimension]); count++) {
      if (rest % count == 0) {
        counts[dimension] = count;
        addTilings(counts, dimension + 1, rest / count, tilings);
      }
    }
  }

  private Partition tiled(int[] counts) {
    int[] partOf = new int[workload.graph().vertices()];
    for (int v = 0; v < partOf.length; v++) {
      for (int d = 0; d < counts.length; d++) {
        partOf[v] = partOf[v] * counts[d] + tile((int) workload.coordinates().get(v, d), extents[d], counts[d]);
      }
    }
    return Partition.of(parts, partOf);
  }

  /** The last tile that begins at or before the index. */
  private static int tile(int index, int extent, int tiles) {
    return (int) (((index + 1L) * tiles - 1) / extent);
  }
}
