package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockStatesTest {
  @Test
  void eachBlockHasItsOwnPlace() {
    BlockStates states = new BlockStates(12);
    for (int block = 0; block < 500; block++) {
      states.set(states.slot(77, block), 77, block, Entry.NOBODY, Entry.of(block % 3, 1, 0));
      states.set(states.slot(78, block), 78, block, Entry.of(5, 1, 1), Entry.of(6, 2, 0));
    }
    for (int block = 0; block < 500; block++) {
      assertThat(BlockStates.newer(states.get(states.slot(77, block)))).isEqualTo(Entry.of(block % 3, 1, 0));
      assertThat(BlockStates.older(states.get(states.slot(78, block)))).isEqualTo(Entry.of(5, 1, 1));
    }
  }

  @Test
  void aPlaceIsKnownByItsBlockOnly() {
    BlockStates states = new BlockStates(8);
    int slot = states.slot(9, 4);
    states.set(slot, 9, 4, Entry.NOBODY, Entry.of(0, 1, 0));

    assertThat(states.isAt(slot, 9, 4)).isTrue();
    assertThat(states.isAt(slot, 9, 5)).isFalse();
    assertThat(states.isAt(slot + 1, 9, 4)).isFalse();
  }

  @Test
  void aFullTableForgetsTheFirstPlaces() {
    BlockStates states = new BlockStates(4);
    for (int block = 0; block < 1000; block++) {
      int slot = states.slot(block * 31, block);
      states.set(slot, block * 31, block, Entry.NOBODY, Entry.of(1, 1, 1));
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
