package org.parcast.partition.graph;

/** An assignment of vertices to parts 0 to {@code parts - 1}. Immutable. */
public final class Partition {
  private final int parts;
  private final int[] partOf;

  private Partition(int parts, int[] partOf) {
    this.parts = parts;
    this.partOf = partOf;
  }

  /** A partition from the part of every vertex; the array belongs to it afterwards. */
  public static Partition of(int parts, int[] partOf) {
    for (int v = 0; v < partOf.length; v++) {
      if (partOf[v] < 0 || partOf[v] >= parts) {
        throw new IllegalArgumentException("vertex " + v + " is in part " + partOf[v] + ", outside 0.." + (parts - 1));
      }
    }
    return new Partition(parts, partOf);
  }

  /** The number of parts. */
  public int parts() {
    return parts;
  }

  /** The number of vertices. */
  public int vertices() {
    return partOf.length;
  }

  /** The part of a vertex. */
  public int part(int vertex) {
    return partOf[vertex];
  }

  /** The parts of all vertices, in a new array. */
  public int[] toArray() {
    return partOf.clone();
  }
}
