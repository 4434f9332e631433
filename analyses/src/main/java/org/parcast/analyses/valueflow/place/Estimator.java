package org.parcast.analyses.valueflow.place;

/** Where a placement of the vertices comes from; ordered from the simplest to explain. */
public enum Estimator {
  /** Blocks along the first axis of an array. */
  ROWS("rows", NamedCuts::rows),
  /** Blocks along the last axis. */
  COLUMNS("columns", NamedCuts::columns),
  /** Blocks along two axes. */
  BLOCK2D("block2d", NamedCuts::twoAxes),
  /** Blocks along three axes. */
  BLOCK3D("block3d", NamedCuts::threeAxes),
  /** Rows or columns dealt in turn. */
  CYCLIC("cyclic", NamedCuts::cyclic),
  /** Small blocks dealt in turn over a process grid. */
  BLOCK_CYCLIC("block-cyclic", NamedCuts::blockCyclic),
  /** Owners read from the user's file. */
  FILE("file", CutRule.NONE),
  /** The hypergraph partitioner's answer. */
  PARTITION("partition", CutRule.NONE);

  private final String label;
  private final CutRule rule;

  Estimator(String label, CutRule rule) {
    this.label = label;
    this.rule = rule;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }

  /** How an array is cut; nothing where the owners come from elsewhere. */
  CutRule rule() {
    return rule;
  }

  /** Whether each rank has one block of the array. */
  public boolean isBlocks() {
    return compareTo(BLOCK3D) <= 0;
  }
}
