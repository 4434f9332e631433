package org.parcast.partition;

/** What a partition is to make small. */
public enum Objective {
  /** The weight of the edges whose ends lie in different parts; on a hypergraph the same as {@link #VOLUME}. */
  CUT,
  /**
   * The communication volume: for every net its weight times (number of parts it touches minus one). The nets of a graph are
   * the closed neighbourhoods of its vertices, so that a vertex counts once for every foreign part that has a neighbour of it.
   */
  VOLUME
}
