package org.parcast.analyses.valueflow.assembly;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.WordBlock;

/**
 * Sums kept in words of arrays: a recording tells of the terms of registers and single numbers only, so that of these nobody knows which words meet. Where
 * they are sums over words of several arrays, as a history of the changes of a step, a partitioner may put apart what has to meet.
 */
public final class UntoldTerms {
  private UntoldTerms() {}

  /** The name of an array that holds such sums, if any does. */
  public static Optional<String> array(ValueCommunicationGraph graph, Singletons singletons, TermRows rows, List<WordBlock> blocks) {
    BitSet sums = new BitSet();
    sums.or(singletons.of(SingletonKind.REDUCE));
    sums.or(singletons.of(SingletonKind.ALLREDUCE));
    for (int term = 0; term < graph.terms().size(); term++) {
      sums.clear(graph.terms().number(term));
    }
    sums.stream().filter(v -> !graph.words().isArray(v) || rows.tellOf(v)).forEach(sums::clear);
    WordGroups groups = new WordGroups(blocks);
    Map<Integer, Integer> groupOf = new HashMap<>();
    Map<Integer, String> ofSeveral = new TreeMap<>();
    graph.forEachEdge((home, pin) -> {
      WordBlock block = sums.get(pin) && !singletons.onEveryRank(home) ? graph.words().block(home) : null;
      if (block != null && groupOf.merge(pin, groups.of(block), (one, other) -> one) != groups.of(block)) {
        ofSeveral.put(pin, graph.words().name(pin));
      }
    });
    return ofSeveral.values().stream().findFirst();
  }
}
