package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import java.util.Collection;
import java.util.function.IntUnaryOperator;

/**
 * Gathered registers that decide, by a branch or an address, over one element and not over all: which centre is nearest to a point, whether a
 * cell's iteration has converged. They are gathered anew in a step for many small elements, more for each word of one than a {@link SixteenPartCut}
 * has parts, nearly always from words of a single part, and the rank that has these is the only one to need them. A pivot is no such number: there
 * are no more columns than words in one.
 */
final class NumbersOfElements {
  private static final double NEARLY_ALWAYS = 0.90;

  private final ValueCommunicationGraph graph;
  /** By register that is gathered many times in a step, its vertices. */
  private final Collection<BitSet> registers;

  NumbersOfElements(ValueCommunicationGraph graph, RegisterRounds rounds) {
    this.graph = graph;
    registers = rounds.ofMoreThan(SixteenPartCut.PARTS);
  }

  /**
   * Those that are gathered so often in a step that words enough of each of them for all parts of a cut would be fewer: sums over the features of many
   * points, where a rank that has points has all features of them.
   *
   * @param sources how many vertices feed a vertex
   */
  BitSet outnumbering(IntUnaryOperator sources) {
    BitSet outnumbering = new BitSet();
    for (BitSet rounds : registers) {
      long largest = rounds.stream().map(sources).max().orElse(0);
      if (rounds.cardinality() > SixteenPartCut.PARTS * largest) {
        outnumbering.or(rounds);
      }
    }
    return outnumbering;
  }

  /** Those that a branch or an address needs and that may be numbers of elements. */
  BitSet possible(BitSet usedByBranch) {
    BitSet possible = new BitSet();
    registers.forEach(possible::or);
    possible.and(usedByBranch);
    return possible;
  }

  /**
   * The numbers of elements.
   *
   * @param singletons words that every rank has, from wherever they come
   * @param part part of every representative, -1 for those that the cut has not
   */
  BitSet find(BitSet usedByBranch, BitSet singletons, short[] part) {
    BitSet possible = possible(usedByBranch);
    Int2IntOpenHashMap parts = new Int2IntOpenHashMap();
    Int2IntOpenHashMap words = new Int2IntOpenHashMap();
    if (!possible.isEmpty()) {
      Edges.forEach(graph, (home, pin) -> {
        if (possible.get(pin) && part[home] >= 0 && !singletons.get(home)) {
          parts.put(pin, parts.get(pin) | 1 << part[home]);
          words.addTo(pin, 1);
        }
      });
    }
    BitSet found = new BitSet();
    for (BitSet rounds : registers) {
      long needed = rounds.stream().filter(possible::get).count();
      long ofOnePart = rounds.stream().filter(v -> possible.get(v) && Integer.bitCount(parts.get(v)) <= 1).count();
      long largest = rounds.stream().filter(possible::get).map(words::get).max().orElse(0);
      if (ofOnePart >= NEARLY_ALWAYS * needed && needed > SixteenPartCut.PARTS * largest) {
        found.or(rounds);
      }
    }
    return found;
  }
}
