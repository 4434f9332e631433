package org.parcast.partition.geometric;

import java.util.Arrays;

/**
 * Where the vertices lie in space: {@code dimensions} numbers for each, vertex by vertex. Arrays' vertices have the indices of
 * their elements.
 */
public final class Coordinates {
  /** Of the longest extent: no box is taken for flatter. */
  private static final double LEAST_EXTENT = 1e-6;

  private final int dimensions;
  private final float[] values;

  private Coordinates(int dimensions, float[] values) {
    this.dimensions = dimensions;
    this.values = values;
  }

  /**
   * Coordinates from an array that belongs to them afterwards.
   *
   * @param dimensions the number of coordinates of a vertex, at least 1
   * @param values the finite coordinates, vertex by vertex
   */
  public static Coordinates of(int dimensions, float[] values) {
    if (dimensions < 1 || values.length % dimensions != 0) {
      throw new IllegalArgumentException(values.length + " values are not a multiple of " + dimensions + " dimensions");
    }
    for (int i = 0; i < values.length; i++) {
      if (!Float.isFinite(values[i])) {
        throw new IllegalArgumentException("vertex " + i / dimensions + " has the coordinate " + values[i]);
      }
    }
    return new Coordinates(dimensions, values);
  }

  /** The coordinates of the points of a grid in row-major order (the last index runs fastest). */
  public static Coordinates grid(int... shape) {
    long points = 1;
    for (int extent : shape) {
      points *= extent;
      if (extent < 1 || points * shape.length > Integer.MAX_VALUE) {
        throw new IllegalArgumentException("a grid of the extents " + Arrays.toString(shape) + " has no points or too many");
      }
    }
    float[] values = new float[(int) points * shape.length];
    for (int v = 0; v < points; v++) {
      int rest = v;
      for (int d = shape.length - 1; d >= 0; d--) {
        values[v * shape.length + d] = rest % shape[d];
        rest /= shape[d];
      }
    }
    return new Coordinates(shape.length, values);
  }

  /** The number of coordinates of a vertex. */
  public int dimensions() {
    return dimensions;
  }

  /** The number of vertices. */
  public int vertices() {
    return values.length / dimensions;
  }

  /** How long the smallest box around all vertices is in every dimension; flat ones get a length all the same, so that ratios exist. */
  double[] extents() {
    double[] extents = new double[dimensions];
    double longest = Float.MIN_NORMAL;
    for (int d = 0; d < dimensions; d++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = d; i < values.length; i += dimensions) {
        least = Math.min(least, values[i]);
        most = Math.max(most, values[i]);
      }
      extents[d] = most - least;
      longest = Math.max(longest, extents[d]);
    }
    for (int d = 0; d < dimensions; d++) {
      extents[d] = Math.max(extents[d], longest * LEAST_EXTENT);
    }
    return extents;
  }

  /** One coordinate of a vertex. */
  public float get(int vertex, int dimension) {
    return values[vertex * dimensions + dimension];
  }
}
