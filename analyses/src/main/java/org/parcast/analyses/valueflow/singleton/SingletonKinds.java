package org.parcast.analyses.valueflow.singleton;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.PartsOfNets;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;

/** Tells by which operation each singleton is kept equal on all ranks (value communication, step 1). */
final class SingletonKinds {
  private final ValueCommunicationGraph graph;
  private final BitSet singletons;
  private final BitSet single;
  /** Representatives of what is computed: a register that a word stands for is gathered beside it. */
  private final BitSet computed = new BitSet();
  private final BitSet fedByOthers;
  private final BitSet fedBySingletons;
  /** The singletons and single numbers that words, branches, addresses, reductions of words or singletons use that are needed themselves; a sum that nothing but a printed mean uses is not. */
  private final BitSet needed = new BitSet();
  private final Map<Integer, Integer> membersOfArray = new HashMap<>();

  /**
   * @param single the single numbers: another word has an owner, who sends what it computes from singletons alone
   * @param usedByBranch vertices whose values a branch or an address needs
   */
  SingletonKinds(ValueCommunicationGraph graph, BitSet singletons, BitSet single, BitSet usedByBranch) {
    this.graph = graph;
    this.single = single;
    this.singletons = singletons;
    BitSet[] fed = PartsOfNets.sets(graph, 2, (sets, first, end) -> graph.forEachEdge(first, end, (home, pin) -> {
      if (singletons.get(pin)) {
        sets[singletons.get(home) ? 0 : 1].set(pin);
      }
    }));
    fedBySingletons = fed[0];
    fedByOthers = fed[1];
    IntStream.range(Nets.FIRST_VERTEX, graph.vertices()).filter(graph::isComputed).map(graph::representative).forEach(computed::set);
    needed.or(singletons);
    needed.or(single);
    BitSet asked = (BitSet) needed.clone();
    BitSet always = (BitSet) usedByBranch.clone();
    always.or(gatheredWithThemselves());
    int before;
    do {
      before = needed.cardinality();
      BitSet still = (BitSet) always.clone();
      graph.forEachEdgeFrom(asked, (home, pin) -> still.set(home, still.get(home) || isNeededBy(pin)));
      needed.and(still);
    } while (needed.cardinality() < before);
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      WordBlock block = graph.words().block(v);
      if (block != null && block.kind() == WordBlock.Kind.ARRAY) {
        membersOfArray.merge(block.id(), 1, Integer::sum);
      }
    }
  }

  /** Gathered registers whose terms are computed from what they were before: the ranks that compute terms need that. */
  private BitSet gatheredWithThemselves() {
    BitSet found = new BitSet();
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      if (graph.words().isRegister(home) && graph.usesItself(n)) {
        found.set(home);
      }
    }
    return found;
  }

  /** Whether a sink needs what it uses: words that hold copies in the end can be where these are, and so can a number that nothing uses. */
  private boolean isNeededBy(int sink) {
    return singletons.get(sink) ? fedByOthers.get(sink) || needed.get(sink) : computed.get(sink) && (!single.get(sink) || needed.get(sink));
  }

  /**
   * The singletons by {@link SingletonKind#ordinal}.
   *
   * @param reductions single numbers with sources all over: no array of theirs is gathered, though all its words may be such numbers
   * @param repeated those that every rank computes for itself
   */
  BitSet[] byKind(BitSet reductions, BitSet repeated) {
    BitSet[] kinds = new BitSet[SingletonKind.values().length];
    for (int k = 0; k < kinds.length; k++) {
      kinds[k] = new BitSet();
    }
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      kinds[(repeated.get(v) ? SingletonKind.REPLICATED : kind(v, reductions.get(v))).ordinal()].set(v);
    }
    return kinds;
  }

  private SingletonKind kind(int v, boolean reduction) {
    boolean fed = fedByOthers.get(v) || fedBySingletons.get(v);
    if (!reduction && (fed || graph.writtenInHeadline(v)) && needed.get(v) && isInGatheredArray(v)) {
      return SingletonKind.ALLGATHER;
    }
    if (fedByOthers.get(v)) {
      return needed.get(v) ? SingletonKind.ALLREDUCE : SingletonKind.REDUCE;
    }
    return fedBySingletons.get(v) && single.get(v) ? SingletonKind.REPLICATED : SingletonKind.BROADCAST;
  }

  private boolean isInGatheredArray(int vertex) {
    WordBlock block = graph.words().block(vertex);
    if (block == null || block.kind() != WordBlock.Kind.ARRAY) {
      return false;
    }
    int members = membersOfArray.getOrDefault(block.id(), 0);
    return members > 1 && 2 * members >= block.length();
  }
}
