package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.parcast.recording.file.RecordingFormat;

class SortedSinksTest {
  private static final int HOME = 500;

  private final SinkSets sets = new SinkSets();
  private final SortedSinks sorted = new SortedSinks(sets, new VertexNumbers(Integer.MAX_VALUE));

  private int set(int size) {
    int set = sets.root();
    for (int i = size; i > 0; i--) {
      set = sets.grow(set, HOME, 10 + i);
    }
    return set;
  }

  @Test
  void aLargeSetIsTheSameEachTimeWithItsNumber() {
    int set = set(RecordingFormat.SHARED_SINKS);
    sorted.of(set, HOME).number = 7;
    assertThat(sorted.of(set(3), HOME).runs.toArray()).containsExactly(11, 12, 13);
    assertThat(sorted.of(set, HOME).number).isEqualTo(7);
    assertThat(sorted.of(set, HOME).runs.toArray()).isSorted().hasSize(RecordingFormat.SHARED_SINKS);
  }

  /** By distance they are sets of their own. */
  @Test
  void theSameSinksOfAnotherHomeAreTheSame() {
    int set = set(RecordingFormat.SHARED_SINKS);
    sorted.of(set, HOME).number = 7;
    int other = sets.root();
    for (int i = RecordingFormat.SHARED_SINKS; i > 0; i--) {
      other = sets.grow(other, HOME + 1, 10 + i);
    }
    assertThat(other).isNotEqualTo(set);
    assertThat(sorted.of(other, HOME + 1).number).isEqualTo(7);
    assertThat(sorted.of(set, HOME + 1).runs.toArray()).startsWith(12);
  }

  @Test
  void aSmallSetIsNotKept() {
    int set = set(RecordingFormat.SHARED_SINKS - 1);
    sorted.of(set, HOME).number = 7;
    assertThat(sorted.of(set, HOME).number).isZero();
    assertThat(sorted.of(0, HOME).runs.toArray()).isEmpty();
  }

  /** Words of two rows, each of which the words of another row use: by distance from the place in the row, whatever the row. */
  @Test
  void neighboursThatAreUsedAlikeShareTheirSinksThoughTheirSetsAreThoseOfOtherRowsToo() {
    int words = 4;
    int[] kept = new int[words];
    for (int row = 0; row < 2; row++) {
      int home = HOME + 100 * row;
      for (int word = 0; word < words; word++) {
        kept[word] = sets.root();
        for (int sink = 0; sink < RecordingFormat.SHARED_SINKS; sink++) {
          kept[word] = sets.grow(kept[word], home + word, home + 50 + sink);
        }
      }
      SortedSinks.Sinks first = sorted.of(kept[0], home);
      assertThat(first.runs.toArray()).isSorted().startsWith(home + 50).hasSize(RecordingFormat.SHARED_SINKS);
      for (int word = 1; word < words; word++) {
        assertThat(sorted.of(kept[word], home + word)).isSameAs(first);
      }
    }
  }
}
