package org.parcast.analyses.valueflow;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.recorder.format.Nets;

/** The nets of some vertices, as home or as sink, in compressed rows. */
final class Incidence {
  private final BitSet members;
  private final int[] number;
  private final int[] start;
  private final int[] nets;

  /**
   * @param members representatives
   * @param netFilter nets that count
   */
  Incidence(ValueCommunicationGraph graph, BitSet members, IntPredicate netFilter) {
    this.members = members;
    number = new int[graph.vertices()];
    int size = 0;
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      number[v] = size++;
    }
    start = new int[size + 1];
    scan(graph, netFilter, (net, member) -> start[member + 1]++);
    for (int i = 0; i < size; i++) {
      start[i + 1] = Math.addExact(start[i], start[i + 1]);
    }
    nets = new int[start[size]];
    int[] end = start.clone();
    scan(graph, netFilter, (net, member) -> nets[end[member]++] = net);
  }

  private interface EntryVisitor {
    void visit(int net, int member);
  }

  /** A member that is met twice in a net, through the vertices placed with it, is entered once. */
  private void scan(ValueCommunicationGraph graph, IntPredicate netFilter, EntryVisitor visitor) {
    Nets all = graph.nets();
    int[] seenBy = new int[start.length];
    for (int n = 0; n < all.size(); n++) {
      if (!netFilter.test(n)) {
        continue;
      }
      for (int i = all.offset(n) - 1; i < all.end(n); i++) {
        int vertex = i < all.offset(n) ? all.home(n) : all.pin(i);
        int v = vertex < Nets.FIRST_VERTEX ? vertex : graph.representative(vertex);
        if (members.get(v) && seenBy[number[v]] != n + 1) {
          seenBy[number[v]] = n + 1;
          visitor.visit(n, number[v]);
        }
      }
    }
  }

  int start(int vertex) {
    return start[number[vertex]];
  }

  int end(int vertex) {
    return start[number[vertex] + 1];
  }

  int net(int entry) {
    return nets[entry];
  }
}
