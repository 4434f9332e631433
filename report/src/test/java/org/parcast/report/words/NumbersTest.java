package org.parcast.report.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void timesHaveThreeDigitsInTheUnitThatFits() {
    assertThat(Numbers.time(0)).isEqualTo("0");
    assertThat(Numbers.time(1.5e-6)).isEqualTo("1.50 us");
    assertThat(Numbers.time(0.0123)).isEqualTo("12.3 ms");
    assertThat(Numbers.time(59.94)).isEqualTo("59.9 s");
  }

  @Test
  void onceIsNotTold() {
    assertThat(Numbers.times(1.001, "as fast")).isEqualTo("as fast");
    assertThat(Numbers.times(1.01, "as fast")).isEqualTo("1.01 times as fast");
    assertThat(Numbers.times(0.98, "as many")).isEqualTo("0.98 times as many");
  }

  @Test
  void aTimeThatRoundsToAThousandIsOneOfTheNextUnit() {
    assertThat(Numbers.time(0.9997)).isEqualTo("1.00 s");
    assertThat(Numbers.time(0.9997e-3)).isEqualTo("1.00 ms");
    assertThat(Numbers.time(999.7)).isEqualTo("1,000 s");
    assertThat(Numbers.time(12_345)).isEqualTo("12,345 s");
  }
}
