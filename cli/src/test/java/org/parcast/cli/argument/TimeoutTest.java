package org.parcast.cli.argument;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeoutTest {
  @ParameterizedTest
  @CsvSource({"30,30000", "0.5,500", "30s,30000", "10m,600000", "2h,7200000"})
  void aNumberIsInSecondsUnlessItHasAUnit(String text, long millis) {
    assertThat(new Timeout().convert(text)).hasMillis(millis);
  }
}
