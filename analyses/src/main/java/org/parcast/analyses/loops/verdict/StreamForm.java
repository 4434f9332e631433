package org.parcast.analyses.loops.verdict;

/**
 * A loop as a parallel stream, and whether it is one for directives.
 *
 * @param text Java that can stand in place of the loop, its first line without indentation, the others with none of the loop's; null where there is none
 * @param obstacle why there is none, in words; empty where there is one
 * @param uncounted why no directive can stand above the loop as it is written, in words; empty where one can, or the source is not known
 * @param elaborate why a compiler of directives that takes but the plainest loops takes none of it, in words; empty where it does, or the source is not known
 * @param undeclared what the verdict names and is no variable around the loop, as a field of the objects that methods change; no clause can name it. Empty where there is none, or the source is not known
 * @param loop what the text can replace; null where the source is not known
 */
public record StreamForm(String text, String obstacle, String uncounted, String elaborate, String undeclared, SourceRange loop) {
  /** That of a loop without source. */
  public static final StreamForm UNKNOWN = new StreamForm(null, "its source is not at hand", "", "", "", null);
}
