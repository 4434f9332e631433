package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.Map;

/**
 * What is remembered of the scores that chose the singletons. The scores themselves are tables of all vertices, which large graphs have no room for beside the
 * placements.
 *
 * @param centroid of the degrees
 * @param scores of the candidates among the singletons
 * @param leaves vertices with one neighbour, that they flow into
 * @param operands vertices that hold data without sources that several others use
 */
public record ChosenByScore(double centroid, Map<Integer, Double> scores, BitSet leaves, BitSet operands) {
  public ChosenByScore {
    scores = Map.copyOf(scores);
  }
}
