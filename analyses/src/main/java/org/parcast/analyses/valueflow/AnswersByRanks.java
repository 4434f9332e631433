package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import org.parcast.analyses.valueflow.count.Evaluator;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.layout.AskedLayouts;
import org.parcast.analyses.valueflow.layout.PlacedAnswer;
import org.parcast.analyses.valueflow.layout.Plans;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Decompositions;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;

/** Collects the answers for one number of ranks and keeps the placements of the best. Evaluations may arrive in any order. */
final class AnswersByRanks {
  private final TreeMap<Integer, List<DecompositionForecast>> byTurn = new TreeMap<>();
  private final Champion named = new Champion();
  private final Champion parted = new Champion();
  private final Champion asked = new Champion();
  private final ValueCommunicationGraph graph;
  private final boolean partitionerKnowsTerms;
  private final AskedLayouts layouts;

  /**
   * @param graph that is placed
   * @param layouts what the plan is to do with variables
   * @param partitionerKnowsTerms whether the partitioner's answer may be called the best though a decomposition is balanced, see {@link org.parcast.analyses.valueflow.assembly.UntoldTerms}
   */
  AnswersByRanks(ValueCommunicationGraph graph, boolean partitionerKnowsTerms, AskedLayouts layouts) {
    this.graph = graph;
    this.partitionerKnowsTerms = partitionerKnowsTerms;
    this.layouts = layouts;
  }

  /** The best so far, with its placement. */
  private final class Champion {
    private DecompositionForecast forecast;
    private int turn;
    /** As {@link ValueCommunicationGraph#packed} has it: placements are as large as the graph, and there are several for each number of ranks. */
    private short[] packedOwner;
    private CommunicationMatrix matrix;
    private List<String> cuts;
    private Optional<Supplier<short[]>> cut;

    void challenge(DecompositionForecast challenger, int itsTurn, Decompositions.Candidate of, Evaluator.Evaluation evaluation) {
      int order = forecast == null ? -1 : BestAnswer.ORDER.compare(challenger, forecast);
      if (order < 0 || order == 0 && itsTurn < turn) {
        forecast = challenger;
        turn = itsTurn;
        cuts = of.cuts();
        cut = of.cut();
        packedOwner = graph.packed(evaluation.owner());
        matrix = evaluation.matrices().get(challenger.assembly());
      }
    }

    short[] owner() {
      return graph.unpacked(packedOwner);
    }
  }

  /**
   * Takes an evaluation, and its placement with it.
   *
   * @param turn place in the order of evaluation, which decides between equals
   */
  synchronized void add(int turn, Decompositions.Candidate candidate, Evaluator.Evaluation evaluation) {
    byTurn.put(turn, evaluation.forecasts());
    for (DecompositionForecast forecast : evaluation.forecasts()) {
      (forecast.estimator() == Estimator.PARTITION ? parted : named).challenge(forecast, turn, candidate, evaluation);
      if (layouts.askForPlacement() && layouts.allow(forecast.estimator(), candidate.cuts())) {
        asked.challenge(forecast, turn, candidate, evaluation);
      }
    }
    if (graph.packs()) {
      graph.release(evaluation.owner());
    }
  }

  /** The answer that all are told of: tables, plan, thresholds and comparisons. */
  DecompositionForecast best() {
    return champion().forecast.asBest(champion().matrix);
  }

  /** The best with a name, which is easier to explain than the partitioner's answer, unless that one is much better. */
  private Champion champion() {
    if (named.forecast == null) {
      return parted;
    }
    if (!BestAnswer.isBalanced(named.forecast)) {
      return BestAnswer.ORDER.compare(parted.forecast, named.forecast) < 0 ? parted : named;
    }
    boolean parts = isPartitionEligible() && BestAnswer.isBalanced(parted.forecast) && named.forecast.bytesPerStep() > Thresholds.FAR_FROM_BEST * parted.forecast.bytesPerStep();
    return parts ? parted : named;
  }

  /**
   * Whether the partitioner's answer may be taken: its bytes are all that it sends, and it does not, even in all, leave ranks without work in a step where the
   * named one does not, as a swapped array's two copies on half of the ranks each.
   */
  boolean isPartitionEligible() {
    return named.forecast == null || partitionerKnowsTerms && parted.forecast.shares() <= Thresholds.LARGEST_IMBALANCE * named.forecast.shares();
  }

  /**
   * Makes sure that there is an answer to plan.
   *
   * @param arrays to say what was asked
   * @throws IllegalArgumentException if no answer has the layouts that the user asks for
   */
  void requirePlanned(List<WordArray> arrays) {
    if (layouts.askForPlacement() && asked.forecast == null) {
      throw layouts.unfit(champion().forecast.ranks(), arrays);
    }
  }

  /** The answer that the plan is made of: the best, or what the user asks for. */
  PlacedAnswer planned() {
    Champion planned = layouts.askForPlacement() ? asked : champion();
    return new PlacedAnswer(planned.forecast, planned.owner(), planned.cuts, planned.cut);
  }

  short[] owner() {
    return champion().owner();
  }

  /** The pattern of the best with a name, which is what a programmer would write; the partitioner's where there is none. */
  TrafficPattern pattern() {
    Champion explained = named.forecast == null ? parted : named;
    return PatternClassifier.classify(explained.matrix, explained.forecast.grid());
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
