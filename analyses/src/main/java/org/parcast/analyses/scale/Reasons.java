package org.parcast.analyses.scale;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Why quantities have no exact formula. What sizes alone decide is a quasi-polynomial in them, so where a count has no such formula something else decides it. Counts follow
 * from one another: how often the step runs, which values are computed, which of them are used where, which of these uses a decomposition cuts. The first of them without a
 * formula is the reason for all that follow.
 */
final class Reasons {
  private static final String DATA_PLACE = "the data decide which values are used where";

  private static final String OR_SIZES = "; or sizes do, by remainders with too few sizes each or an algorithm that changes with the size; add sizes of one kind";

  /** A count, and what decides it where sizes do not. */
  private record Count(String quantity, String decided) {}

  /** In the order in which they follow from one another. */
  private static final List<Count> COUNTS = List.of(new Count("steps", "the data decide how often the step runs"),
      new Count("births", "the data decide which values are computed, and how many"), new Count("nets", DATA_PLACE));

  private static final Map<String, String> NO_COUNT = Map.of(ModelledStepTimes.SECONDS, "it is measured, not counted", ModelledStepTimes.COLD_SECONDS, "it is measured, not counted", "imbalance", "it is a quotient: the largest part over the mean",
      "share", "it is a quotient: the line's part of all bytes", "global_hit_rate", "it is a quotient: hits over references");

  private final Map<String, QuantityModel> counts;

  /** @param models all of a sweep */
  Reasons(List<QuantityModel> models) {
    counts = models.stream().filter(model -> !model.family().isOfRanks() && COUNTS.stream().anyMatch(count -> count.quantity.equals(model.quantity()))).collect(Collectors.toMap(QuantityModel::quantity, Function.identity()));
  }

  /** Returns the reason, which may be known already; empty where the formula is exact. */
  String of(QuantityModel model) {
    if (model.isExact()) {
      return "";
    }
    if (NO_COUNT.containsKey(model.quantity())) {
      return NO_COUNT.get(model.quantity());
    }
    if (!model.inexact().isEmpty()) {
      return model.inexact();
    }
    if (model.family().isHeuristic()) {
      return "the partitioner is a heuristic: what it cuts follows no formula";
    }
    Optional<String> few = fewPoints(model.observations());
    if (few.isPresent()) {
      return few.get();
    }
    for (Count each : COUNTS) {
      QuantityModel count = counts.get(each.quantity);
      if (count != null && !count.isExact()) {
        return fewPoints(count.observations()).map(reason -> each.quantity + ": " + reason)
            .orElseGet(() -> orSizes(each.decided + (model.quantity().equals(each.quantity) ? "" : ": " + each.quantity + " have no formula either"), count.observations()));
      }
    }
    return model.family().isOfRanks() ? ofCut(model.observations()) : orSizes("the data decide it", model.observations());
  }

  /** All counts have formulas. Where the ranks divide a size all parts are alike, so that sizes alone would give a polynomial there. */
  private static String ofCut(Observations observations) {
    int sizes = observations.parameters().size() - observations.factors();
    for (int size = 0; size < sizes; size++) {
      Domain alike = new Domain(observations.factors(), 1, size, 0, true);
      Observations dividing = observations.where(alike::contains);
      if (Bounds.widest(dividing).degree() > 0 && !ExactModels.isPossible(dividing)) {
        return DATA_PLACE + ", though as many at every size, or remainders do: no formula meets the points even where the ranks divide " + observations.parameters().get(size);
      }
    }
    return "the counts that it follows from have formulas, this cut has none: parts differ where " + String.join(" or ", observations.parameters().subList(sizes, observations.parameters().size()))
        + " does not divide " + String.join(" or ", observations.parameters().subList(0, sizes)) + "; add sizes that the ranks divide";
  }

  /** Where another power would meet all points, were there points to verify it. */
  private static Optional<String> fewPoints(Observations observations) {
    return Bounds.tooFewValues(observations).or(() -> ExactModels.lacking(observations).map(lacking -> "too few values for the power: " + lacking));
  }

  /** What other sizes might still show need not be decided by the data: a higher power, remainders that too few sizes leave, an algorithm that a size chooses. */
  private static String orSizes(String reason, Observations observations) {
    return reason + Bounds.untold(observations).map(power -> "; or " + power).orElse(OR_SIZES);
  }
}
