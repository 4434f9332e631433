package org.parcast.analyses.time.machine.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How far repeats lie apart. */
class SamplesTest {
  @Test
  void halfOfTheSamplesAsAShareOfTheMedian() {
    assertThat(Samples.of(new double[] {1, 4, 5, 6, 9}).spread()).isEqualTo(2.0 / 5);
  }

  /** A busy machine is told of, and measured all the same. */
  @Test
  void neverMoreThanAShareCanBe() {
    assertThat(Samples.of(new double[] {1, 1, 2, 9, 40}).spread()).isEqualTo(1);
  }
}
