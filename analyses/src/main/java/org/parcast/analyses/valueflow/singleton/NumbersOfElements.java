package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.analyses.valueflow.graph.SingletonScores;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.WordBlock;

/**
 * Gathered registers that decide, by a branch or an address, over one element and not over all: which centre is nearest to a point, whether a
 * cell's iteration has converged. They are gathered anew in a step for many small elements, more for each word of one than a {@link TrialPartition}
 * has parts, nearly always from words of a single part, and the rank that has these is the only one to need them; or they outnumber all words that they are
 * computed from, as the distances of pairs, so that who needs them rather gets the words. A pivot is no such number: there are no more columns than words in one.
 */
final class NumbersOfElements {
  private final ValueCommunicationGraph graph;
  /** Of each register that is gathered many times in a step, its vertices. */
  private final List<BitSet> registers;

  /** @param blocks all of the recording */
  NumbersOfElements(ValueCommunicationGraph graph, List<WordBlock> blocks) {
    this.graph = graph;
    Map<Integer, BitSet> rounds = new TreeMap<>();
    for (WordBlock block : blocks) {
      if (block.kind() == WordBlock.Kind.REGISTER) {
        rounds.computeIfAbsent(block.original(), id -> new BitSet()).set(graph.representative(block.firstVertex()));
      }
    }
    registers = rounds.values().stream().filter(vertices -> vertices.cardinality() > Thresholds.PARTS).toList();
  }

  /** Whether it is of a register that is gathered for many elements in a step. */
  boolean isGatheredOften(int vertex) {
    return registers.stream().anyMatch(rounds -> rounds.get(vertex));
  }

  /**
   * Sums over the features of many points, where a rank that has points has all features of them: those that are gathered more often in a step than there
   * are words that most of them share, as the weights of a model.
   */
  BitSet outnumbering(SingletonScores scores) {
    List<BitSet> mayBeShared = mayBeShared(scores);
    BitSet outnumbering = new BitSet();
    for (int r = 0; r < registers.size(); r++) {
      BitSet rounds = registers.get(r);
      BitSet vertices = mayBeShared.get(r);
      if (!vertices.isEmpty() && vertices.cardinality() < rounds.cardinality() && isShared(rounds, vertices)) {
        outnumbering.or(rounds);
      }
    }
    return outnumbering;
  }

  /** By register, the vertices that feed rounds and as many vertices as most of the rounds are. */
  private List<BitSet> mayBeShared(SingletonScores scores) {
    List<BitSet> found = registers.stream().map(rounds -> new BitSet()).toList();
    int[] half = registers.stream().mapToInt(rounds -> rounds.cardinality() / 2).toArray();
    if (registers.isEmpty()) {
      return found;
    }
    int smallest = Arrays.stream(half).min().getAsInt();
    graph.forEachEdge((home, pin) -> {
      int sinks = scores.sinks(home);
      for (int r = 0; sinks > smallest && r < half.length; r++) {
        if (sinks > half[r] && registers.get(r).get(pin)) {
          found.get(r).set(home);
        }
      }
    });
    return found;
  }

  /** Whether any of these vertices feeds most of the rounds. */
  private boolean isShared(BitSet rounds, BitSet vertices) {
    Int2ObjectOpenHashMap<BitSet> fed = new Int2ObjectOpenHashMap<>();
    int[] sorted = rounds.stream().toArray();
    graph.forEachEdgeFrom(vertices, (home, pin) -> {
      if (rounds.get(pin)) {
        fed.computeIfAbsent(home, v -> new BitSet(sorted.length)).set(Arrays.binarySearch(sorted, pin));
      }
    });
    return fed.values().stream().anyMatch(some -> 2 * some.cardinality() > sorted.length);
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
    List<BitSet> sources = registers.stream().map(rounds -> new BitSet()).toList();
    if (!possible.isEmpty()) {
      graph.forEachEdge((home, pin) -> {
        if (possible.get(pin) && part[home] >= 0 && !singletons.get(home)) {
          parts.put(pin, parts.get(pin) | 1 << part[home]);
          words.addTo(pin, 1);
          for (int r = 0; r < sources.size(); r++) {
            sources.get(r).set(home, sources.get(r).get(home) || registers.get(r).get(pin));
          }
        }
      });
    }
    BitSet found = new BitSet();
    for (int r = 0; r < registers.size(); r++) {
      BitSet rounds = registers.get(r);
      long needed = rounds.stream().filter(possible::get).count();
      long ofOnePart = rounds.stream().filter(v -> possible.get(v) && Integer.bitCount(parts.get(v)) <= 1).count();
      long largest = rounds.stream().filter(possible::get).map(words::get).max().orElse(0);
      boolean local = ofOnePart >= Thresholds.NEARLY_ALL * needed || needed > sources.get(r).cardinality();
      if (local && needed > Thresholds.PARTS * largest) {
        found.or(rounds);
      }
    }
    return found;
  }
}
