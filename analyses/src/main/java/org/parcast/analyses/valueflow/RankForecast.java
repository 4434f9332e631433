package org.parcast.analyses.valueflow;

import java.util.List;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Plan;

/**
 * All answers for one number of ranks.
 *
 * @param ranks number of ranks
 * @param best the answer that every table, plan, threshold and comparison tells of, also among the results: the best with a name, or the partitioner's where that is much better
 * @param partition the partitioner's own answer under its best assembly convention, also among the results
 * @param isPartitionEligible whether that may be taken: it knows which words meet, and leaves no rank idle in a step where the named answers do not
 * @param results every placement and assembly convention that was evaluated
 * @param attribution source lines behind the point-to-point traffic of the best decomposition, heaviest first
 * @param pattern pattern of the matrix of the best with a name, which is what a programmer would write; of the partitioner's answer where there is none
 * @param plan who keeps which variable
 */
public record RankForecast(
    int ranks,
    DecompositionForecast best,
    DecompositionForecast partition,
    boolean isPartitionEligible,
    List<DecompositionForecast> results,
    List<LineTraffic> attribution,
    TrafficPattern pattern,
    Plan plan) {
  public RankForecast {
    results = List.copyOf(results);
    attribution = List.copyOf(attribution);
  }

  /** The answers that may be taken in the place of the best: those that are balanced and were not ruled out; the best alone where none is balanced. */
  public List<DecompositionForecast> eligible() {
    return results.stream().filter(f -> f.best() || BestAnswer.isBalanced(f) && (f.estimator() == Estimator.PARTITION && isPartitionEligible || BestAnswer.ORDER.compare(best, f) <= 0)).toList();
  }

  /** Whether the pattern is not that of the best, as this is the partitioner's answer. */
  public boolean isPatternOfAnother() {
    return best.estimator() == Estimator.PARTITION && results.stream().anyMatch(result -> result.estimator() != Estimator.PARTITION);
  }
}
