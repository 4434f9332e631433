package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/** Collects the answers for one number of ranks and keeps the placements of the best. Evaluations may arrive in any order. */
final class AnswersByRanks {
  private final TreeMap<Integer, List<DecompositionForecast>> byTurn = new TreeMap<>();
  private final Champion best = new Champion();
  private final Champion named = new Champion();
  private final boolean partitionerKnowsTerms;

  /** @param partitionerKnowsTerms whether the partitioner's answer may be called the best though a decomposition is balanced, see {@link UntoldTerms} */
  AnswersByRanks(boolean partitionerKnowsTerms) {
    this.partitionerKnowsTerms = partitionerKnowsTerms;
  }

  /** The best so far, with its placement. */
  private static final class Champion {
    private DecompositionForecast forecast;
    private int turn;
    private short[] owner;
    private CommunicationMatrix matrix;

    void challenge(DecompositionForecast challenger, int itsTurn, Evaluator.Evaluation evaluation) {
      int order = forecast == null ? -1 : BestAnswer.ORDER.compare(challenger, forecast);
      if (order < 0 || order == 0 && itsTurn < turn) {
        forecast = challenger;
        turn = itsTurn;
        owner = evaluation.owner();
        matrix = evaluation.matrices().get(challenger.assembly());
      }
    }
  }

  /** @param turn place in the order of evaluation, which decides between equals */
  synchronized void add(int turn, Evaluator.Evaluation evaluation) {
    byTurn.put(turn, evaluation.forecasts());
    for (DecompositionForecast forecast : evaluation.forecasts()) {
      best.challenge(forecast, turn, evaluation);
      if (forecast.estimator() != Estimator.PARTITION) {
        named.challenge(forecast, turn, evaluation);
      }
    }
    if (named.forecast != null) {
      // Of the best, only the bytes are told then: a placement is as large as the graph.
      best.owner = null;
    }
  }

  DecompositionForecast best() {
    return champion().forecast.asBest(champion().matrix);
  }

  private Champion champion() {
    return partitionerKnowsTerms || named.forecast == null || !BestAnswer.isBalanced(named.forecast) ? best : named;
  }

  /** The best of the decompositions, which are easier to explain than the partitioner's answer; that one where there are none. */
  DecompositionForecast decomposition() {
    return explained() == champion() || explained().forecast == best.forecast ? best() : explained().forecast;
  }

  private Champion explained() {
    return named.forecast == null ? best : named;
  }

  short[] owner() {
    return explained().owner;
  }

  CommunicationMatrix matrix() {
    return explained().matrix;
  }

  /** All forecasts: the cuts of the array that has the best answer first, those of each in the order of evaluation, the partitioner's last. */
  List<DecompositionForecast> results() {
    List<DecompositionForecast> results = new ArrayList<>();
    byTurn.values().forEach(forecasts -> forecasts.forEach(f -> results.add(f == champion().forecast ? best() : f)));
    Map<String, DecompositionForecast> bestOf = new HashMap<>();
    results.forEach(f -> bestOf.merge(f.array(), f, BinaryOperator.minBy(BestAnswer.ORDER)));
    results.sort(Comparator.comparing((DecompositionForecast f) -> f.estimator() == Estimator.PARTITION)
        .thenComparing(f -> bestOf.get(f.array()), BestAnswer.ORDER));
    return results;
  }

  /** The partitioner's answer, under the convention that suits it best. */
  DecompositionForecast partition() {
    return results().stream().filter(f -> f.estimator() == Estimator.PARTITION).min(BestAnswer.ORDER).orElseThrow();
  }
}
