package org.parcast.analyses.valueflow;

import java.util.List;
import org.parcast.analyses.valueflow.graph.SingletonMode;

/**
 * The singletons and the rule that found them.
 *
 * @param mode rule
 * @param threshold score from which a vertex is a candidate
 * @param centroid the smaller of mean and median degree (CommAnalyzer, Definition 4.2)
 * @param candidates vertices whose score reached the threshold
 * @param singletons those confirmed, heaviest traffic first
 */
public record SingletonSummary(SingletonMode mode, double threshold, double centroid, int candidates, List<Singleton> singletons) {
  public SingletonSummary {
    singletons = List.copyOf(singletons);
  }
}
