package org.parcast.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IntChunksTest {
  @Test
  void givesAllNumbersInTheirOrder() {
    for (int size : new int[] {0, 1, 1 << 10, (1 << 10) + 1, 1 << 18, 3 * (1 << 18) + 5}) {
      IntChunks chunks = new IntChunks();
      IntStream.range(0, size).forEach(i -> chunks.add(7 * i));
      assertThat(chunks.take()).hasSize(size).isEqualTo(IntStream.range(0, size).map(i -> 7 * i).toArray());
    }
  }
}
