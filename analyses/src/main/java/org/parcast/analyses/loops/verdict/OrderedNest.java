package org.parcast.analyses.loops.verdict;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a loop and one right inside it may also run in blocks, or exchanged: every dependence that the outer loop carries then leads to the same iteration of the inner loop or a later one, so that
 * the directions of all are at least 0 in both loops (fully permutable: Wolf, Lam: A Loop Transformation Theory, 1991; Allen, Kennedy: Optimizing Compilers for Modern Architectures, chapter 5).
 *
 * @param outer where the outer loop stands; null where there is no source
 * @param inner where the inner loop stands; null where there is no source
 * @param width iterations of the inner loop in one of the outer, on average in a run; 0 where that is not known
 * @param against the first dependence that leads back in the inner loop, or what else keeps the two loops as they are; empty where nothing does
 * @param reductions what both loops gather
 * @param privates variables from before the outer loop of which each iteration of the inner loop needs its own
 * @param ofInner names of all variables that each iteration of the inner loop gives a value before it uses them
 * @param unsteady lines of the outer loop that may not be run again in the same iteration: they write, or read what the nest writes
 * @param certainty whether all that is proven or was seen in a run
 * @param conditions what has to hold where it was seen only
 */
public record OrderedNest(
    SourceRange outer, SourceRange inner, double width, Optional<Dependence> against, List<Reduction> reductions, List<String> privates, Set<String> ofInner, Set<Integer> unsteady, Certainty certainty,
    List<LoopCondition> conditions) {
  public OrderedNest {
    reductions = List.copyOf(reductions);
    privates = List.copyOf(privates);
    ofInner = Set.copyOf(ofInner);
    unsteady = Set.copyOf(unsteady);
    conditions = List.copyOf(conditions);
  }

  /** Two loops that stay as they are, for this reason. */
  public static OrderedNest fixed(LoopSite outer, LoopSite inner, Dependence against) {
    return new OrderedNest(outer.source(), inner.source(), 0, Optional.of(against), List.of(), List.of(), Set.of(), Set.of(), against.certainty(), List.of());
  }

  /** The same where the inner loop was seen to have so many iterations. */
  public OrderedNest wide(double iterations) {
    return new OrderedNest(outer, inner, iterations, against, reductions, privates, ofInner, unsteady, certainty, conditions);
  }

  /** Whether blocks of the two loops may run in any order in which none comes before one above it or to its left. */
  public boolean isPermutable() {
    return against.isEmpty();
  }
}
