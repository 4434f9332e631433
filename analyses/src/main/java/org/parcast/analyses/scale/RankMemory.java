package org.parcast.analyses.scale;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a rank keeps, by the plan of the largest number of ranks that was run: its part of what is distributed, all of what is replicated, and what it receives in a step.
 *
 * @param study the formulas
 */
public record RankMemory(ScalingStudy study) {
  /** Quantity of the program: bytes of the variables that are shared out among the ranks. */
  public static final String DISTRIBUTED = "distributed_bytes";

  /** Quantity of the program: bytes of the variables that each rank keeps whole. */
  public static final String REPLICATED = "replicated_bytes";

  private static final Measurement.Family PROGRAM = new Measurement.Family("", "", "");

  /** Bytes of the heaviest rank; empty where the program's have no formula. */
  public OptionalDouble at(List<Long> sizes, int ranks, ScalingStudy.Forecast decomposition) {
    OptionalDouble distributed = study.value(PROGRAM, DISTRIBUTED, sizes, List.of());
    OptionalDouble replicated = study.value(PROGRAM, REPLICATED, sizes, List.of());
    if (distributed.isEmpty() || replicated.isEmpty()) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(distributed.getAsDouble() / ranks * decomposition.imbalance() + replicated.getAsDouble() + decomposition.bytesPerStep().doubleValue() / ranks);
  }
}
