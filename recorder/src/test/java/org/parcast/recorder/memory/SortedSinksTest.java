package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.parcast.recorder.format.RecordingFormat;

class SortedSinksTest {
  private final SinkSets sets = new SinkSets();
  private final SortedSinks sorted = new SortedSinks(sets);

  private int set(int size) {
    int set = sets.root();
    for (int i = size; i > 0; i--) {
      set = sets.grow(set, 10 + i);
    }
    return set;
  }

  @Test
  void aLargeSetIsTheSameEachTimeWithItsNumber() {
    int set = set(RecordingFormat.SHARED_SINKS);
    sorted.of(set).number = 7;
    assertThat(sorted.of(set(3)).pins).containsExactly(11, 12, 13);
    assertThat(sorted.of(set).number).isEqualTo(7);
    assertThat(sorted.of(set).pins).isSorted().hasSize(RecordingFormat.SHARED_SINKS);
  }

  @Test
  void aSmallSetIsNotKept() {
    int set = set(RecordingFormat.SHARED_SINKS - 1);
    sorted.of(set).number = 7;
    assertThat(sorted.of(set).number).isZero();
    assertThat(sorted.of(0).pins).isEmpty();
  }
}
