package org.parcast.analyses.loops.verdict;

/**
 * What has to hold so that iterations that were seen to be free of order are so: it held in the run, and is not proven for every input.
 *
 * @param text as it stands in reports, {@code rows() does not change}
 * @param file the file that the line is in, {@code util/Grid.java}; empty for that of the loop
 * @param line where the code stands that it is about; 0 where unknown
 */
public record LoopCondition(String text, String file, int line) {
  /** Of a loop that an iterator drives. */
  public static final String NOTHING_ADDED = "nothing is added to what the loop goes through, or removed from it";

  /** In the file that the loop is in. */
  public static LoopCondition at(String text, int line) {
    return new LoopCondition(text, "", line);
  }

  /** With its place, {@code rows() does not change (line 12)}. */
  public String inWords() {
    return line == 0 ? text : text + " (line " + line + (file.isEmpty() ? "" : " of " + file) + ")";
  }
}
