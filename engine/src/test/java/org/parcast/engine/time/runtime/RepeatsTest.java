package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RepeatsTest {
  private long core = 4600;
  private final Repeats repeats = new Repeats(() -> core, nanos -> nanos < 5000);

  private void add(double nanos, long coreAfter) {
    core = coreAfter;
    repeats.add(nanos);
  }

  /** Others come during the third execution and leave during the fifth. */
  @Test
  void executionsBetweenTwoLooksAtACoreOfItsOwnAreAlone() {
    repeats.beginWindow();
    add(66, 4600);
    add(65, 4500);
    add(110, 7200);
    add(111, 7300);
    add(90, 4600);
    add(67, 4700);
    assertThat(repeats.alone()).containsExactly(66, 65, 67);
    assertThat(repeats.window()).hasSize(6);
    assertThat(repeats.probe()).isEqualTo(4600);
  }

  @Test
  void onACoreThatIsAlwaysSharedNoneIs() {
    core = 7200;
    repeats.beginWindow();
    add(110, 7200);
    assertThat(repeats.alone()).isEmpty();
    assertThat(repeats.probe()).isZero();
  }

  @Test
  void whatWasBeforeAWindowIsNotInIt() {
    repeats.beginWindow();
    add(400, 4600);
    repeats.beginWindow();
    add(66, 4600);
    assertThat(repeats.inWindow()).isOne();
    assertThat(repeats.alone()).containsExactly(66);
    repeats.clear();
    assertThat(repeats.size()).isZero();
    assertThat(repeats.alone()).isEmpty();
  }

  @Test
  void theFastestThatWasSeenIsACoreOfItsOwn() {
    CoreProbe.prepare();
    long least = Long.MAX_VALUE;
    long until = System.nanoTime() + 20_000_000;
    while (System.nanoTime() < until) {
      least = Math.min(least, CoreProbe.look());
    }
    assertThat(least).isPositive();
    assertThat(CoreProbe.isAlone(least)).isTrue();
    assertThat(CoreProbe.isAlone(2 * least)).isFalse();
  }
}
