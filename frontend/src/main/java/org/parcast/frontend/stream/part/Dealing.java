package org.parcast.frontend.stream.part;

import java.util.List;

/** Who runs the parts of a loop. */
public interface Dealing {
  /** The parts that the iterations are dealt in, an expression of type int; {@code count} names their number, of type long. */
  String parts(String count);

  /** What opens the lambda that is called with the number {@code part} of each of {@code parts} parts. */
  String begin(String parts, String part);

  /**
   * Blocks of so many iterations each, at most, that those of one of two loops are cut into, an expression of type int; {@code count} names the number of iterations, of type long.
   *
   * @param each at least 1
   */
  default String blocks(String count, int each) {
    return "(int) ((" + count + " + " + (each - 1) + ") / " + each + ")";
  }

  /** What opens the lambda that is called with the number {@code block} of each of some blocks that need none of each other. */
  default String beginBlocks(String blocks, String block) {
    return begin(blocks, block);
  }

  /** Checked exceptions that a part throws, as they are named in a {@code throws} clause; carried out of the lambda. */
  List<String> thrown();

  /** Whether whoever runs the parts throws what the lowest of those throws that fail, when all have ended. */
  default boolean throwsLowest() {
    return true;
  }

  /** Whether parts may throw anything, as whoever runs them passes it on. */
  boolean throwsAny();

  /** Whether the loop, as it stands or in parts, is run several times: what it goes through has to be there each time, and is not computed again. */
  default boolean isRepeated() {
    return false;
  }

  /** Whether terms of floating point are added in the order of the iterations, each stored before. */
  boolean isStrict();
}
