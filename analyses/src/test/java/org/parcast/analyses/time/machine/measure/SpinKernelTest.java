package org.parcast.analyses.time.machine.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How often blocks are timed. */
class SpinKernelTest {
  private static final int[] ONE_AND_TWO = {1, 2};

  @Test
  void fewBlocksAreEnoughWhereTheyTakeTheSameTime() {
    Samples[] times = SpinKernel.inTurns(ONE_AND_TWO, threads -> threads * 1e-3);
    assertThat(times[0].sorted()).hasSize(6);
    assertThat(times[1].median()).isEqualTo(2e-3);
  }

  @Test
  void moreAreTimedUntilTheHalvesAgree() {
    AtomicInteger block = new AtomicInteger();
    Samples[] times = SpinKernel.inTurns(new int[] {1}, threads -> block.incrementAndGet() <= 3 ? 2e-3 : 1e-3);
    assertThat(times[0].sorted().length).isGreaterThan(6).isLessThan(15);
    assertThat(times[0].median()).isEqualTo(1e-3);
  }

  /** Times that never settle end all the same. */
  @Test
  void noMoreThanAMeasurementIsWorth() {
    AtomicInteger block = new AtomicInteger();
    assertThat(SpinKernel.inTurns(ONE_AND_TWO, threads -> block.incrementAndGet())[0].sorted()).hasSize(15);
  }
}
