package org.parcast.analyses.valueflow;

import java.util.List;

/**
 * The name of a communication matrix.
 *
 * @param kind the pattern
 * @param grid process grid of the pattern, empty where it has none
 * @param share part of the point-to-point bytes that lie on the pattern's pairs, 0 to 1
 */
public record TrafficPattern(Kind kind, List<Integer> grid, double share) {
  /** The patterns told apart. */
  public enum Kind {
    NONE("no point-to-point traffic"),
    SWEEP("sweep"),
    RING("ring"),
    NEAREST_1D("nearest neighbour 1-D"),
    NEAREST_2D("nearest neighbour 2-D"),
    NEAREST_3D("nearest neighbour 3-D"),
    ROW_COLUMN("broadcast along rows and columns"),
    TRANSPOSITION("transposition"),
    BUTTERFLY("butterfly"),
    BROADCAST("broadcast from one rank"),
    REDUCTION("reduction to one rank"),
    MASTER_WORKER("master-worker"),
    ALL_TO_ALL("all-to-all"),
    IRREGULAR("irregular");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** Name in reports. */
    public String label() {
      return label;
    }
  }

  public TrafficPattern {
    grid = List.copyOf(grid);
  }

  /** Whether it is more than that there is no traffic, or no pattern in it. */
  public boolean isNamed() {
    return kind != Kind.NONE && kind != Kind.IRREGULAR;
  }
}
