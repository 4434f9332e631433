package org.parcast.analyses.dependence;

/**
 * A loop as a parallel stream.
 *
 * @param text Java that can stand in place of the loop; null where there is none
 * @param obstacle why there is none, in words; empty where there is one
 */
public record StreamForm(String text, String obstacle) {
  /** That of a loop without source. */
  public static final StreamForm UNKNOWN = new StreamForm(null, "its source is not at hand");
}
