package org.parcast.analyses.valueflow.plan;

/** What the steps do with a variable. */
public enum VariableKind {
  /** A step uses what the one before has left in it. */
  STATE("state"),
  /** The steps use it and do not store to it. */
  DATA("data"),
  /** A step uses only what it has stored there itself. */
  TEMPORARY("temporary"),
  /** A single word. */
  NUMBER("number");

  private final String label;

  VariableKind(String label) {
    this.label = label;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }
}
