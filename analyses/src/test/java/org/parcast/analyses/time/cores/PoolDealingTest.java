package org.parcast.analyses.time.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class PoolDealingTest {
  private static double[] even(int parts) {
    double[] even = new double[parts];
    Arrays.fill(even, 1);
    return even;
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  @Test
  void evenPartsTakeHalfTheTimeOnTwoThreads() {
    assertThat(PoolDealing.of(even(32), 2, 0).last()).isEqualTo(16);
  }

  @Test
  void aWorkerThatComesTooLateHelpsNobody() {
    assertThat(PoolDealing.of(even(32), 2, 100).last()).isEqualTo(32);
  }

  /** Two threads deal 32 parts in four pieces of eight: heavy parts in one piece stay together. */
  @Test
  void heavyPartsOfOnePieceAreNotDivided() {
    double[] parts = even(32);
    Arrays.fill(parts, 24, 32, 11);
    assertThat(PoolDealing.of(parts, 2, 0).last()).isEqualTo(88 + 8, within(8.0));
    assertThat(Arrays.stream(parts).sum() / 2).isEqualTo(56);
  }

  @Property
  void spanIsBetweenTheEvenShareAndTheWhole(@ForAll @Size(min = 1, max = 32) List<@DoubleRange(min = 0.01, max = 10) Double> costs, @ForAll @IntRange(min = 2, max = 8) int threads,
      @ForAll @DoubleRange(min = 0, max = 20) double arrival) {
    double[] parts = array(costs);
    double whole = Arrays.stream(parts).sum();
    assertThat(PoolDealing.of(parts, threads, arrival).last()).isBetween(whole / threads - 1e-9, Math.max(whole, arrival + whole) + 1e-9);
  }

  @Property
  void aLaterWorkerMakesNothingFaster(@ForAll @Size(min = 1, max = 32) List<@DoubleRange(min = 0.01, max = 10) Double> costs) {
    double[] parts = array(costs);
    assertThat(PoolDealing.of(parts, 2, 1000).last()).isEqualTo(Arrays.stream(parts).sum(), within(1e-9));
  }
}
