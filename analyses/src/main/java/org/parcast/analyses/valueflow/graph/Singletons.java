package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The singleton vertices by what is done with them. Members of an allgather keep an owner, who computes them, though all ranks get their
 * values; the others are on every rank.
 *
 * @param all all singletons
 * @param kinds vertices by {@link SingletonKind#ordinal}
 * @param chosen by which scores, null where there was no choice
 * @param candidates how many vertices reached the threshold
 */
public record Singletons(BitSet all, BitSet[] kinds, ChosenByScore chosen, int candidates) {
  /** No singletons at all. */
  public static Singletons none() {
    BitSet[] kinds = new BitSet[SingletonKind.values().length];
    Arrays.setAll(kinds, k -> new BitSet());
    return new Singletons(new BitSet(), kinds, null, 0);
  }

  /** Numbers that are taken to be reduced on every rank. */
  public static Singletons reduced(BitSet numbers) {
    Singletons reduced = new Singletons(numbers, none().kinds, null, 0);
    reduced.kinds[SingletonKind.ALLREDUCE.ordinal()] = numbers;
    return reduced;
  }

  public boolean contains(int vertex) {
    return all.get(vertex);
  }

  public BitSet of(SingletonKind kind) {
    return kinds[kind.ordinal()];
  }

  public SingletonKind kind(int vertex) {
    for (SingletonKind kind : SingletonKind.values()) {
      if (of(kind).get(vertex)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("vertex " + vertex + " is no singleton");
  }

  /** Whether every rank has a copy and none owns it. */
  public boolean onEveryRank(int vertex) {
    return all.get(vertex) && !of(SingletonKind.ALLGATHER).get(vertex);
  }
}
