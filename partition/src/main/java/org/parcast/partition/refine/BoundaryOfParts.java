package org.parcast.partition.refine;

import java.util.Arrays;
import org.parcast.partition.graph.PartitionState;

/** Vertices on the boundary, part by part and in ascending order: pairs of parts look at their own ones only. */
final class BoundaryOfParts {
  private final PartitionState state;
  private final int[][] vertices;

  /**
   * The vertices given, by their present parts.
   *
   * @param boundary in ascending order
   */
  BoundaryOfParts(PartitionState state, int[] boundary) {
    this.state = state;
    int[] sizes = new int[state.parts];
    for (int v : boundary) {
      sizes[state.partOf[v]]++;
    }
    vertices = new int[state.parts][];
    for (int p = 0; p < state.parts; p++) {
      vertices[p] = new int[sizes[p]];
    }
    for (int i = boundary.length - 1; i >= 0; i--) {
      int part = state.partOf[boundary[i]];
      vertices[part][--sizes[part]] = boundary[i];
    }
  }

  /** Those of a part. */
  int[] of(int part) {
    return vertices[part];
  }

  /** Follows moves of vertices between two parts. */
  void update(int first, int second) {
    int[] both = Arrays.copyOf(vertices[first], vertices[first].length + vertices[second].length);
    System.arraycopy(vertices[second], 0, both, vertices[first].length, vertices[second].length);
    Arrays.sort(both);
    vertices[first] = Arrays.stream(both).filter(v -> state.partOf[v] == first).toArray();
    vertices[second] = Arrays.stream(both).filter(v -> state.partOf[v] == second).toArray();
  }
}
