package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ConvergenceTest {
  private static final double[] FEW = {10};
  private final Convergence convergence = new Convergence();

  @BeforeEach
  void begin() {
    convergence.begin(200);
  }

  /** Ten executions of one time, and ten of another. */
  private static double[] halves(double one, double other) {
    double[] times = new double[20];
    Arrays.fill(times, 0, 10, one);
    Arrays.fill(times, 10, 20, other);
    return times;
  }

  @Test
  void windowIsDueWithEnoughExecutionsAndTime() {
    assertThat(convergence.isDue(19, 1000)).isFalse();
    assertThat(convergence.isDue(20, 199)).isFalse();
    assertThat(convergence.isDue(20, 200)).isTrue();
  }

  @Test
  void halvesThatAgreeTellAll() {
    assertThat(convergence.isReached(halves(100, 103), halves(100, 150), 200)).isTrue();
  }

  @Test
  void halvesThatDifferAreLookedAtAgainInAWindowTwiceAsLong() {
    assertThat(convergence.isReached(halves(100, 120), halves(100, 120), 300)).isFalse();
    assertThat(convergence.isDue(20, 599)).isFalse();
    assertThat(convergence.isDue(20, 600)).isTrue();
  }

  @Test
  void itGoesOnAsLongAsHalvesComeNearer() {
    assertThat(convergence.isReached(halves(100, 140), FEW, 200)).isFalse();
    assertThat(convergence.isReached(halves(100, 120), FEW, 400)).isFalse();
    assertThat(convergence.isReached(halves(100, 110), FEW, 800)).isFalse();
    assertThat(convergence.isReached(halves(100, 102), FEW, 1600)).isTrue();
  }

  @Test
  void whatComesNoNearerIsTheMachinesDoing() {
    assertThat(convergence.isReached(halves(100, 120), FEW, 200)).isFalse();
    assertThat(convergence.isReached(halves(100, 120), FEW, 400)).isTrue();
  }

  /** Where the core is always shared, agreeing halves are those of a shared core. */
  @Test
  void executionsBesideOthersDoNotSettleByAgreeing() {
    assertThat(convergence.isReached(FEW, halves(100, 101), 200)).isFalse();
    assertThat(convergence.isReached(FEW, halves(100, 101), 400)).isTrue();
  }

  @Test
  void aNewWindowForgetsTheLast() {
    assertThat(convergence.isReached(halves(100, 120), FEW, 200)).isFalse();
    convergence.begin(200);
    assertThat(convergence.isReached(halves(100, 140), FEW, 200)).isFalse();
  }
}
