package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.PartsOfNets;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Single numbers that every rank computes for itself rather than have them sent: all their sources are on every rank, as a scale that is
 * taken from a norm, or are set-up; or they have none but themselves, as a time step that shrinks. A word of a larger array has an owner, from whatever it is computed.
 */
final class RepeatedNumbers {
  private final ValueCommunicationGraph graph;
  private final BitSet single;
  private final BitSet singletons;
  private final Int2ObjectLinkedOpenHashMap<IntLinkedOpenHashSet> sources = new Int2ObjectLinkedOpenHashMap<>();
  private final BitSet repeated = new BitSet();

  private RepeatedNumbers(ValueCommunicationGraph graph, BitSet single, BitSet singletons) {
    this.graph = graph;
    this.single = single;
    this.singletons = singletons;
  }

  /**
   * Adds the repeated numbers and the constants that they are computed from to the singletons, and gives the repeated ones.
   *
   * @param single the single numbers
   */
  static BitSet addTo(BitSet singletons, ValueCommunicationGraph graph, BitSet single) {
    RepeatedNumbers numbers = new RepeatedNumbers(graph, single, singletons);
    numbers.find();
    numbers.repeated.stream().forEach(v -> numbers.sources.get(v).forEach(singletons::set));
    singletons.or(numbers.repeated);
    return numbers.repeated;
  }

  private void find() {
    BitSet[] found = PartsOfNets.sets(graph, 2, (sets, first, end) -> graph.forEachEdge(first, end, (home, pin) -> {
      sets[0].set(home);
      if (mayBeRepeated(pin) && !isNumber(home)) {
        sets[1].set(pin);
      }
    }));
    BitSet used = found[0];
    BitSet owned = found[1];
    // Of the registers of elements, of which there are millions, nearly all are owned.
    graph.forEachEdge((home, pin) -> {
      if (mayBeRepeated(pin) && !owned.get(pin)) {
        sources.computeIfAbsent(pin, p -> new IntLinkedOpenHashSet()).add(home);
      }
    });
    computedFromThemselves().stream().forEach(v -> sources.computeIfAbsent(v, p -> new IntLinkedOpenHashSet()));
    boolean more = true;
    while (more) {
      more = false;
      for (int v : sources.keySet()) {
        if (!repeated.get(v) && used.get(v) && !owned.get(v) && isComputedEverywhere(sources.get(v))) {
          repeated.set(v);
          more = true;
        }
      }
    }
  }

  /** Words, written in the steps, whose next values are computed from those before; in a region that is one step such a number may go from element to element. */
  private BitSet computedFromThemselves() {
    BitSet found = new BitSet();
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size() && graph.hasSteps(); n++) {
      int home = graph.representative(nets.home(n));
      if (mayBeRepeated(home) && !graph.words().isRegister(home) && graph.usesItself(n)) {
        found.set(home);
      }
    }
    return found;
  }

  private boolean mayBeRepeated(int vertex) {
    return single.get(vertex) && graph.writtenInHeadline(vertex);
  }

  private boolean isNumber(int vertex) {
    return single.get(vertex) || singletons.get(vertex);
  }

  private boolean isComputedEverywhere(IntSet homes) {
    return homes.intStream().allMatch(home -> isEverywhere(home) || isConstant(home))
        && (homes.isEmpty() || homes.intStream().anyMatch(this::isEverywhere));
  }

  private boolean isEverywhere(int home) {
    return singletons.get(home) && (single.get(home) || !graph.writtenInHeadline(home)) || repeated.get(home);
  }

  private boolean isConstant(int home) {
    return single.get(home) && !graph.writtenInHeadline(home);
  }
}
