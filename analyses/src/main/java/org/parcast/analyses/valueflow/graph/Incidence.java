package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.compact.RowPool;
import org.parcast.analyses.valueflow.graph.compact.VertexOrder;
import org.parcast.recording.Nets;

/**
 * What the nets tie to some vertices, in compressed rows: an <em>own</em> net where the vertex is the home, else the home whose values the vertex
 * uses. Nets of the same home that come one after the other are one entry. Homes and nets are told by their distances, as those around words of regular arrays
 * are the same.
 */
public final class Incidence {
  private final ValueCommunicationGraph graph;
  private final IntUnaryOperator standIn;
  private final BitSet members;
  private final BitSet withoutMembers;
  private final VertexOrder number;
  /** By member its row, and an own net that others are told from. */
  private final int[] row;
  private final int[] firstNet;

  /** How far the home is from the member, doubled, or an own net from that one, doubled and 1 more. Weights are less than 0 where not in every step. */
  private final RowPool rows;

  /**
   * @param members representatives
   * @param netFilter nets that count
   */
  public Incidence(ValueCommunicationGraph graph, BitSet members, IntPredicate netFilter) {
    this(graph, members, netFilter, graph::representative);
  }

  /**
   * @param members as {@code standIn} gives them
   * @param netFilter nets that count
   * @param standIn the vertex that stands for another, on the same rank
   */
  Incidence(ValueCommunicationGraph graph, BitSet members, IntPredicate netFilter, IntUnaryOperator standIn) {
    this.graph = graph;
    this.standIn = standIn;
    this.members = members;
    BitSet counting = new BitSet(graph.nets().size());
    IntStream.range(0, graph.nets().size()).filter(netFilter).forEach(counting::set);
    withoutMembers = withoutMembers(graph, members, counting::get, standIn);
    number = new VertexOrder(members);
    row = new int[number.size()];
    firstNet = new int[row.length];
    int[] size = new int[row.length];
    BitSet touching = scan(counting, (member, net, distance, weight, goesOn) -> {
      size[member] += goesOn ? 0 : 1;
      firstNet[member] = distance == 0 && firstNet[member] == 0 ? net : firstNet[member];
    });
    int length = 0;
    for (int i = 0; i < row.length; i++) {
      row[i] = length;
      length = Math.addExact(length, 1 + size[i]);
    }
    rows = new RowPool(length);
    scan(touching, (member, net, distance, weight, goesOn) -> {
      if (!goesOn) {
        rows.add(row[member], distance == 0 ? Math.multiplyExact(2, net - firstNet[member]) + 1 : 2 * distance);
      }
      rows.addToLast(row[member], weight);
    });
    rows.share(row);
  }

  /** The first ones of nets with the same sinks that have no member among these; empty where not many nets have the same ones. */
  private static BitSet withoutMembers(ValueCommunicationGraph graph, BitSet members, IntPredicate counting, IntUnaryOperator standIn) {
    BitSet without = new BitSet();
    Nets all = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    for (int n = 0; n < all.size() && !sharing.isEmpty(); n++) {
      if (sharing.first(n) == n && counting.test(n)) {
        without.set(n, !all.anySink(n, sink -> members.get(sink < Nets.FIRST_VERTEX ? sink : standIn.applyAsInt(sink))));
      }
    }
    return without;
  }

  /** At least as many entries as an index of these members would have, told from the sinks that nets share. */
  public static long mostEntries(ValueCommunicationGraph graph, BitSet members, IntPredicate netFilter) {
    Nets nets = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    BitSet without = withoutMembers(graph, members, netFilter, graph::representative);
    long entries = 0;
    for (int n = 0; n < nets.size(); n++) {
      if (netFilter.test(n)) {
        entries += members.get(graph.representative(nets.home(n))) ? 1 : 0;
        int end = without.get(sharing.first(n)) ? nets.offset(n) : nets.end(n);
        for (int i = nets.offset(n); i < end; i++) {
          entries += members.get(graph.sink(nets.pin(n, i), 0)) ? 1 : 0;
        }
      }
    }
    return entries;
  }

  private interface EntryVisitor {
    /**
     * @param distance of the home from the member, 0 where the net is its own
     * @param goesOn whether the member's entry before is of the same home
     */
    void visit(int member, int net, int distance, long weight, boolean goesOn);
  }

  /**
   * A member that is met twice in a net, through the vertices placed with it, is entered once.
   *
   * @param nets those to go through
   * @return the nets that have members
   */
  private BitSet scan(BitSet nets, EntryVisitor visitor) {
    BitSet touching = new BitSet(nets.length());
    Nets all = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    // By member the last net that it was met in and its home, beside each other: members are met in no order.
    int[] last = new int[2 * row.length];
    for (int n = nets.nextSetBit(0); n >= 0; n = nets.nextSetBit(n + 1)) {
      int home = standIn.applyAsInt(all.home(n));
      boolean everyStep = graph.everyStep(n);
      long weight = all.count(n) * graph.words().bytes(home) * (everyStep ? 1 : -1);
      int sign = everyStep ? home : ~home;
      int end = withoutMembers.get(sharing.first(n)) ? all.offset(n) : all.end(n);
      boolean touches = false;
      for (int i = all.offset(n) - 1; i < end; i++) {
        int vertex = i < all.offset(n) ? home : all.pin(n, i);
        int v = vertex < Nets.FIRST_VERTEX ? vertex : standIn.applyAsInt(vertex);
        int member = members.get(v) ? number.of(v) : -1;
        if (member >= 0 && last[2 * member] != n + 1) {
          touches = true;
          last[2 * member] = n + 1;
          visitor.visit(member, n, home - v, weight, v != home && last[2 * member + 1] == sign);
          last[2 * member + 1] = v == home ? 0 : sign;
        }
      }
      touching.set(n, touches);
    }
    return touching;
  }

  public int start(int vertex) {
    return rows.start(row[number.of(vertex)]);
  }

  public int end(int vertex) {
    return rows.end(row[number.of(vertex)]);
  }

  /** Whether the entry is a net of the vertex's own values. */
  public boolean isOwn(int entry) {
    return (rows.entry(entry) & 1) != 0;
  }

  /** The net of an own entry of a vertex. */
  public int net(int vertex, int entry) {
    return firstNet[number.of(vertex)] + (rows.entry(entry) >> 1);
  }

  /** The home of an entry of a vertex that is not own, or what stands for it. */
  public int home(int vertex, int entry) {
    return vertex + (rows.entry(entry) >> 1);
  }

  /** Bytes of the values of an entry, in all steps of the net's phase; at most 2^31 - 1. */
  public int weight(int entry) {
    return Math.abs(rows.weight(entry));
  }

  /** See {@link ValueCommunicationGraph#everyStep}. */
  public boolean everyStep(int entry) {
    return rows.weight(entry) > 0;
  }
}
