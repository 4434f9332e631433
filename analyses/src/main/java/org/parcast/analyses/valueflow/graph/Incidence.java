package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.parcast.recording.Nets;

/**
 * What the nets tie to some vertices, in compressed rows: an <em>own</em> net where the vertex is the home, else the home whose values the vertex
 * uses. Nets of the same home that come one after the other are one entry.
 */
public final class Incidence {
  private final ValueCommunicationGraph graph;
  private final IntUnaryOperator standIn;
  private final BitSet members;
  private final BitSet withoutMembers;
  private final int[] number;
  private final int[] start;

  /** The home, or an own net complemented. */
  private final int[] entries;

  /** Bytes that the home sends if no other vertex is where the member is; less than 0 where not in every step. */
  private final CodedInts weights;

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
    number = new int[graph.vertices()];
    int size = 0;
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      number[v] = size++;
    }
    start = new int[size + 1];
    BitSet touching = scan(counting, (member, entry, weight, goesOn) -> start[member + 1] += goesOn ? 0 : 1);
    for (int i = 0; i < size; i++) {
      start[i + 1] = Math.addExact(start[i], start[i + 1]);
    }
    entries = new int[start[size]];
    weights = new CodedInts(start[size]);
    int[] end = Arrays.copyOf(start, size);
    scan(touching, (member, entry, weight, goesOn) -> {
      int at = goesOn ? end[member] - 1 : end[member]++;
      entries[at] = entry;
      weights.set(at, (int) Math.max(-Integer.MAX_VALUE, Math.min(Integer.MAX_VALUE, weights.get(at) + weight)));
    });
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
    /** @param goesOn whether the member's entry before is of the same home */
    void visit(int member, int entry, long weight, boolean goesOn);
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
    int[] seenBy = new int[start.length];
    int[] lastHome = new int[start.length];
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
        if (members.get(v) && seenBy[number[v]] != n + 1) {
          int member = number[v];
          touches = true;
          seenBy[member] = n + 1;
          visitor.visit(member, v == home ? ~n : home, weight, v != home && lastHome[member] == sign);
          lastHome[member] = v == home ? 0 : sign;
        }
      }
      touching.set(n, touches);
    }
    return touching;
  }

  public int start(int vertex) {
    return start[number[vertex]];
  }

  public int end(int vertex) {
    return start[number[vertex] + 1];
  }

  /** Whether the entry is a net of the vertex's own values. */
  public boolean isOwn(int entry) {
    return entries[entry] < 0;
  }

  /** The net of an own entry. */
  public int net(int entry) {
    return ~entries[entry];
  }

  /** The home of an entry that is not own, or what stands for it. */
  public int home(int entry) {
    return entries[entry];
  }

  /** Bytes of the values of an entry, in all steps of the net's phase; at most 2^31 - 1. */
  public int weight(int entry) {
    return Math.abs(weights.get(entry));
  }

  /** See {@link ValueCommunicationGraph#everyStep}. */
  public boolean everyStep(int entry) {
    return weights.get(entry) > 0;
  }
}
