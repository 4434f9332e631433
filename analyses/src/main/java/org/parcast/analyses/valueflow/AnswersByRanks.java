package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Collects the answers for one number of ranks and keeps the placement of the best. Evaluations may arrive in any order. */
final class AnswersByRanks {
  private final TreeMap<Integer, List<DecompositionForecast>> byTurn = new TreeMap<>();
  private DecompositionForecast best;
  private int bestTurn;
  private short[] bestOwner;
  private CommunicationMatrix bestMatrix;

  /** @param turn place in the order of evaluation, which decides between equals and orders the results */
  synchronized void add(int turn, Evaluator.Evaluation evaluation) {
    byTurn.put(turn, evaluation.forecasts());
    for (DecompositionForecast forecast : evaluation.forecasts()) {
      int order = best == null ? -1 : BestAnswer.ORDER.compare(forecast, best);
      if (order < 0 || order == 0 && turn < bestTurn) {
        best = forecast;
        bestTurn = turn;
        bestOwner = evaluation.owner();
        bestMatrix = evaluation.matrix();
      }
    }
  }

  DecompositionForecast best() {
    return best.asBest(bestMatrix);
  }

  short[] bestOwner() {
    return bestOwner;
  }

  CommunicationMatrix bestMatrix() {
    return bestMatrix;
  }

  List<DecompositionForecast> results() {
    List<DecompositionForecast> results = new ArrayList<>();
    byTurn.values().forEach(forecasts -> forecasts.forEach(f -> results.add(f == best ? best() : f)));
    return results;
  }

  DecompositionForecast partition() {
    return results().stream().filter(f -> f.estimator() == Estimator.PARTITION).findFirst().orElseThrow();
  }
}
