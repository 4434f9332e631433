package org.parcast.analyses.scale;

/**
 * No formula was found.
 *
 * @param reason why not, and what to measure further
 */
public record NoModel(String reason) implements ScalingModel {
  @Override
  public String formula() {
    return "none: " + reason;
  }
}
