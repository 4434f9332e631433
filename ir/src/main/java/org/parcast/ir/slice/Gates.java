package org.parcast.ir.slice;

import java.util.BitSet;
import java.util.Map;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * What decides which number comes to a merge, which one a method returns, and what a counter holds when its loop is left: the <em>predicates</em> of gated single
 * assignment (Ottenstein, Ballance and MacCabe, The program dependence web, PLDI 1990, section 3). A number that has one is computed from it. A predicate is itself
 * a number of the method, computed on the way from what the branches compare, so that it holds what this run has asked, in all iterations.
 *
 * <p>Where the ways do nothing but compute and store, each of their branches is a computation. Where they do more, as a loop that runs until a norm is small,
 * what loops have gathered before decides for all ranks alike, and is no part of the predicate.
 *
 * @param method the method with its predicates
 * @param predicates by the way on which control comes to a merge, or to -1 where it returns, the number that decides it
 * @param decided ids of the phis that are computed from those
 * @param computing blocks whose branches decide nothing else
 * @param ended ids of the phis at heads of loops that stand, once the loop is left, for what its last iteration has gathered
 */
public record Gates(Method method, Map<Edge, Integer> predicates, BitSet decided, BitSet computing, BitSet ended) {

  /** Those of a method, but for the merges that select. */
  public static Gates of(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    return new GateFinder(method, dominators, loops, calls).find();
  }

  /** The predicate by which control goes on to a merge, or returns to -1; -1 where there is none. */
  public int predicate(int from, int to) {
    return predicates.getOrDefault(new Edge(from, to), -1);
  }
}
