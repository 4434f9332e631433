package org.parcast.analyses.sharing.matrix;

/** Shapes that communication between threads takes in parallel programs. */
public enum CommunicationPattern {
  /** Threads exchange with those beside them on a line, a ring or a grid. */
  NEAREST_NEIGHBOUR("nearest-neighbour"),
  /** Each thread hands on to the next what it has from the one before. */
  PIPELINE("pipeline"),
  /** One thread exchanges with all others, and these hardly with each other. */
  MASTER_WORKER("master-worker"),
  /** All exchange alike with all. */
  ALL_TO_ALL("all-to-all"),
  /** None of these. */
  IRREGULAR("irregular");

  private final String label;

  CommunicationPattern(String label) {
    this.label = label;
  }

  /** Its name in reports. */
  public String label() {
    return label;
  }
}
