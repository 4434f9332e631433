package org.parcast.analyses.dependence;

/**
 * A loop as a parallel stream.
 *
 * @param text Java that can stand in place of the loop, its first line without indentation, the others with none of the loop's; null where there is none
 * @param obstacle why there is none, in words; empty where there is one
 * @param loop what the text can replace; null where the source is not known
 */
public record StreamForm(String text, String obstacle, SourceRange loop) {
  /** That of a loop without source. */
  public static final StreamForm UNKNOWN = new StreamForm(null, "its source is not at hand", null);
}
