package org.parcast.benchmarks.accuracy;

import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/**
 * A measured code beside the forecasts for its sequential counterpart.
 *
 * @param code what was measured
 * @param needed bytes per step that the data flow needs under the code's decomposition
 * @param own the forecast under the code's own decomposition, empty where there is none
 * @param best the best forecast
 * @param partitioner the partitioner's answer
 */
record CodeCheck(
    MeasuredCode code, long needed, Optional<DecompositionForecast> own, DecompositionForecast best, DecompositionForecast partitioner) {
  private static final Set<Estimator> BLOCKS = Set.of(Estimator.ROWS, Estimator.COLUMNS, Estimator.BLOCK2D, Estimator.BLOCK3D);
  private static final double TOLERANCE = 0.02;

  static CodeCheck of(MeasuredCode code, Counterpart counterpart, CommunicationForecast forecast) {
    RankForecast answer = forecast.ranks().stream().filter(ranks -> ranks.ranks() == code.ranks()).findFirst().orElseThrow();
    Optional<DecompositionForecast> own = Matching.find(forecast, code.ranks(), counterpart.array(), counterpart.assembly(),
        result -> BLOCKS.contains(result.estimator())
            && MeasuredCode.trimmed(result.grid()).equals(MeasuredCode.trimmed(code.grid())));
    long needed = code.isRandom() ? new RandomMatrix(1024).neededBytes(code.ranks()) : code.needed();
    return new CodeCheck(code, needed, own, answer.best(), answer.partition());
  }

  /** Whether the minimum is met within 2 % under the code's own decomposition, and the best forecast is at most 2 % above it. */
  boolean holds() {
    return own.isPresent() && Math.abs(own.get().bytesPerStep() - needed) <= TOLERANCE * needed
        && best.bytesPerStep() <= (1 + TOLERANCE) * needed;
  }

  static String header() {
    return "| MPI code | ranks | grid | measured | needed | forecast | measured / needed | forecast / needed | best forecast | best / needed | "
        + "partitioner | partitioner / needed | partitioner / best |\n|---|--:|---|--:|--:|--:|--:|--:|---|--:|--:|--:|--:|";
  }

  /** A row of the table of {@code docs/accuracy.md}. */
  String row() {
    String grid = String.join("x", code.grid().stream().map(String::valueOf).toList());
    // What is measured with another matrix is not held against ours.
    boolean sameProblem = !code.isRandom();
    return String.join(" | ",
        "| " + code, String.valueOf(code.ranks()), grid, FigureTexts.bytes(code.sent()), FigureTexts.bytes(needed),
        own.map(forecast -> FigureTexts.bytes(forecast.bytesPerStep())).orElse("none"),
        sameProblem ? FigureTexts.ratio(code.sent(), needed) : "-",
        own.map(forecast -> FigureTexts.ratio(forecast.bytesPerStep(), needed)).orElse("-"),
        name(best), FigureTexts.ratio(best.bytesPerStep(), needed),
        FigureTexts.bytes(partitioner.bytesPerStep()), FigureTexts.ratio(partitioner.bytesPerStep(), needed),
        FigureTexts.ratio(partitioner.bytesPerStep(), best.bytesPerStep())) + " |";
  }

  private static String name(DecompositionForecast forecast) {
    String grid = String.join("x", forecast.grid().stream().map(String::valueOf).toList());
    return forecast.estimator() == Estimator.PARTITION ? "partitioner" : forecast.estimator().label() + " " + grid;
  }
}
