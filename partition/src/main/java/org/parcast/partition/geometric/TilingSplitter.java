package org.parcast.partition.geometric;

import org.parcast.partition.graph.Topology;

/** Carries a {@link Tiling} out, by histograms of the weight along the axes. */
final class TilingSplitter {
  private static final int MAX_BINS = 1 << 16;
  private static final int MAX_CELLS = 1 << 23;

  private final Topology topology;
  private final Coordinates coordinates;
  private final Tiling tiling;
  /** The region of every vertex; a region is named by its first part. */
  private final int[] regionOf;
  private int[] partsOfRegion;

  private TilingSplitter(Topology topology, Coordinates coordinates, Tiling tiling, int parts) {
    this.topology = topology;
    this.coordinates = coordinates;
    this.tiling = tiling;
    regionOf = new int[topology.vertices];
    partsOfRegion = new int[parts];
    partsOfRegion[0] = parts;
  }

  /** The part of every vertex. */
  static int[] split(Topology topology, Coordinates coordinates, Tiling tiling, int parts) {
    TilingSplitter splitter = new TilingSplitter(topology, coordinates, tiling, parts);
    for (int level = 0; level < tiling.axes().size(); level++) {
      splitter.split(level);
    }
    return splitter.regionOf;
  }

  private void split(int level) {
    int axis = tiling.axes().get(level);
    float least = Float.POSITIVE_INFINITY;
    float most = Float.NEGATIVE_INFINITY;
    for (int v = 0; v < topology.vertices; v++) {
      float value = tiling.along(axis, coordinates, v);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    int parts = partsOfRegion.length;
    double range = (double) most - least;
    int bins = (int) Math.max(1, Math.min(Math.min(MAX_BINS, MAX_CELLS / parts), binsNeeded(range)));
    double scale = range > 0 ? (bins - 1) / range : 0;
    long[][] weights = new long[parts][];
    for (int v = 0; v < topology.vertices; v++) {
      int region = regionOf[v];
      if (weights[region] == null) {
        weights[region] = new long[bins];
      }
      weights[region][bin(axis, v, least, scale)] += topology.vertexWeights[v];
    }
    int[] nextParts = new int[parts];
    int[][] slabOfBin = new int[parts][];
    for (int region = 0; region < parts; region++) {
      if (partsOfRegion[region] > 0) {
        slabOfBin[region] = slabs(region, level, weights[region] == null ? new long[bins] : weights[region], nextParts);
      }
    }
    for (int v = 0; v < topology.vertices; v++) {
      regionOf[v] = slabOfBin[regionOf[v]][bin(axis, v, least, scale)];
    }
    partsOfRegion = nextParts;
  }

  /** Grids with whole coordinates get one bin per index, so that boundaries follow their rows. */
  private static double binsNeeded(double range) {
    return range == Math.rint(range) && range < MAX_BINS ? range + 1 : MAX_BINS;
  }

  private int bin(int axis, int vertex, float least, double scale) {
    return (int) (((double) tiling.along(axis, coordinates, vertex) - least) * scale + 0.5);
  }

  /** Cuts the histogram of a region where the weight comes nearest to what the parts before ask for. */
  private int[] slabs(int region, int level, long[] weights, int[] nextParts) {
    int parts = partsOfRegion[region];
    int slabs = tiling.slabs(level, parts);
    long total = 0;
    for (long weight : weights) {
      total += weight;
    }
    int[] slabOfBin = new int[weights.length];
    long before = 0;
    int bin = 0;
    for (int s = 0; s < slabs; s++) {
      int firstPart = (int) ((long) s * parts / slabs);
      int endPart = (int) ((s + 1L) * parts / slabs);
      nextParts[region + firstPart] = endPart - firstPart;
      double target = (double) total * endPart / parts;
      while (bin < weights.length && (s == slabs - 1 || before + weights[bin] / 2.0 < target)) {
        before += weights[bin];
        slabOfBin[bin++] = region + firstPart;
      }
    }
    return slabOfBin;
  }
}
