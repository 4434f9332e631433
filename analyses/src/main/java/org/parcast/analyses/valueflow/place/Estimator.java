package org.parcast.analyses.valueflow.place;

/** Where a placement of the vertices comes from; ordered from the simplest to explain. */
public enum Estimator {
  /** Blocks along the first axis of an array. */
  ROWS("rows"),
  /** Blocks along the last axis. */
  COLUMNS("columns"),
  /** Blocks along two axes. */
  BLOCK2D("block2d"),
  /** Blocks along three axes. */
  BLOCK3D("block3d"),
  /** Rows or columns dealt in turn. */
  CYCLIC("cyclic"),
  /** Small blocks dealt in turn over a process grid. */
  BLOCK_CYCLIC("block-cyclic"),
  /** Owners read from the user's file. */
  FILE("file"),
  /** The hypergraph partitioner's answer. */
  PARTITION("partition");

  private final String label;

  Estimator(String label) {
    this.label = label;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }

  /** Whether each rank has one block of the array. */
  public boolean isBlocks() {
    return compareTo(BLOCK3D) <= 0;
  }
}
