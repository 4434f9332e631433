package org.parcast.analyses.valueflow.place;

import java.util.Comparator;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * The order of answers: those that keep every rank busy and the heaviest within 1.10 of the mean come first, by bytes per step, then by
 * messages, then the simpler to explain, then by imbalance. Where none is balanced, those within the lowest power of 1.10 come first: a little less imbalance is not
 * worth many times the bytes.
 */
public final class BestAnswer {
  public static final Comparator<DecompositionForecast> ORDER = Comparator.comparing((DecompositionForecast f) -> !isBalanced(f))
      .thenComparing(f -> !f.everyRankBusy())
      .thenComparingDouble(f -> isBalanced(f) ? 0 : power(f.imbalance()))
      .thenComparingDouble(DecompositionForecast::bytesPerStep)
      .thenComparingLong(DecompositionForecast::messagesPerStep)
      .thenComparing(DecompositionForecast::estimator)
      .thenComparingDouble(DecompositionForecast::imbalance);

  private BestAnswer() {}

  public static boolean isBalanced(DecompositionForecast forecast) {
    return forecast.everyRankBusy() && forecast.imbalance() <= Thresholds.LARGEST_IMBALANCE;
  }

  /** The lowest power of 1.10 that an imbalance is within, 1 for what is balanced and not quite even. */
  public static double power(double imbalance) {
    return Math.ceil(Math.log(imbalance) / Math.log(Thresholds.LARGEST_IMBALANCE));
  }
}
