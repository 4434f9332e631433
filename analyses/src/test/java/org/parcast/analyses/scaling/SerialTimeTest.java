package org.parcast.analyses.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.recording.Phase;

class SerialTimeTest {
  private static final double TINY = 1e-15;

  @Test
  void theSlowStepsAtTheStartDoNotCount() {
    long[] nanoseconds = {90_000, 50_000, 8_000, 2_000, 2_100, 2_000, 2_200, 2_500};

    assertThat(SerialTime.of(phase(100, 100, 100, 100, 100, 100, 100, 100), List.of(nanoseconds)).orElseThrow().secondsPerStep()).isCloseTo(2e-6, within(TINY));
  }

  @Test
  void stepsOfUnequalWorkAreComparedByTheirRate() {
    // A nanosecond for each value; the mean step has 50 values, and those below 25 are too short to be believed.
    long[] nanoseconds = {1_000, 800, 60, 40, 1};

    assertThat(SerialTime.of(phase(100, 80, 60, 8, 2), List.of(nanoseconds)).orElseThrow().secondsPerStep()).isCloseTo(50e-9, within(TINY));
  }

  @Test
  void aLastPassThatOnlyTestsTheConditionIsNoStep() {
    SerialTime serial = SerialTime.of(phase(10, 10, 0), List.of(new long[] {500, 500, 3})).orElseThrow();

    assertThat(serial.secondsPerStep()).isCloseTo(500e-9, within(TINY));
    assertThat(serial.steps()).isEqualTo(2);
  }

  @Test
  void whereTheRunsDifferAllStepsCountAlike() {
    assertThat(SerialTime.of(phase(10, 10), List.of(new long[] {400})).orElseThrow().secondsPerStep()).isCloseTo(400e-9, within(TINY));
  }

  @Test
  void severalRunsGiveTheMedianAndTheirRange() {
    long[] slow = new long[8];
    long[] middle = new long[8];
    long[] fast = new long[8];
    Arrays.fill(slow, 90_000_000);
    Arrays.fill(middle, 60_000_000);
    Arrays.fill(fast, 50_000_000);
    SerialTime serial = SerialTime.of(phase(10, 10, 10, 10, 10, 10, 10, 10), List.of(slow, fast, middle)).orElseThrow();

    assertThat(serial.cold()).isFalse();
    assertThat(serial.secondsPerStep()).isCloseTo(0.06, within(TINY));
    assertThat(serial.perStep().low()).isCloseTo(0.05, within(TINY));
    assertThat(serial.perStep().high()).isCloseTo(0.09, within(TINY));
  }

  @Test
  void coldStepsReachFromTheFastestToTheMeanOfAll() {
    SerialTime serial = SerialTime.of(phase(10, 10, 10, 10), List.of(new long[] {4000, 2000, 1000, 1000})).orElseThrow();

    assertThat(serial.cold()).isTrue();
    assertThat(serial.perStep().low()).isCloseTo(1e-6, within(TINY));
    assertThat(serial.perStep().high()).isCloseTo(2e-6, within(TINY));
  }

  @Test
  void whereNothingWasTimedThereIsNoAnswer() {
    assertThat(SerialTime.of(phase(10), List.<long[]>of(new long[0]))).isEmpty();
    assertThat(SerialTime.of(phase(10), List.of(new long[] {0}))).isEmpty();
  }

  private static Phase phase(int... work) {
    return new Phase(Phase.Kind.STEPS, "A.java", 1, work.length, work);
  }
}
