package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReserveTest {
  @AfterEach
  void release() {
    Reserve.release();
  }

  @Test
  void followsWhatIsToBeWritten() {
    Reserve.keep(1 << 10);
    Reserve.cover(10);
    assertThat(Reserve.size()).isEqualTo(1 << 10);
    Reserve.cover(1 << 10);
    assertThat(Reserve.size()).isEqualTo(64 << 10);
    Reserve.cover(1);
    assertThat(Reserve.size()).isEqualTo(64 << 10);
  }

  @Test
  void isNeverMoreThanAPartOfTheHeap() {
    Reserve.keep(1);
    Reserve.cover(Integer.MAX_VALUE);
    assertThat((long) Reserve.size()).isEqualTo(Math.min(Reserve.MOST, Runtime.getRuntime().maxMemory() / 16));
  }

  @Test
  void isNotKeptAgainOnceItIsUsed() {
    Reserve.keep(1 << 10);
    Reserve.release();
    Reserve.cover(1 << 10);
    assertThat(Reserve.size()).isZero();
  }
}
