package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which of the two threads of a queue came last, which decides whom a third one replaces. */
class TurnsTest {
  private static final int BLOCKS = 64;

  private final long[] words = new long[8 * BLOCKS];
  private final ThreadCounts first = new ThreadCounts(0);
  private final ThreadCounts second = new ThreadCounts(1);
  private final ThreadCounts third = new ThreadCounts(2);

  private void sweep(ThreadCounts own) {
    long key = BlockStates.key(words);
    Visits.sweep(own, (int) key + Visits.block(16), key, 16, words.length, 3, 2, 0);
  }

  private void jump(ThreadCounts own) {
    AccessSite site = own.site(2);
    for (int i = 0; i < words.length; i++) {
      int at = 16 + 8 * (7 * i % words.length);
      site.access(words, Visits.block(at), Visits.word(at));
    }
    own.catchUp();
  }

  /** The third replaces the second, which is then a third one itself, and meets both, once in each block; the first it meets nowhere else. */
  @Test
  void whoCameLastBeforeAThirdOneStays() {
    sweep(first);
    sweep(second);
    sweep(first);
    long before = second.all().with(0);
    sweep(third);
    sweep(second);

    assertThat(second.all().with(0) - before).isEqualTo(BLOCKS + 1);
  }

  @Test
  void whoJumpedThereLastStaysToo() {
    jump(first);
    jump(second);
    jump(first);
    long before = second.all().with(0);
    jump(third);
    jump(second);

    assertThat(second.all().with(0) - before).isEqualTo(BLOCKS + 1);
  }
}
