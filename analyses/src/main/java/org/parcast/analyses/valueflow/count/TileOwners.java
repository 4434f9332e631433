package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.BitSet;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArray;

/** The ranks that a decomposition gives words of each tile, and those that own the tiles as a whole. */
final class TileOwners {
  private final ValueCommunicationGraph graph;
  private final short[] owner;
  private final BitSet placed = new BitSet();
  /** The tiles that are cut, by far the fewest, and their owners. */
  private final BitSet isCut = new BitSet();
  private final Int2ObjectOpenHashMap<BitSet> several = new Int2ObjectOpenHashMap<>();

  /**
   * @param parts tells of each vertex that the decomposition places the rank, and of each tile all that have words of it
   * @param owner rank of every vertex, with tiles whole
   */
  TileOwners(ValueCommunicationGraph graph, Consumer<WordArray.CellVisitor> parts, short[] owner) {
    this.graph = graph;
    this.owner = owner;
    // The first rank that has words of a tile, where it is not the owner of the whole: of few tiles.
    Int2IntOpenHashMap others = new Int2IntOpenHashMap();
    parts.accept((vertex, rank) -> {
      int tile = graph.representative(vertex);
      if (owner[tile] < 0) {
        return;
      }
      if (!placed.get(tile)) {
        placed.set(tile);
        if (rank != owner[tile]) {
          others.put(tile, rank);
        }
        return;
      }
      int first = others.getOrDefault(tile, owner[tile]);
      if (first != rank) {
        BitSet ranks = several.computeIfAbsent(tile, t -> new BitSet());
        ranks.set(first);
        ranks.set(rank);
        isCut.set(tile);
      }
    });
  }

  /** Whether the decomposition places all that is owned and cuts no tile. */
  boolean areAllCertain() {
    BitSet all = graph.placed();
    for (int v = all.nextSetBit(0); v >= 0; v = all.nextSetBit(v + 1)) {
      if (owner[v] >= 0 && !isCertain(v)) {
        return false;
      }
    }
    return isCut.isEmpty();
  }

  /** Whether a vertex is on one rank at least, and not on all. */
  boolean isOwned(int vertex) {
    return owner[vertex] >= 0;
  }

  /** Whether all words of the vertex's tile are surely on one rank, as the decomposition says. */
  boolean isCertain(int vertex) {
    int tile = graph.representative(vertex);
    return placed.get(tile) && !isCut.get(tile);
  }

  /** Calls back with the ranks that words of the vertex may be on: of a tile that the decomposition leaves to traffic, the rank that has it as a whole. */
  void forEach(int vertex, IntConsumer action) {
    int tile = graph.representative(vertex);
    if (isCut.get(tile)) {
      several.get(tile).stream().forEach(action);
    } else {
      action.accept(owner[vertex]);
    }
  }

  /** How many ranks {@link #forEach} tells of. */
  int count(int vertex) {
    BitSet ranks = several.get(graph.representative(vertex));
    return ranks == null ? 1 : ranks.cardinality();
  }

  /** Whether the rank may own words of the vertex, for the least that is sent: of those left to traffic, any. */
  boolean mayOwn(int vertex, int rank) {
    BitSet ranks = several.get(graph.representative(vertex));
    return !placed.get(graph.representative(vertex)) || (ranks == null ? rank == owner[vertex] : ranks.get(rank));
  }
}
