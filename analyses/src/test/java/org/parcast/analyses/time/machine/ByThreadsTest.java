package org.parcast.analyses.time.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ByThreadsTest {
  @Test
  void measuresPowersOfTwoAndAllCores() {
    assertThat(ByThreads.counts(1)).containsExactly(1);
    assertThat(ByThreads.counts(2)).containsExactly(1, 2);
    assertThat(ByThreads.counts(6)).containsExactly(1, 2, 4, 6);
    assertThat(ByThreads.counts(8)).containsExactly(1, 2, 4, 8);
  }

  @Test
  void liesInProportionBetweenTwoNumbersOfThreads() {
    ByThreads figures = new ByThreads(List.of(1.0, 2.0, 6.0));
    assertThat(figures.of(1)).isEqualTo(1);
    assertThat(figures.of(2)).isEqualTo(2);
    assertThat(figures.of(3)).isEqualTo(4);
    assertThat(figures.of(4)).isEqualTo(6);
    assertThat(figures.of(64)).isEqualTo(6);
  }

  @Test
  void refusesFiguresThatAreNone() {
    assertThatThrownBy(() -> new ByThreads(List.of())).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ByThreads(List.of(1.0, -2.0))).isInstanceOf(IllegalArgumentException.class);
  }
}
