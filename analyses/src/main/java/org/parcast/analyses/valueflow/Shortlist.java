package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Decompositions.Candidate;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * Chooses the cuts of a large graph that are evaluated; of a small one all are. Those of one axis and those dealt in turn come first, and tell what
 * blocks along each axis send. Of the blocks over several axes only those follow that no other, as even as they are, is much cheaper than. A later
 * array of as many axes is cut only as the best cuts of the first were, and those that sent little more.
 */
final class Shortlist {
  /** Placements of a batch times stored pins of the graph up to which all are evaluated: some minutes of one core. */
  static final long LARGEST_IN_FULL = 1_000_000_000L;

  private final long pins;
  private final long limit;
  /** What the cuts of the first array sent that had as many axes and was too large to be cut in every way. */
  private final Map<Integer, List<DecompositionForecast>> firstByAxes = new HashMap<>();
  private int placements;
  private int evaluated;

  /**
   * @param pins stored pins of the graph, which a placement goes through
   * @param limit placements of a batch times pins up to which all are evaluated
   */
  Shortlist(long pins, long limit) {
    this.pins = pins;
    this.limit = limit;
  }

  /**
   * Evaluates those of a batch that may be the best, and tells how many it leaves out.
   *
   * @param evaluation forecasts of some of the batch
   */
  int evaluate(List<Candidate> batch, Function<List<Candidate>, List<DecompositionForecast>> evaluation) {
    int axes = batch.get(0).grid().size();
    int chosen;
    if (batch.size() * pins <= limit) {
      evaluation.apply(batch);
      chosen = batch.size();
    } else if (axes > 1 && firstByAxes.containsKey(axes)) {
      List<Candidate> likeBest = cutAsBestOf(firstByAxes.get(axes), batch);
      evaluation.apply(likeBest);
      chosen = likeBest.size();
    } else {
      List<Candidate> single = batch.stream().filter(c -> !c.isBlocksOverSeveralAxes()).toList();
      List<DecompositionForecast> forecasts = new ArrayList<>(evaluation.apply(single));
      List<Candidate> several = cheapBlocks(batch, forecasts);
      if (!several.isEmpty()) {
        forecasts.addAll(evaluation.apply(several));
      }
      firstByAxes.put(axes, forecasts);
      chosen = single.size() + several.size();
    }
    placements += batch.size();
    evaluated += chosen;
    return batch.size() - chosen;
  }

  /** What was left out, if anything was. */
  Optional<Finding> finding() {
    return evaluated == placements ? Optional.empty() : Optional.of(new Finding(Finding.Certainty.ASSUMED,
        "of " + placements + " placements of this large graph " + evaluated + " were evaluated: each of the others should send more than " + Thresholds.FAR_FROM_BEST
            + " times as much as one of these, going by what cuts of one axis send, or did so for another array"));
  }

  // ---- the first array

  private static List<Candidate> cheapBlocks(List<Candidate> batch, List<DecompositionForecast> ofOneAxis) {
    List<TreeMap<Integer, Double>> costs = costsByAxis(batch.get(0).grid().size(), ofOneAxis);
    List<Candidate> blocks = batch.stream().filter(Candidate::isBlocks).toList();
    return blocks.stream().filter(Candidate::isBlocksOverSeveralAxes)
        .filter(c -> blocks.stream().noneMatch(other -> other.ranks() == c.ranks() && isMuchCheaper(other, c, costs))).toList();
  }

  /** By axis, the least point-to-point bytes in a step of blocks along it alone, by their number. */
  private static List<TreeMap<Integer, Double>> costsByAxis(int axes, List<DecompositionForecast> ofOneAxis) {
    List<TreeMap<Integer, Double>> costs = Stream.generate(TreeMap<Integer, Double>::new).limit(axes).toList();
    for (DecompositionForecast forecast : ofOneAxis) {
      int axis = forecast.grid().indexOf(forecast.ranks());
      if (forecast.estimator().isBlocks() && forecast.ranks() > 1) {
        costs.get(axis).merge(forecast.ranks(), forecast.bytesPointToPointPerStep(), Math::min);
      }
    }
    return costs;
  }

  private static boolean isMuchCheaper(Candidate cut, Candidate than, List<TreeMap<Integer, Double>> costs) {
    return BestAnswer.power(cut.unevenness()) <= Math.max(1, BestAnswer.power(than.unevenness()))
        && Thresholds.FAR_FROM_BEST * estimate(cut, costs) < estimate(than, costs);
  }

  /**
   * Bytes in a step, summed over the axes: of as many blocks along the axis alone, or else of the next larger number that was measured, or of the
   * largest, by the number of faces between blocks. Not a number where none was: such a cut is not left out, nor a reason to leave out others.
   */
  private static double estimate(Candidate cut, List<TreeMap<Integer, Double>> costs) {
    double bytes = 0;
    for (int axis = 0; axis < costs.size(); axis++) {
      int blocks = cut.grid().get(axis);
      if (blocks > 1 && costs.get(axis).isEmpty()) {
        return Double.NaN;
      }
      if (blocks > 1) {
        Map.Entry<Integer, Double> next = costs.get(axis).ceilingEntry(blocks);
        Map.Entry<Integer, Double> known = next == null ? costs.get(axis).lastEntry() : next;
        bytes += known.getValue() * (blocks - 1) / (known.getKey() - 1);
      }
    }
    return bytes;
  }

  // ---- later arrays

  /** Balanced or not, since blocks of the other array may be; all cuts on a number of ranks where the best of the first array do not fit. */
  private static List<Candidate> cutAsBestOf(List<DecompositionForecast> first, List<Candidate> batch) {
    Map<Integer, DecompositionForecast> best = first.stream()
        .collect(Collectors.toMap(DecompositionForecast::ranks, f -> f, BinaryOperator.minBy(BestAnswer.ORDER)));
    List<DecompositionForecast> good = first.stream().filter(f -> f.bytesPerStep() <= Thresholds.FAR_FROM_BEST * best.get(f.ranks()).bytesPerStep()).toList();
    List<Candidate> alike = batch.stream().filter(c -> good.stream().anyMatch(c::isCutAs)).toList();
    Set<Integer> ranks = alike.stream().map(Candidate::ranks).collect(Collectors.toSet());
    return batch.stream().filter(c -> alike.contains(c) || !ranks.contains(c.ranks())).toList();
  }
}
