package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockStatesTest {
  @Test
  void eachBlockHasItsOwnPlace() {
    BlockStates states = new BlockStates(12);
    for (int block = 0; block < 500; block++) {
      states.set(states.slot(77, block), 77, block, ThreadQueue.of(Entry.NOBODY, Entry.of(block % 3, 1, 0)));
      states.set(states.slot(78, block), 78, block, ThreadQueue.of(Entry.of(5, 1, 1), Entry.of(6, 2, 0)));
    }
    for (int block = 0; block < 500; block++) {
      assertThat(ThreadQueue.newer(states.queue(states.slot(77, block)))).isEqualTo(Entry.of(block % 3, 1, 0));
      assertThat(ThreadQueue.older(states.queue(states.slot(78, block)))).isEqualTo(Entry.of(5, 1, 1));
    }
  }

  @Test
  void aPlaceIsKnownByItsBlockOnly() {
    BlockStates states = new BlockStates(8);
    int slot = states.slot(9, 4);
    states.set(slot, 9, 4, Entry.of(0, 1, 0));

    assertThat(states.isAt(slot, 9, 4)).isTrue();
    assertThat(states.isAt(slot, 9, 5)).isFalse();
    assertThat(states.isAt(slot + 1, 9, 4)).isFalse();
  }

  @Test
  void blocksSideBySideChangeTogetherUpToTheFirstThatIsNotAlike() {
    BlockStates states = new BlockStates(10);
    int home = states.slot(12345, 40);
    for (int block = 40; block < 60; block++) {
      states.set(home + block - 40, 12345, block, ThreadQueue.of(3, block == 52 ? 5 : 4));
    }

    assertThat(states.change(home, 12345, 40, 100, ThreadQueue.of(3, 4), ThreadQueue.of(4, 3))).isEqualTo(12);
    assertThat(states.change(home, 12345, 40, 5, ThreadQueue.of(4, 3), ThreadQueue.of(4, 3))).isEqualTo(5);
    assertThat(states.queue(home + 11)).isEqualTo(ThreadQueue.of(4, 3));
    assertThat(states.queue(home + 12)).isEqualTo(ThreadQueue.of(3, 5));
    assertThat(states.slot(12345, 51)).isEqualTo(home + 11 & (1 << 10) - 1);
  }

  @Test
  void aFullTableForgetsTheFirstPlaces() {
    BlockStates states = new BlockStates(4);
    for (int block = 0; block < 1000; block++) {
      int slot = states.slot(block * 31, block);
      states.set(slot, block * 31, block, Entry.of(1, 1, 1));
      assertThat(states.isAt(slot, block * 31, block)).isTrue();
    }
  }

  @Test
  void anEntryKnowsThreadWordsAndTheLastStore() {
    int entry = Entry.joined(Entry.of(Entry.MOST_THREADS - 2, 1 << 7, 1), Entry.of(Entry.MOST_THREADS - 2, 1, 0));

    assertThat(Entry.thread(entry)).isEqualTo(Entry.MOST_THREADS - 2);
    assertThat(Entry.store(entry)).isZero();
    assertThat(Entry.meet(entry, Entry.of(3, 1 << 7, 0))).isTrue();
    assertThat(Entry.meet(entry, Entry.of(3, 1 << 6, 0))).isFalse();
    assertThat(Entry.sameThread(entry, Entry.of(3, 1, 0))).isFalse();
    assertThat(entry).isLessThan(1 << Entry.BITS);
  }
}
