package org.parcast.analyses.valueflow.layout;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.ReductionTerms;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * The nets of numbers that no rank owns, after the elementary hypergraph (Ucar and Aykanat, "Revisiting hypergraph models for sparse matrix
 * partitioning", SIAM Review 49, 2007). A <em>fold</em> net holds the ranks that have terms of a number, each of which sends one partial result; an
 * <em>expand</em> net the ranks that use it. Both cost a word for each rank but one. Which collective operation that is can be read off the two.
 */
final class FoldsAndExpands {
  private record Use(int from, int to) {}

  private final ValueCommunicationGraph graph;
  private final Crossings crossings;
  /** The numbers' vertices. */
  private final int[] vertices;
  private final Int2IntOpenHashMap numberOf = new Int2IntOpenHashMap();
  /** Of the headline phase: nets of values that a number is computed of, and nets of the numbers' own values. */
  private final BitSet folded = new BitSet();
  private final BitSet expanded = new BitSet();
  private final BitSet usedByAll = new BitSet();
  /** Numbers that every rank computes for itself. */
  private final BitSet repeated = new BitSet();
  private final BitSet computedOfNumbers = new BitSet();
  /** Which numbers others are computed of. */
  private final Set<Use> uses = new LinkedHashSet<>();

  /** @param crossings of the numbers' values */
  FoldsAndExpands(ValueCommunicationGraph graph, Singletons singletons, Crossings crossings) {
    this.graph = graph;
    this.crossings = crossings;
    vertices = singletons.all().stream().filter(singletons::onEveryRank).toArray();
    numberOf.defaultReturnValue(-1);
    for (int number = 0; number < vertices.length; number++) {
      numberOf.put(vertices[number], number);
      repeated.set(number, singletons.of(SingletonKind.REPLICATED).get(vertices[number]));
    }
    if (vertices.length > 0) {
      findNets();
    }
  }

  private void findNets() {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      expanded.set(n, graph.usedInHeadline(n) && numberOf.get(graph.representative(nets.home(n))) >= 0);
      folded.set(n, graph.usedInHeadline(n) && !expanded.get(n) && nets.anySink(n, sink -> numberAt(sink) >= 0));
    }
    nets.forEachUse(expanded, (net, vertex, sink) -> {
      int home = numberOf.get(graph.representative(vertex));
      int to = numberAt(sink);
      if (sink == Nets.ALL) {
        usedByAll.set(home);
      } else if (to >= 0 && (to != home || graph.words().isRegister(vertices[home]))) {
        // A register stands for the whole gathering: where it is computed of itself, its terms are.
        uses.add(new Use(home, to));
        computedOfNumbers.set(to, computedOfNumbers.get(to) || to != home);
      }
    });
  }

  /** The number that a sink stands for, -1 for none. */
  private int numberAt(int sink) {
    return sink < Nets.FIRST_VERTEX ? -1 : numberOf.get(graph.representative(sink));
  }

  /** The number that a vertex stands for, from 0; -1 for one that has an owner. */
  int number(int representative) {
    return numberOf.get(representative);
  }

  /** The nets of values that numbers are computed of. */
  BitSet folded() {
    return folded;
  }

  /** The vertex of a number. */
  int vertex(int number) {
    return vertices[number];
  }

  /**
   * The nets of a number under a placement.
   *
   * @param terms ranks that have terms of it; none where it is computed of nothing, or of other such numbers alone
   * @param users ranks that use it
   * @param bytesInSteps bytes of the values that leave it in all steps
   * @param repeated whether every rank computes it for itself
   */
  record Net(BitSet terms, BitSet users, long bytesInSteps, boolean repeated) {
    /** Partial results that are sent for each value. */
    int folds() {
      return Math.max(0, terms.cardinality() - 1);
    }

    /** Ranks that are sent each value by the one that has it. */
    int expands() {
      return repeated || users.isEmpty() ? 0 : users.cardinality() - (terms.isEmpty() || terms.intersects(users) ? 1 : 0);
    }

    /** Bytes in all steps. */
    long sent() {
      return bytesInSteps * (folds() + expands());
    }
  }

  /**
   * The nets of all numbers.
   *
   * @param nets the graph's, with at least one sink on each rank that has some
   * @param owner rank of every vertex, -1 for the numbers
   */
  List<Net> of(Nets nets, short[] owner, int ranks) {
    BitSet[] terms = empty();
    BitSet[] users = empty();
    nets.forEachUse(folded, (net, home, sink) -> {
      if (owner[home] >= 0 && numberAt(sink) >= 0) {
        terms[numberAt(sink)].set(owner[home]);
      }
    });
    ReductionTerms of = graph.terms();
    for (int term = 0; term < of.size(); term++) {
      int number = numberOf.get(graph.representative(of.number(term)));
      if (number >= 0 && owner[of.vertex(term)] >= 0) {
        terms[number].set(owner[of.vertex(term)]);
      }
    }
    nets.forEachUse(expanded, (net, home, sink) -> {
      if (owner[sink] >= 0 && graph.isComputed(sink)) {
        users[numberAt(home)].set(owner[sink]);
      }
    });
    usedByAll.stream().forEach(number -> users[number].set(0, ranks));
    passOn(terms, users);
    List<Net> found = new ArrayList<>();
    for (int number = 0; number < vertices.length; number++) {
      found.add(new Net(terms[number], users[number], crossings.inSteps(vertices[number]) * graph.words().bytes(vertices[number]),
          repeated.get(number) || terms[number].isEmpty() && computedOfNumbers.get(number)));
    }
    return found;
  }

  /** What a number is computed of is used where its terms are, or, where it has none, by all who use it. */
  private void passOn(BitSet[] terms, BitSet[] users) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Use use : uses) {
        int before = users[use.from].cardinality();
        users[use.from].or(terms[use.to].isEmpty() ? users[use.to] : terms[use.to]);
        changed |= users[use.from].cardinality() > before;
      }
    }
  }

  private BitSet[] empty() {
    BitSet[] sets = new BitSet[vertices.length];
    Arrays.setAll(sets, number -> new BitSet());
    return sets;
  }
}
