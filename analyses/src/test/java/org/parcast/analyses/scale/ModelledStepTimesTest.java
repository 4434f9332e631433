package org.parcast.analyses.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** Rows of a square grid of n rows: 5 n^2 uses in a step, 16 n (p - 1) bytes in 2 (p - 1) messages, an allreduce of 8 bytes. */
class ModelledStepTimesTest {
  private static final Measurement.Family PROGRAM = new Measurement.Family("", "", "");
  private static final Measurement.Family ROWS = new Measurement.Family("rows", "u", "owner");

  private static ScalingStudy study() {
    List<Measurement> rows = new ArrayList<>();
    for (long n : new long[] {16, 20, 24, 32, 40, 48}) {
      List<Long> size = List.of(n);
      rows.add(row(size, PROGRAM, List.of(), ModelledStepTimes.USES, 5 * n * n));
      rows.add(row(size, PROGRAM, List.of(), ModelledStepTimes.ROUNDS, 2));
      rows.add(row(size, PROGRAM, List.of(), ModelledStepTimes.ROUND_BYTES, 16));
      rows.add(new Measurement(size, PROGRAM, List.of(), ModelledStepTimes.SECONDS, new BigFraction(5 * n * n, 1_000_000_000L)));
      rows.add(row(size, new Measurement.Family("", "u", ""), List.of(), "computed_extent_0", n));
      for (int p : new int[] {2, 3, 4, 6, 8}) {
        rows.add(row(size, ROWS, List.of(p), ScalingStudy.BYTES_PER_STEP, 16 * n * (p - 1) + 16 * (p - 1)));
        rows.add(row(size, ROWS, List.of(p), "bytes_p2p_per_step", 16 * n * (p - 1)));
        rows.add(row(size, ROWS, List.of(p), ModelledStepTimes.MESSAGES, 2 * (p - 1)));
      }
    }
    return ScalingStudy.of(List.of("n"), rows);
  }

  private static Measurement row(List<Long> size, Measurement.Family family, List<Integer> grid, String quantity, long value) {
    return new Measurement(size, family, grid, quantity, new BigFraction(value));
  }

  @Test
  void aStepIsWorkMessagesAndCollectives() {
    ModelledStepTimes times = ModelledStepTimes.of(study(), 1e-6, 1e9).orElseThrow();
    StepTime time = times.at(List.of(4096L), 1024).orElseThrow();
    assertThat(time.work()).isCloseTo(5 * 4096.0 * 4096 * 1e-9 / 1024, within(1e-12));
    assertThat(time.messages()).isCloseTo((2 * 1023 * 1e-6 + 16 * 4096 * 1023 / 1e9) / 1024, within(1e-12));
    assertThat(time.collectives()).isCloseTo(10 * (2 * 1e-6 + 16 / 1e9), within(1e-12));
    assertThat(time.efficiency()).isCloseTo(time.work() / time.seconds(), within(1e-9));
  }

  @Test
  void moreRanksPayForLargerSizes() {
    ModelledStepTimes times = ModelledStepTimes.of(study(), 1e-6, 1e9).orElseThrow();
    int small = times.largestEfficient(List.of(1024L)).orElseThrow().ranks();
    int large = times.largestEfficient(List.of(8192L)).orElseThrow().ranks();
    assertThat(large).isGreaterThan(small);
    assertThat(times.at(List.of(1024L), small).orElseThrow().efficiency()).isGreaterThanOrEqualTo(0.5);
    assertThat(times.at(List.of(1024L), 2 * small).orElseThrow().efficiency()).isLessThan(0.5);
  }

  @Test
  void whatWasNotTimedHasNoTimes() {
    ScalingStudy study = study();
    assertThat(ModelledStepTimes.of(new ScalingStudy(study.parameters(), study.models().stream().filter(model -> !model.quantity().equals(ModelledStepTimes.SECONDS)).toList()), 0, 1)).isEmpty();
  }
}
