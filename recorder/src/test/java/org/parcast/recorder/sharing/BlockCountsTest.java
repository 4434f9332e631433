package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockCountsTest {
  private final BlockCounts counts = new BlockCounts();

  @Test
  void visitsToOneBlockBecomeOne() {
    counts.begin(4);
    counts.add(Visit.of(2, 0));
    counts.add(Visit.and(Visit.of(2, 5), 5));

    long visit = counts.take(2);
    assertThat(Visit.block(visit)).isEqualTo(2);
    assertThat(Visit.words(visit)).isEqualTo(0b100001);
    assertThat(Visit.count(visit)).isEqualTo(3);
    assertThat(counts.take(2)).isZero();
  }

  @Test
  void visitsWithoutRoomAreNotAdded() {
    counts.begin(100);
    for (int i = 0; i < 255; i++) {
      assertThat(counts.add(Visit.of(7, 1))).isTrue();
    }
    assertThat(counts.add(Visit.of(7, 1))).isFalse();
    assertThat(counts.isFull()).isFalse();
    assertThat(counts.add(Visit.of(-1, 1))).isFalse();
    assertThat(counts.add(Visit.of(100, 1))).isFalse();
    for (int i = 255; i < 800; i++) {
      assertThat(counts.add(Visit.of(i % 50 + 10, 1))).isTrue();
    }
    assertThat(counts.isFull()).isTrue();
    assertThat(counts.add(Visit.of(1, 1))).isFalse();
  }

  @Test
  void onlyArraysThatAreNotHugeHaveBlocks() {
    assertThat(BlockCounts.blocks(new long[1024])).isEqualTo(129);
    assertThat(BlockCounts.blocks(new int[12])).isEqualTo(1);
    assertThat(BlockCounts.blocks(new byte[49])).isEqualTo(2);
    assertThat(BlockCounts.blocks("text")).isEqualTo(Integer.MAX_VALUE);
    assertThat(BlockCounts.blocks(null)).isEqualTo(Integer.MAX_VALUE);
    assertThat(BlockCounts.blocks(new byte[33 << 20])).isEqualTo(Integer.MAX_VALUE);
  }
}
