package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.BitSet;
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
  /** Numbers with a source that no rank but its owner has. */
  private final BitSet owned = new BitSet();
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
    BitSet used = new BitSet();
    graph.forEachEdge((home, pin) -> {
      used.set(home);
      if (single.get(pin) && graph.writtenInHeadline(pin)) {
        IntLinkedOpenHashSet known = sources.computeIfAbsent(pin, p -> new IntLinkedOpenHashSet());
        if (single.get(home) || singletons.get(home)) {
          known.add(home);
        } else {
          owned.set(pin);
        }
      }
    });
    computedFromThemselves().stream().forEach(v -> sources.computeIfAbsent(v, p -> new IntLinkedOpenHashSet()));
    boolean found = true;
    while (found) {
      found = false;
      for (int v : sources.keySet()) {
        if (!repeated.get(v) && used.get(v) && !owned.get(v) && isComputedEverywhere(sources.get(v))) {
          repeated.set(v);
          found = true;
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
      if (single.get(home) && graph.writtenInHeadline(home) && !graph.words().isRegister(home) && graph.usesItself(n)) {
        found.set(home);
      }
    }
    return found;
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
