package org.parcast.benchmarks.accuracy;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;

/**
 * An expected case beside the forecast.
 *
 * @param expected what a formula gives
 * @param forecast what was forecast for the same decomposition, empty where there is no such forecast
 * @param steps iterations of the step loop that the run was found to have
 */
record CaseCheck(ExpectedCase expected, Optional<DecompositionForecast> forecast, long steps) {
  /** A collective that is not in every step makes a fraction per step, which the file gives with six decimals. */
  private static final double ROUNDING = 1e-6;

  static List<CaseCheck> of(List<ExpectedCase> cases, CommunicationForecast forecast) {
    return cases.stream().map(expected -> new CaseCheck(expected, find(expected, forecast), forecast.steps())).toList();
  }

  private static Optional<DecompositionForecast> find(ExpectedCase expected, CommunicationForecast forecast) {
    return Matching.find(forecast, expected.ranks(), expected.array(), expected.assembly(),
        result -> result.estimator().label().equals(expected.estimator())
            && (expected.grid().isEmpty() || expected.grid().equals(result.grid())));
  }

  /** Whether the forecast is the formula's, to the byte. */
  boolean holds() {
    return forecast.isPresent() && steps == expected.steps()
        && Math.abs(pointToPoint() - expected.bytesPointToPoint()) < 0.5
        && Math.abs(forecast.get().bytesCollectivePerStep() - expected.bytesCollectivePerStep()) <= ROUNDING;
  }

  /** Point-to-point bytes of all steps together. */
  private double pointToPoint() {
    return forecast.get().bytesPointToPointPerStep() * steps;
  }

  @Override
  public String toString() {
    String found = forecast.isEmpty()
        ? "no such decomposition in the forecast"
        : FigureTexts.bytes(pointToPoint()) + " bytes in " + steps + " steps, collective " + FigureTexts.bytes(forecast.get().bytesCollectivePerStep()) + " per step";
    return expected + ": expected " + FigureTexts.bytes(expected.bytesPointToPoint()) + " bytes in " + expected.steps() + " steps, collective "
        + FigureTexts.bytes(expected.bytesCollectivePerStep()) + " per step; " + found;
  }
}
