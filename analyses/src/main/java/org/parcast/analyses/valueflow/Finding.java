package org.parcast.analyses.valueflow;

/** A statement about the forecast and how sure it is. */
public record Finding(Certainty certainty, String text) {
  /** PROVEN from the program's text, OBSERVED on this input, ASSUMED by the model. */
  public enum Certainty {
    PROVEN,
    OBSERVED,
    ASSUMED
  }
}
