package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class WordCountsTest {
  @Test
  void wordsAreCountedOnlyWhereALoopTouchesThemMoreThanOnce() {
    assertThat(WordCounts.suits(new int[100], 2, 106)).isTrue();
    assertThat(WordCounts.suits(new int[100], 2, 105)).isFalse();
    assertThat(WordCounts.suits(new byte[100], 0, 30)).isTrue();
  }

  /** Told block by block, a loop that gathers communicates as often as access by access. */
  @Test
  void whatIsToldAtOnceIsWhatIsToldOneByOne() {
    int[] array = new int[64];
    int[] indices = new Random(1).ints(1000, 0, array.length).toArray();
    ThreadCounts first = new ThreadCounts(0);
    ThreadCounts second = new ThreadCounts(1);
    long key = BlockStates.key(array);
    for (int i = 0; i < array.length; i++) {
      long at = 16 + 4L * i;
      Visits.visit(first, 0, key, Visits.block(at), 1 << Visits.word(at), 3, 0, 1);
    }
    SteadyQueues steady = new SteadyQueues(second, 4);
    WordCounts words = new WordCounts();
    words.gather(array, 2, indices, 0, 1, indices.length, 16);
    words.tell(second, steady, (int) key, key, 4, 0);
    steady.tell();

    assertThat(second.all().with(0)).isEqualTo(indices.length);
  }

  @Test
  void indicesThatTheArrayDoesNotHaveAreLeftOut() {
    ThreadCounts own = new ThreadCounts(2);
    int[] array = new int[4];
    WordCounts words = new WordCounts();
    words.gather(array, 2, new int[] {0, 3, 1000, -9, 2}, 0, 1, 5, 16);
    words.tell(own, new SteadyQueues(own, 2), 0, BlockStates.key(array), 2, 0);

    assertThat(own.all().with(0)).isZero();
  }
}
