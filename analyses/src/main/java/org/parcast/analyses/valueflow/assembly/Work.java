package org.parcast.analyses.valueflow.assembly;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Work of every vertex in the headline phase: the computations charged to it and to those placed with it. A reduction's work is done where
 * its sources are and is shared out among them. Where nothing is computed (data only moves), a word stored is one unit of work; where
 * nothing is stored either, a word used.
 */
public final class Work {
  private final int[] work;

  private Work(int[] work) {
    this.work = work;
  }

  public Work(ValueCommunicationGraph graph, Singletons singletons) {
    work = new int[graph.vertices()];
    long total = 0;
    for (int v = Nets.FIRST_VERTEX; v < work.length; v++) {
      total += add(graph.representative(v), graph.computations(v));
    }
    if (total == 0) {
      countWords(graph);
    }
    shareOut(graph, singletons);
    leaveOutCounters(graph);
    for (int v = singletons.all().nextSetBit(0); v >= 0; v = singletons.all().nextSetBit(v + 1)) {
      if (singletons.onEveryRank(v)) {
        work[v] = 0;
      }
    }
  }

  private long add(int vertex, long amount) {
    work[vertex] = (int) Math.min(Integer.MAX_VALUE, work[vertex] + amount);
    return amount;
  }

  /**
   * What small things of a step count for themselves, as the place of an iterator, is computed of nothing else and used by nothing else: it is part of the control flow, which each rank has for
   * what it owns.
   */
  private void leaveOutCounters(ValueCommunicationGraph graph) {
    BitSet counters = new BitSet();
    for (int v = Nets.FIRST_VERTEX; v < work.length; v++) {
      if (work[v] > 0 && graph.words().isTemporary(v)) {
        counters.set(v);
      }
    }
    if (!counters.isEmpty()) {
      graph.nets().forEachUse(graph::usedInHeadline, (net, vertex, sink) -> {
        int home = graph.representative(vertex);
        int pin = sink < Nets.FIRST_VERTEX ? home : graph.representative(graph.number(sink));
        if (pin != home) {
          counters.clear(home);
          counters.clear(pin);
        }
      });
      long all = total();
      if (counters.stream().mapToLong(v -> work[v]).sum() < all) {
        counters.stream().forEach(v -> work[v] = 0);
      }
    }
  }

  private void countWords(ValueCommunicationGraph graph) {
    long stored = 0;
    for (int v = Nets.FIRST_VERTEX; v < work.length; v++) {
      stored += add(graph.representative(v), graph.writtenInHeadline(v) ? 1 : 0);
    }
    if (stored == 0) {
      Nets nets = graph.nets();
      for (int n = 0; n < nets.size(); n++) {
        work[graph.representative(nets.home(n))] = 1;
      }
    }
  }

  private void shareOut(ValueCommunicationGraph graph, Singletons singletons) {
    BitSet shared = (BitSet) singletons.of(SingletonKind.REDUCE).clone();
    shared.or(singletons.of(SingletonKind.ALLREDUCE));
    if (shared.isEmpty()) {
      return;
    }
    long[] uses = new long[shared.length()];
    visitSources(graph, shared, singletons, (home, singleton, count) -> uses[singleton] += count);
    visitSources(graph, shared, singletons, (home, singleton, count) -> add(home, Math.round((double) work[singleton] * count / uses[singleton])));
  }

  private interface SourceVisitor {
    void visit(int home, int sink, long count);
  }

  private static void visitSources(ValueCommunicationGraph graph, BitSet shared, Singletons singletons, SourceVisitor visitor) {
    Nets nets = graph.nets();
    IntPredicate taken = net -> graph.usedInHeadline(net) && !singletons.onEveryRank(graph.representative(nets.home(net)));
    nets.forEachUse(taken, (net, vertex, sink) -> {
      int home = graph.representative(vertex);
      int pin = sink < Nets.FIRST_VERTEX ? home : graph.representative(graph.number(sink));
      if (pin != home && shared.get(pin)) {
        visitor.visit(home, pin, nets.count(net));
      }
    });
  }

  /** Which of the sources of a word's contributions stand for these: those of the first kind that there are. */
  private enum Source {
    /** In one term each. */
    OF_ONE_TERM,
    OF_SEVERAL,
    /** Data used by nothing else, which follow the word. */
    LEAF;

    static final int KINDS = values().length;
  }

  /**
   * The work where each rank adds up the contributions that it has, as it does under the conventions with partial results: that of the assembly
   * words is done where the contributions come from.
   */
  Work ofContributors(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    if (assembly.isEmpty()) {
      return this;
    }
    long[] amount = new long[assembly.size()];
    long[][] uses = new long[assembly.size()][];
    visitContributions(graph, singletons, assembly, (home, kind, word, count) -> {
      uses[word] = uses[word] == null ? new long[Source.KINDS] : uses[word];
      uses[word][kind.ordinal()] += count;
    });
    Work moved = new Work(work.clone());
    for (int v = Nets.FIRST_VERTEX; v < work.length; v++) {
      int computations = graph.computations(v);
      if (computations > 0 && assembly.contains(v) && uses[assembly.number(v)] != null) {
        amount[assembly.number(v)] += computations;
        moved.work[graph.representative(v)] -= Math.min(computations, moved.work[graph.representative(v)]);
      }
    }
    long[] before = new long[assembly.size()];
    visitContributions(graph, singletons, assembly, (home, kind, word, count) -> {
      int first = 0;
      while (uses[word][first] == 0) {
        first++;
      }
      if (kind.ordinal() == first) {
        double each = (double) amount[word] / uses[word][first];
        moved.add(home, Math.round(each * (before[word] + count)) - Math.round(each * before[word]));
        before[word] += count;
      }
    });
    return moved;
  }

  private interface ContributionVisitor {
    void visit(int home, Source kind, int word, long count);
  }

  private static void visitContributions(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly, ContributionVisitor visitor) {
    Nets nets = graph.nets();
    nets.forEachUse(assembly.nets(), (net, vertex, sink) -> {
      if (assembly.isContribution(vertex, sink) && assembly.contributesInSteps(net, sink)) {
        int home = graph.representative(vertex);
        Source kind = singletons.chosen().leaves().get(home) ? Source.LEAF : assembly.terms().isInOneEach(vertex, sink) ? Source.OF_ONE_TERM : Source.OF_SEVERAL;
        visitor.visit(home, kind, assembly.number(sink), nets.count(net));
      }
    });
  }

  /** Units of work of a representative, 0 for what every rank repeats. */
  public int of(int vertex) {
    return work[vertex];
  }

  public long total() {
    long total = 0;
    for (int w : work) {
      total += w;
    }
    return total;
  }

  /** The work of the heaviest rank over the mean; 1 where there is none. */
  public static double imbalance(long[] byRank) {
    double mean = Arrays.stream(byRank).sum() / (double) byRank.length;
    return mean == 0 ? 1 : Arrays.stream(byRank).max().orElse(0) / mean;
  }

  /**
   * Whether no rank would have more work than in balance without what it has of these vertices.
   *
   * @param imbalance the work of the heaviest rank over the mean that is balance
   */
  public boolean isBalancedWithout(BitSet vertices, ValueCommunicationGraph graph, short[] owner, int ranks, double imbalance) {
    long[] byRank = byRank(graph, owner, ranks);
    double most = imbalance * Arrays.stream(byRank).sum() / ranks;
    vertices.stream().filter(v -> owner[v] >= 0).forEach(v -> byRank[owner[v]] -= work[v]);
    return Arrays.stream(byRank).allMatch(load -> load <= most);
  }

  /** Work of each rank. */
  public long[] byRank(ValueCommunicationGraph graph, short[] owner, int ranks) {
    long[] byRank = new long[ranks];
    BitSet placed = graph.placed();
    for (int v = placed.nextSetBit(0); v >= 0; v = placed.nextSetBit(v + 1)) {
      if (work[v] != 0 && owner[v] >= 0 && graph.isRepresentative(v)) {
        byRank[owner[v]] += work[v];
      }
    }
    return byRank;
  }
}
