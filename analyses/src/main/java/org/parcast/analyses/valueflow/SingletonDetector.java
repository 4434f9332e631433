package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.format.WordBlock;

/**
 * Finds the singletons: vertices with a high score whose neighbours lie all over a 16-part cut, and gathered registers that a branch, an
 * address or the outside needs. A vertex that is only fed by nearly all, and by other singletons at that, is none: it reads copies.
 */
final class SingletonDetector {
  private static final double SPREAD = 0.90;
  /** Share of an array's vertices that have to be singletons for the array to be gathered as a whole. */
  private static final double ARRAY_SHARE = 0.5;

  private final ValueCommunicationGraph graph;
  private final SingletonMode mode;
  private final SingletonScores scores;
  private final BitSet usedByBranch = new BitSet();
  private final BitSet leaving = new BitSet();
  private final BitSet fed = new BitSet();

  private SingletonDetector(ValueCommunicationGraph graph, SingletonMode mode) {
    this.graph = graph;
    this.mode = mode;
    scores = new SingletonScores(graph, mode);
  }

  static Singletons detect(ValueCommunicationGraph graph, List<WordArray> arrays, CommunicationRequest request) {
    return new SingletonDetector(graph, request.singletons()).detect(arrays, request.seed());
  }

  private Singletons detect(List<WordArray> arrays, long seed) {
    BitSet singletons = scores.candidates();
    int candidates = singletons.cardinality();
    if (mode == SingletonMode.DEFAULT && !singletons.isEmpty()) {
      singletons = spread(singletons, SixteenPartCut.of(graph, singletons, scores::isLeaf, arrays, seed));
    }
    markUses();
    addGatheredRegisters(singletons);
    if (mode == SingletonMode.DEFAULT) {
      removeReaders(singletons);
    }
    return new Singletons(singletons, kinds(singletons), scores, candidates);
  }

  /**
   * The candidates whose neighbours lie in nearly all parts of the cut. Leaves lie where their neighbour lies and say nothing; a candidate
   * with no other neighbours has them everywhere if they are more than fits in one part. Other phases' candidates are not in the cut and stay.
   */
  private BitSet spread(BitSet candidates, short[] part) {
    int parts = 0;
    for (short p : part) {
      parts = Math.max(parts, p + 1);
    }
    Int2IntOpenHashMap touched = new Int2IntOpenHashMap();
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(i) < Nets.FIRST_VERTEX ? home : graph.representative(nets.pin(i));
        if (pin != home) {
          touch(candidates, touched, home, part[pin]);
          touch(candidates, touched, pin, part[home]);
        }
      }
    }
    BitSet confirmed = new BitSet();
    for (int v = candidates.nextSetBit(0); v >= 0; v = candidates.nextSetBit(v + 1)) {
      boolean spread = part[v] < 0 || (scores.hasLeavesAlone(v) ? scores.fillsMoreThan(v, SixteenPartCut.PARTS) : Integer.bitCount(touched.get(v)) >= SPREAD * parts);
      if (spread) {
        confirmed.set(v);
      }
    }
    return confirmed;
  }

  private static void touch(BitSet candidates, Int2IntOpenHashMap touched, int vertex, short part) {
    if (part >= 0 && candidates.get(vertex)) {
      touched.put(vertex, touched.get(vertex) | 1 << part);
    }
  }

  private void markUses() {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(i);
        if (pin == Nets.ALL) {
          usedByBranch.set(home);
        } else if (pin == Nets.ONE) {
          leaving.set(home);
        } else if (graph.isComputed(pin) && graph.representative(pin) != home) {
          fed.set(graph.representative(pin));
        }
      }
    }
  }

  private void addGatheredRegisters(BitSet singletons) {
    for (WordBlock block : graph.words().blocks()) {
      if (block.kind() == WordBlock.Kind.REGISTER) {
        for (int v = block.firstVertex(); v < block.firstVertex() + block.length(); v++) {
          int r = graph.representative(v);
          if (fed.get(r) && graph.words().isRegister(r) && (usedByBranch.get(r) || leaving.get(r))) {
            singletons.set(r);
          }
        }
      }
    }
  }

  /** Takes out vertices that neither nearly all use nor nearly all others feed: what they read of singletons is a copy. */
  private void removeReaders(BitSet singletons) {
    Int2IntOpenHashMap edgesIn = new Int2IntOpenHashMap();
    forEachEdge((home, pin) -> {
      if (singletons.get(pin) && !singletons.get(home)) {
        edgesIn.addTo(pin, 1);
      }
    });
    BitSet readers = new BitSet();
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      boolean gathered = graph.words().isRegister(v) && (usedByBranch.get(v) || leaving.get(v));
      if (!gathered && !scores.usedByNearlyAll(v) && !scores.fedByNearlyAll(v, edgesIn.get(v))) {
        readers.set(v);
      }
    }
    singletons.andNot(readers);
  }

  private interface EdgeVisitor {
    void visit(int home, int pin);
  }

  private void forEachEdge(EdgeVisitor visitor) {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(i) < Nets.FIRST_VERTEX ? home : graph.representative(nets.pin(i));
        if (pin != home) {
          visitor.visit(home, pin);
        }
      }
    }
  }

  private BitSet[] kinds(BitSet singletons) {
    BitSet fedByOthers = new BitSet();
    BitSet fedBySingletons = new BitSet();
    BitSet used = (BitSet) usedByBranch.clone();
    forEachEdge((home, pin) -> {
      used.set(home);
      if (singletons.get(pin)) {
        (singletons.get(home) ? fedBySingletons : fedByOthers).set(pin);
      }
    });
    Map<Integer, Integer> membersOfArray = membersOfArray(singletons);
    BitSet[] kinds = new BitSet[SingletonKind.values().length];
    for (int k = 0; k < kinds.length; k++) {
      kinds[k] = new BitSet();
    }
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      kinds[kind(v, fedByOthers.get(v), fedBySingletons.get(v), used.get(v), membersOfArray).ordinal()].set(v);
    }
    return kinds;
  }

  private SingletonKind kind(int v, boolean fedByOthers, boolean fedBySingletons, boolean used, Map<Integer, Integer> membersOfArray) {
    boolean computed = fedByOthers || fedBySingletons || graph.writtenInHeadline(v);
    if (computed && used && inGatheredArray(v, membersOfArray)) {
      return SingletonKind.ALLGATHER;
    }
    if (fedByOthers) {
      return used ? SingletonKind.ALLREDUCE : SingletonKind.REDUCE;
    }
    return fedBySingletons ? SingletonKind.REPLICATED : SingletonKind.BROADCAST;
  }

  private Map<Integer, Integer> membersOfArray(BitSet singletons) {
    Map<Integer, Integer> members = new HashMap<>();
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      WordBlock block = graph.words().block(v);
      if (block != null && block.kind() == WordBlock.Kind.ARRAY) {
        members.merge(block.id(), 1, Integer::sum);
      }
    }
    return members;
  }

  private boolean inGatheredArray(int vertex, Map<Integer, Integer> membersOfArray) {
    WordBlock block = graph.words().block(vertex);
    if (block == null || block.kind() != WordBlock.Kind.ARRAY) {
      return false;
    }
    int members = membersOfArray.getOrDefault(block.id(), 0);
    return members > 1 && members >= ARRAY_SHARE * block.length();
  }
}
