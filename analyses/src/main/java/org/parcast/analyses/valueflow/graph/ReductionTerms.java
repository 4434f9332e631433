package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.compact.VertexOrder;
import org.parcast.recording.Terms;

/**
 * The vertices of reductions' terms. A reduction on every rank adds up on each rank the terms computed there, and each of these may be computed on
 * any rank to which its words come. The terms of a number that has an owner are computed by that.
 */
public final class ReductionTerms {
  private final Terms terms;
  /** A bit for each vertex that is a term, and how many there are below those of each long: a term is looked up for every sink. */
  private final VertexOrder numbers;

  ReductionTerms(Terms terms) {
    this.terms = terms;
    BitSet vertices = new BitSet();
    Arrays.stream(terms.vertex()).forEach(vertices::set);
    numbers = new VertexOrder(vertices);
  }

  public int size() {
    return terms.size();
  }

  public int vertex(int term) {
    return terms.vertex()[term];
  }

  public boolean contains(int vertex) {
    return numbers.contains(vertex);
  }

  /** Which term the vertex is, less than 0 where it is none. */
  public int of(int vertex) {
    return contains(vertex) ? numbers.of(vertex) : -1;
  }

  /** The vertex of the number that is reduced. */
  public int number(int term) {
    return terms.reduced()[term];
  }

  public int firstWord(int term) {
    return terms.first()[term];
  }

  /** The vertices that others are placed with, each term with its number; null where every vertex stands for itself. */
  int[] withNumbers(int[] placedWith, int vertices) {
    if (size() == 0) {
      return placedWith;
    }
    int[] with = placedWith == null ? IntStream.range(0, vertices).toArray() : placedWith.clone();
    for (int term = 0; term < size(); term++) {
      with[vertex(term)] = number(term);
    }
    return with;
  }

  /** The representatives where the terms of numbers on every rank stand for themselves; the same array where there are none of these. */
  int[] apart(int[] representative, Singletons singletons) {
    int[] apart = representative;
    for (int term = 0; term < size(); term++) {
      int vertex = vertex(term);
      if (singletons.onEveryRank(representative[vertex]) && representative[vertex] != vertex) {
        apart = apart == representative ? representative.clone() : apart;
        apart[vertex] = vertex;
      }
    }
    return apart;
  }
}
