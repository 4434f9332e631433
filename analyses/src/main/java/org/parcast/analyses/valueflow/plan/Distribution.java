package org.parcast.analyses.valueflow.plan;

import java.util.Arrays;
import java.util.Optional;

/** Which ranks keep a variable. */
public enum Distribution {
  /** Blocks along the first axis. */
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
  /** The partitioner's parts. */
  PARTS("parts"),
  /** Each word lies with the words that it exchanges values with. */
  ALIGNED("aligned"),
  /** Every rank that needs it keeps all of it. */
  COPIED("copied"),
  /** One rank has it. */
  ONE("one");

  private final String label;

  Distribution(String label) {
    this.label = label;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }

  /** Whether the words are shared out by their indices, in blocks or in turn. */
  public boolean isCut() {
    return compareTo(BLOCK_CYCLIC) <= 0;
  }

  /** The layout of a name. */
  public static Optional<Distribution> of(String label) {
    return Arrays.stream(values()).filter(layout -> layout.label.equals(label)).findFirst();
  }
}
