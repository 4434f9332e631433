package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.ReductionTerms;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Places the terms of reductions, each on the rank to which fewest of its words have to be sent on its account: a rank that has some, or gets them
 * for other reasons, as the residual of a stencil's point is computed where the point is. Of ranks that are alike the one that has the term's first word.
 */
final class TermPlacement {
  private final ValueCommunicationGraph graph;
  private final ReductionTerms terms;
  private final Singletons singletons;
  /** The nets of each term's words, in compressed rows; empty rows for terms of numbers that have owners. */
  private final int[] start;
  private final int[] nets;

  TermPlacement(ValueCommunicationGraph graph, Singletons singletons) {
    this.graph = graph;
    this.singletons = singletons;
    terms = graph.terms();
    start = new int[terms.size() + 1];
    forEachUse((term, net) -> start[term + 1]++);
    for (int term = 0; term < terms.size(); term++) {
      start[term + 1] += start[term];
    }
    nets = new int[start[terms.size()]];
    int[] end = start.clone();
    forEachUse((term, net) -> nets[end[term]++] = net);
  }

  private interface UseVisitor {
    void visit(int term, int net);
  }

  private void forEachUse(UseVisitor visitor) {
    Nets all = graph.nets();
    all.forEachUse(net -> terms.size() > 0 && !singletons.contains(graph.representative(all.home(net))), (net, home, sink) -> {
      int term = terms.of(sink);
      if (term >= 0 && graph.isRepresentative(sink)) {
        visitor.visit(term, net);
      }
    });
  }

  /** @param owner rank of each vertex; those of terms are written */
  void place(short[] owner) {
    for (int term = 0; term < terms.size(); term++) {
      if (start[term] < start[term + 1]) {
        owner[terms.vertex(term)] = best(term, owner);
      }
    }
  }

  private short best(int term, short[] owner) {
    BitSet candidates = new BitSet();
    for (int i = start[term]; i < start[term + 1]; i++) {
      candidates.set(owner[graph.nets().home(nets[i])]);
    }
    short first = owner[terms.firstWord(term)];
    short best = first >= 0 && candidates.get(first) ? first : owner[graph.nets().home(nets[start[term]])];
    if (candidates.cardinality() == 1) {
      return best;
    }
    long[] sent = sent(term, owner, candidates.length());
    for (int rank = candidates.nextSetBit(0); rank >= 0; rank = candidates.nextSetBit(rank + 1)) {
      best = sent[rank] < sent[best] ? (short) rank : best;
    }
    return best;
  }

  /** What each rank would be sent on the term's account; what is sent once in set-up counts least. */
  private long[] sent(int term, short[] owner, int ranks) {
    Nets all = graph.nets();
    long[] sent = new long[ranks];
    int[] has = new int[ranks];
    Arrays.fill(has, -1);
    for (int i = start[term]; i < start[term + 1]; i++) {
      int n = nets[i];
      long bytes = graph.words().bytes(all.home(n)) * (graph.everyStep(n) ? all.count(n) << 10 : 1);
      for (int pin = all.offset(n) - 1; pin < all.end(n); pin++) {
        int vertex = pin < all.offset(n) ? all.home(n) : all.pin(n, pin);
        if (owner[vertex] >= 0 && owner[vertex] < ranks && !terms.contains(vertex)) {
          has[owner[vertex]] = i;
        }
      }
      for (int rank = 0; rank < ranks; rank++) {
        sent[rank] += has[rank] == i ? 0 : bytes;
      }
    }
    return sent;
  }
}
