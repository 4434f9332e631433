package org.parcast.analyses.time.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EstimateTest {
  @Test
  void doubtsOfWhatIsMeasuredApartDoNotAddUp() {
    Estimate ratio = new Estimate(6, 6 / 1.3, 6 * 1.3).over(new Estimate(2, 2 / 1.4, 2 * 1.4));
    assertThat(ratio.value()).isEqualTo(3);
    double apart = Math.exp(Math.hypot(Math.log(1.3), Math.log(1.4)));
    assertThat(ratio.high()).isEqualTo(3 * apart, within(1e-12)).isLessThan(3 * 1.3 * 1.4);
    assertThat(ratio.low()).isEqualTo(3 / apart, within(1e-12));
  }

  @Test
  void whatIsCertainAddsNoDoubt() {
    assertThat(Estimate.exactly(6).over(new Estimate(2, 1, 4)).high()).isEqualTo(6, within(1e-12));
  }

  @Test
  void nothingOverSomethingIsNothing() {
    assertThat(Estimate.exactly(0).over(Estimate.exactly(2)).value()).isZero();
  }

  @Test
  void whatIsExpectedOfSomethingCertainIsItsValue() {
    assertThat(Estimate.exactly(3).expected(number -> number * number)).isEqualTo(9, within(1e-12));
    assertThat(Estimate.exactly(0).expected(number -> number)).isZero();
    assertThat(new Estimate(1, 0, 1).expected(number -> number)).isBetween(0.4, 0.6);
  }

  /** Ends that lie as far apart on the scale of ratios outweigh each other there. */
  @Test
  void expectationIsOnTheScaleOfRatios() {
    assertThat(new Estimate(2, 1, 4).expected(Math::log)).isEqualTo(Math.log(2), within(1e-12));
    assertThat(new Estimate(2, 1, 4).expected(number -> number)).isBetween(2.0, 2.3);
  }
}
