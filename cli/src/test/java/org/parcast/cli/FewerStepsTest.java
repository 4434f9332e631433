package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A cut of steps that cuts nothing is told. */
class FewerStepsTest {
  @Test
  void aRunOfFewerStepsThanAskedForIsTold() {
    Outcome outcome = Outcome.of("comm", Programs.good("Heat2D"), "--steps", "99", "--ranks", "2", "--quiet", "--", "8", "5");
    assertThat(outcome.err()).contains("--steps 99 cuts nothing off").contains("has 5 steps here [option-unused]");
    assertThat(Outcome.of("comm", Programs.good("Heat2D"), "--steps", "5", "--ranks", "2", "--quiet", "--", "8", "5").err()).doesNotContain("cuts nothing off");
  }
}
