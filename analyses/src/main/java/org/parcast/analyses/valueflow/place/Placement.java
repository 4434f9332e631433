package org.parcast.analyses.valueflow.place;

import java.util.BitSet;
import java.util.function.Consumer;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;

/** Ranks of all vertices: a cut places some, traffic the rest. Used for every cut that places the same vertices. */
public final class Placement {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final TrafficPlacement rest;
  private final TermPlacement terms;

  /**
   * A placement.
   *
   * @param owner rank of every vertex that is {@linkplain ValueCommunicationGraph#placed() placed}, -1 for those on every rank
   * @param tied representatives that several ranks could have taken as well, and would have in turn
   */
  public record Placed(short[] owner, BitSet tied) {}

  /**
   * @param terms the graph's
   * @param example places the vertices that every cut places
   */
  Placement(ValueCommunicationGraph graph, Singletons singletons, TermPlacement terms, Consumer<short[]> example) {
    this.graph = graph;
    this.singletons = singletons;
    short[] template = graph.unowned();
    example.accept(template);
    rest = new TrafficPlacement(graph, singletons, template);
    graph.release(template);
    this.terms = terms;
  }

  /**
   * Places every vertex that is to be placed.
   *
   * @param cut places its vertices
   * @param hint says where others would rather be, among ranks of equal traffic
   * @param ties who takes a vertex where several are equal still
   */
  Placed complete(int ranks, Consumer<short[]> cut, Consumer<short[]> hint, Ties ties) {
    short[] owner = graph.unowned();
    cut.accept(owner);
    for (int v = singletons.all().nextSetBit(0); v >= 0; v = singletons.all().nextSetBit(v + 1)) {
      if (singletons.onEveryRank(v)) {
        owner[v] = -1;
      }
    }
    short[] preferred = graph.unowned();
    hint.accept(preferred);
    BitSet tied = rest.place(ranks, owner, preferred, ties);
    graph.release(preferred);
    BitSet placed = graph.placed();
    for (int v = placed.nextSetBit(0); v >= 0; v = placed.nextSetBit(v + 1)) {
      owner[v] = owner[graph.representative(v)];
    }
    terms.place(owner);
    return new Placed(owner, tied);
  }
}
