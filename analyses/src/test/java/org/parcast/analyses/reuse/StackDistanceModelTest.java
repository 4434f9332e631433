package org.parcast.analyses.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class StackDistanceModelTest {
  @Property(tries = 100)
  void isTheSumOfEquationFive(@ForAll @IntRange(min = 1, max = 16) int ways, @ForAll @IntRange(min = 1, max = 9) int sets,
      @ForAll @IntRange(max = 300) int distance) {
    long lines = (long) ways * sets;
    assertThat(new StackDistanceModel(ways, lines).hitProbability(distance)).isCloseTo(naive(distance, ways, lines), within(1e-12));
  }

  @Test
  void directMappedAndFullyAssociative() {
    assertThat(new StackDistanceModel(1, 100).hitProbability(50)).isCloseTo(Math.pow(0.99, 50), within(1e-12));
    assertThat(new StackDistanceModel(100, 100).hitProbability(99)).isEqualTo(1);
    assertThat(new StackDistanceModel(100, 100).hitProbability(100)).isZero();
  }

  @Test
  void largeDistancesNeitherOverflowNorTakeLong() {
    StackDistanceModel cache = new StackDistanceModel(16, 2048);
    assertThat(cache.hitProbability(1_000_000_000)).isBetween(0.0, 1e-300);
    double before = 1;
    for (long distance = 1; distance < 1_000_000_000; distance *= 2) {
      double probability = cache.hitProbability(distance);
      assertThat(probability).isBetween(0.0, before + 1e-12);
      before = probability;
    }
    assertThat(cache.hitProbability(ReuseDistances.INFINITE)).isZero();
  }

  /** Equation (5) in decimal arithmetic; fewer lines than ways have been used: a certain hit. */
  private static double naive(int distance, int ways, long lines) {
    if (distance < ways) {
      return 1;
    }
    BigDecimal in = BigDecimal.valueOf(ways).divide(BigDecimal.valueOf(lines), MathContext.DECIMAL128);
    BigDecimal out = BigDecimal.ONE.subtract(in);
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal choose = BigDecimal.ONE;
    for (int a = 0; a < ways; a++) {
      BigDecimal others = out.signum() == 0 && distance > a ? BigDecimal.ZERO : out.pow(distance - a, MathContext.DECIMAL128);
      sum = sum.add(choose.multiply(in.pow(a, MathContext.DECIMAL128)).multiply(others));
      choose = choose.multiply(BigDecimal.valueOf(distance - a)).divide(BigDecimal.valueOf(a + 1), MathContext.DECIMAL128);
    }
    return sum.doubleValue();
  }
}
