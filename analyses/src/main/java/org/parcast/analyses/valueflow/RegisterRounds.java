package org.parcast.analyses.valueflow;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recorder.format.WordBlock;

/** The vertices of each gathered register, one for each round in a step. */
final class RegisterRounds {
  private final Map<Integer, BitSet> byRegister = new TreeMap<>();

  /** @param blocks all of the recording */
  RegisterRounds(ValueCommunicationGraph graph, List<WordBlock> blocks) {
    for (WordBlock block : blocks) {
      if (block.kind() == WordBlock.Kind.REGISTER) {
        byRegister.computeIfAbsent(block.original(), id -> new BitSet()).set(graph.representative(block.firstVertex()));
      }
    }
  }

  /** By register, its vertices where there are more than so many. */
  List<BitSet> ofMoreThan(int rounds) {
    return byRegister.values().stream().filter(vertices -> vertices.cardinality() > rounds).toList();
  }

  /**
   * The rounds that others of the same register are like: where most are members, all are. The products of the last columns of a matrix are sums over
   * its rows as those of the first are, though the few that use them tell little.
   *
   * @param candidates rounds that may be
   */
  BitSet completed(BitSet members, BitSet candidates) {
    BitSet completed = new BitSet();
    for (BitSet rounds : byRegister.values()) {
      BitSet all = (BitSet) rounds.clone();
      all.and(candidates);
      BitSet known = (BitSet) all.clone();
      known.and(members);
      if (2 * known.cardinality() > all.cardinality()) {
        completed.or(all);
      }
    }
    return completed;
  }
}
