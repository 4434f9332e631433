package org.parcast.analyses.valueflow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;

class BestAnswerTest {
  private static DecompositionForecast answer(double imbalance, double bytes, boolean busy) {
    return new DecompositionForecast(4, Estimator.ROWS, "u", List.of(4), AssemblyConvention.OWNER, false, 0, 0, bytes, 0, 0, 0, 0, 0, imbalance, busy,
        Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static DecompositionForecast best(DecompositionForecast... answers) {
    return List.of(answers).stream().min(BestAnswer.ORDER).orElseThrow();
  }

  @Test
  void amongBalancedAnswersTheFewestBytesAreBest() {
    assertThat(best(answer(1, 200, true), answer(1.10, 100, true), answer(1.11, 50, true), answer(1, 10, false)).bytesPerStep()).isEqualTo(100);
  }

  @Test
  void amongEqualsTheLessUnevenIsBest() {
    assertThat(best(answer(1.09, 100, true), answer(1.01, 100, true)).imbalance()).isEqualTo(1.01);
  }

  /** 1.11 and 1.20 lie between the first and the second power of 1.10, 1.22 beyond. */
  @Test
  void whereNoneIsBalancedBytesDecideAmongThoseWithinTheSamePowerOfTheBound() {
    assertThat(best(answer(1.11, 200, true), answer(1.20, 100, true), answer(1.22, 50, true)).bytesPerStep()).isEqualTo(100);
    assertThat(best(answer(2.9, 100, true), answer(1.22, 200, true)).bytesPerStep()).isEqualTo(200);
  }
}
