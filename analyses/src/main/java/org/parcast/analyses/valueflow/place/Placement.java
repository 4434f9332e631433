package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;

/** Ranks of all vertices: a cut places some, traffic the rest. Used for every cut that places the same vertices. */
public final class Placement {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final TrafficPlacement rest;
  private final TermPlacement terms;
  /** Arrays by vertex that hints have been written to: as large as a placement, and each is needed for a moment. */
  private final Queue<short[]> forHints = new ConcurrentLinkedQueue<>();

  /**
   * A placement.
   *
   * @param owner rank of every vertex that is {@linkplain ValueCommunicationGraph#placed() placed}, -1 for those on every rank
   * @param tied representatives that several ranks could have taken as well, and would have in turn
   */
  public record Placed(short[] owner, BitSet tied) {}

  /** @param example places the vertices that every cut places */
  Placement(ValueCommunicationGraph graph, Singletons singletons, Consumer<short[]> example) {
    this.graph = graph;
    this.singletons = singletons;
    short[] template = unowned(graph);
    example.accept(template);
    rest = new TrafficPlacement(graph, singletons, template);
    terms = new TermPlacement(graph, singletons);
  }

  private static short[] unowned(ValueCommunicationGraph graph) {
    short[] owner = new short[graph.vertices()];
    Arrays.fill(owner, (short) -1);
    return owner;
  }

  /**
   * Places every vertex that is to be placed.
   *
   * @param cut places its vertices
   * @param hint says where others would rather be, among ranks of equal traffic
   * @param ties who takes a vertex where several are equal still
   */
  Placed complete(int ranks, Consumer<short[]> cut, Consumer<short[]> hint, Ties ties) {
    short[] owner = unowned(graph);
    cut.accept(owner);
    for (int v = singletons.all().nextSetBit(0); v >= 0; v = singletons.all().nextSetBit(v + 1)) {
      if (singletons.onEveryRank(v)) {
        owner[v] = -1;
      }
    }
    short[] preferred = Optional.ofNullable(forHints.poll()).orElseGet(() -> new short[owner.length]);
    Arrays.fill(preferred, (short) -1);
    hint.accept(preferred);
    BitSet tied = rest.place(ranks, owner, preferred, ties);
    forHints.add(preferred);
    BitSet placed = graph.placed();
    for (int v = placed.nextSetBit(0); v >= 0; v = placed.nextSetBit(v + 1)) {
      owner[v] = owner[graph.representative(v)];
    }
    terms.place(owner);
    return new Placed(owner, tied);
  }
}
