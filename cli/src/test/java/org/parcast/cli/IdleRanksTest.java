package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What sends less and leaves ranks idle is neither the plan nor called the best. */
class IdleRanksTest {
  /** Each of two swapped arrays on half of the ranks: two thirds of the bytes, and no rank works in each step. */
  @Test
  void swappedArraysAreNotPutOnHalfOfTheRanksEach() {
    String out = Outcome.of("comm", Programs.everyday("MeansShifted"), "--ranks", "4", "--quiet", "--", "64", "6").out();
    assertThat(out).containsPattern("rows 4 of x +1,536 +0 +12 +1.00 +1,024").containsPattern("x .* 128 +rows 4 ");
    assertThat(out.replaceAll("\\s+", " ")).contains("the partitioner's parts 1,024 bytes, but ranks idle in each step.");
  }
}
